import { useLayoutEffect, useRef } from 'react'
import type { RouterState } from './router-state.ts'

const storedAs = 'scroll-positions'
type Positions = Record<string, number>

/**
 * How far each entry of the browser's history was scrolled, by the entry's key. A step to another page begins at its
 * top or at its `#part`; Back and a reload lead to where somebody was.
 */
export function useScrollPosition({ location, initialized, preventScrollReset }: RouterState) {
  const { key, hash } = location
  const shown = useRef(key)
  const opened = useRef(location)
  const positions = useRef<Positions>({})
  const placed = useRef<string>(undefined)

  useLayoutEffect(() => {
    positions.current = readStored()
    return storePositions(() => ({ ...positions.current, [shown.current]: window.scrollY }), positions)
  }, [])

  useLayoutEffect(() => {
    shown.current = key
    if (!initialized || placed.current === key) return
    placed.current = key
    const kept = positions.current[key]
    if (kept !== undefined) window.scrollTo(0, kept)
    // What the browser opened by itself it has scrolled by itself.
    else if (opened.current.key !== key && !scrollToPart(hash) && !preventScrollReset) window.scrollTo(0, 0)
  }, [key, hash, initialized, preventScrollReset])
}

function storePositions(measure: () => Positions, kept: { current: Positions }) {
  const listening = new AbortController()
  const listen = (event: string, hear: () => void) =>
    window.addEventListener(event, hear, { signal: listening.signal, passive: true })
  const takeControl = () => {
    window.history.scrollRestoration = 'manual'
  }
  const giveBackControl = () => {
    // Whoever comes back to this document's address finds it scrolled before any script is there.
    window.history.scrollRestoration = 'auto'
    sessionStorage.setItem(storedAs, JSON.stringify(measure()))
  }
  takeControl()
  listen('scroll', () => {
    kept.current = measure()
  })
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

/** @returns whether there is such a part */
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
