import { useLayoutEffect, useRef } from 'react'
import type { RouterState } from './router-state.ts'

const storedAs = 'scroll-positions'
type Positions = Record<string, number>
/** The scroll positions of the session by the key of the history entry. */
let positions: Positions = {}

/** Whether a history entry was last seen scrolled down. */
export const isScrolledDown = (key: string) => (positions[key] ?? 0) > 0

/**
 * Stores and restores the scroll position of each history entry, by the entry's key. A new page starts at the top or at
 * its `#part`; Back and a reload restore the position.
 */
export function useScrollPosition({ location, initialized, preventScrollReset }: RouterState) {
  const { key, hash } = location
  const shown = useRef(key)
  const opened = useRef(location)
  const placed = useRef<string>(undefined)

  useLayoutEffect(() => {
    positions = readStored()
    return trackPosition(() => shown.current)
  }, [])

  useLayoutEffect(() => {
    shown.current = key
    if (!initialized || placed.current === key) return
    // The browser scrolls a document that it opened itself.
    const isPlacedByBrowser = placed.current === undefined && opened.current.key === key
    placed.current = key
    const kept = positions[key]
    if (kept !== undefined) window.scrollTo(0, kept)
    else if (!isPlacedByBrowser && !scrollToPart(hash) && !preventScrollReset) window.scrollTo(0, 0)
  }, [key, hash, initialized, preventScrollReset])
}

/**
 * Takes scroll restoration over from the browser while the document is shown: keeps the position of the shown history
 * entry up to date while the user scrolls, and stores all of them for the session when the document is left.
 * @returns a function that removes the listeners
 */
function trackPosition(shownKey: () => string) {
  const listening = new AbortController()
  const listen = (event: string, listener: () => void) =>
    window.addEventListener(event, listener, { signal: listening.signal, passive: true })
  const takeControl = () => {
    window.history.scrollRestoration = 'manual'
  }
  const keepPosition = () => {
    positions[shownKey()] = window.scrollY
  }
  const giveBackControl = () => {
    // When the user returns to this document, the browser must restore the position before any script runs.
    window.history.scrollRestoration = 'auto'
    keepPosition()
    sessionStorage.setItem(storedAs, JSON.stringify(positions))
  }
  takeControl()
  listen('scroll', keepPosition)
  listen('pageshow', takeControl)
  listen('pagehide', giveBackControl)
  return () => listening.abort()
}

function readStored(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storedAs) ?? '{}')
  } catch {
    return {}
  }
}

/**
 * Scrolls to the element with the id in the URL's hash.
 * @returns whether it exists
 */
function scrollToPart(hash: string) {
  const part = hash && document.getElementById(decodeHash(hash))
  if (!part) return false
  part.scrollIntoView()
  return true
}

function decodeHash(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
