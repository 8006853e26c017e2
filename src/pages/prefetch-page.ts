import { matchRoutes, type Params, RouterContextProvider } from 'react-router'
import { browserTransport } from '#browser/call-api.ts'
import { isDataSaverOn } from '#browser/data-saver.ts'
import { transportContext } from '#browser/page.ts'
import { pageUrls } from '#urls.tsx'
import { base } from '#words/page/en.ts'
import { loadPage } from './load-page.ts'
import type { PageUrl } from './page-url.ts'

/** How long prefetched data may be used: a price must not be older than a slow answer would be. */
const freshMs = 3000
/** Delays, so that a pointer passing over a link or a finger starting to scroll does not prefetch. */
const hoverDelayMs = 65
const touchDelayMs = 40
/** Limits the prefetches when a pointer moves over many cards. */
const budget = { steps: 8, everyMs: 10_000 }

type Prefetched = { at: number; data: Promise<unknown>; refused: boolean }
const prefetched = new Map<string, Prefetched>()
/** The scheduled prefetch. */
let prefetchTimer: ReturnType<typeof setTimeout> | undefined
/** The running navigation, which loads its own data. */
let currentStep: string | undefined

/**
 * Starts prefetching a link's page on touch, hover or focus: its code and, for public pages, its loader's data. Off
 * when the data saver is on.
 */
export function prefetchLinks() {
  const schedulePrefetch = (element: Element | null | undefined, afterMs: number) => {
    clearTimeout(prefetchTimer)
    const link = element?.closest('a')
    if (link?.origin !== window.location.origin) return
    currentStep = undefined
    prefetchTimer = setTimeout(() => void prefetch(new URL(link.href)).catch(() => {}), afterMs)
  }
  const listen = (sign: 'pointerdown' | 'pointerover' | 'focusin', afterMs: number) =>
    document.addEventListener(sign, ({ target }) =>
      schedulePrefetch(target instanceof Element ? target : null, afterMs),
    )
  listen('pointerdown', touchDelayMs)
  listen('pointerover', hoverDelayMs)
  listen('focusin', hoverDelayMs)
  document.addEventListener('pointercancel', () => clearTimeout(prefetchTimer))
  // The touch that triggered loading this code.
  schedulePrefetch(document.querySelector('a:hover, a:active'), 0)
}

/**
 * Returns the data just prefetched for this URL, once: the next navigation loads again. Undefined if there is none, if
 * it failed or is too old. If the user navigated before the prefetch started, it must not start any more, because its
 * data would be loaded twice and stay for the next navigation.
 */
export function takePrefetched({ url }: { url: string }) {
  const key = keyOf(new URL(url))
  clearTimeout(prefetchTimer)
  currentStep = key
  const found = prefetched.get(key)
  prefetched.delete(key)
  return found && !found.refused && isFresh(found) ? found.data : undefined
}

/** Prefetches the code of a page and, if it is public and not prefetched already, its data. */
async function prefetch(url: URL) {
  const key = keyOf(url)
  const earlier = prefetched.get(key)
  if (isDataSaverOn() || key === keyOf(new URL(window.location.href)) || (earlier && isFresh(earlier))) return
  const { page, params } = pageAt(url)
  if (!page) return
  const { loader } = await loadPage(page)
  if (!loader || page.access !== 'anyone' || page.signedOutOnly || currentStep === key || !spendBudget())
    return
  const entry: Prefetched = { at: Date.now(), data: Promise.resolve(), refused: false }
  const context = new RouterContextProvider()
  context.set(transportContext, async (request) => {
    const answer = await browserTransport(request)
    entry.refused ||= answer.status >= 400 || answer.status === 0
    return answer
  })
  const request = new Request(url)
  const loading = loader({ request, url, params, pattern: page.path, context })
  entry.data = loading.then(unwrapArrivedParts)
  entry.data.catch(() => {
    entry.refused = true
  })
  prefetched.set(key, entry)
}

/**
 * Replaces the promises in loader data by their values as they arrive, so that these parts are shown at once, the
 * others as on any page.
 */
function unwrapArrivedParts(data: unknown) {
  if (typeof data !== 'object' || data === null) return data
  const parts: Record<string, unknown> = { ...data }
  for (const [name, part] of Object.entries(parts))
    if (part instanceof Promise)
      part.then(
        (value) => {
          parts[name] = value
        },
        () => {},
      )
  return parts
}

/**
 * Prefetches the code of the pages that this page's cards link to: a few kilobytes, so that a tap only waits for data.
 */
export function prefetchLinkedCode() {
  if (isDataSaverOn()) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) {
    const { page } = pageAt(new URL(link.href))
    if (page?.access === 'anyone') void loadPage(page).catch(() => {})
  }
}

/** The row of the page table for a URL, with the parameters in its path; no page for a URL of the other language. */
function pageAt(url: URL): { page?: PageUrl; params: Params } {
  const rows = pageUrls.map((handle) => ({ path: handle.path, handle }))
  const match = matchRoutes(rows, url, base || '/')?.at(-1)
  return { page: match?.route.handle, params: match?.params ?? {} }
}

const keyOf = ({ pathname, search }: URL) => pathname + search
const isFresh = ({ at }: Prefetched) => Date.now() - at < freshMs

let spent: number[] = []
/**
 * Counts a prefetch.
 * @returns false if there were too many lately; then it is not counted
 */
function spendBudget() {
  const now = Date.now()
  spent = spent.filter((at) => now - at < budget.everyMs)
  if (spent.length >= budget.steps) return false
  spent.push(now)
  return true
}
