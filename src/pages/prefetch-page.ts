import { type DataRouter, matchPath, type Params, RouterContextProvider } from 'react-router'
import { isDataSaverOn } from '#browser/data-saver.ts'
import { preloadLazyParts } from '#browser/lazy-hydration.tsx'
import { pathOf } from '#browser/router/href.ts'
import { whenIdle } from '#browser/when-idle.ts'
import { base } from '#words/page/en.ts'
import { preloadPageCode } from './load-page.ts'
import { isCurrentAddress, isKeptPage, isLoadedOrLoading, isPrefetched, loadAndKeep } from './loaded-pages.ts'
import { matchPageUrl } from './match-page-url.ts'
import type { PageUrl } from './page-url.ts'

/** Delays, so that a pointer passing over a link or a finger starting to scroll does not prefetch. */
const hoverDelayMs = 65
const touchDelayMs = 40
/** Limits the prefetches when a pointer moves over many cards. */
const budget = { pages: 8, everyMs: 10_000 }
/** How many of the links that come into view are prefetched until the next navigation. */
const maxInView = 12
/** How many of them at the same time: most of the time passes until a response arrives. */
const maxAtOnce = 3

/** The scheduled prefetch. */
let prefetchTimer: ReturnType<typeof setTimeout> | undefined
/** The running navigation, which loads its own data. */
let navigatesTo: string | undefined

/**
 * Starts prefetching the pages that a visitor is likely to open: their code and, for public pages, their data. Pages
 * are prefetched while the browser is idle if a link to them is in view, and at once on touch, hover or focus. Off when
 * the data saver is on.
 */
export function prefetchLinks(core: DataRouter) {
  const schedulePrefetch = (element: Element | null | undefined, afterMs: number) => {
    clearTimeout(prefetchTimer)
    const link = element?.closest('a')
    if (link?.origin !== window.location.origin) return
    navigatesTo = undefined
    prefetchTimer = setTimeout(() => {
      if (!isLoadedOrLoading(link.href) && spendBudget()) void prefetch(link.href)
    }, afterMs)
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
  prefetchLinksInView(core)
}

let prefetchedInView = 0

/** Must be called when a navigation begins: a page that it opens is not prefetched any more. */
export function noteNavigation(url: string) {
  clearTimeout(prefetchTimer)
  navigatesTo = url
  prefetchedInView = 0
}

/**
 * Prefetches while the browser is idle and no navigation is running, so that the visitor's own requests are not
 * delayed: first the code of the pages, then the data of a few pages at a time.
 */
function prefetchLinksInView(core: DataRouter) {
  // In development each module is a request of its own, and hundreds would delay the one that was edited.
  if (isDataSaverOn() || import.meta.env.DEV) return
  const waiting = new Set<HTMLAnchorElement>()
  const untilUndisturbed = async () => {
    do {
      await untilStill(core)
      await new Promise<void>(whenIdle)
    } while (core.state.navigation.state !== 'idle')
  }
  let running = 0
  const run = async () => {
    running++
    for (const link of waiting) {
      await untilUndisturbed()
      if (prefetchedInView >= maxInView) break
      // Another run may have taken it meanwhile.
      if (!waiting.delete(link) || !link.isConnected) continue
      if (isPrefetched(link.href) || isLoadedOrLoading(link.href)) continue
      prefetchedInView++
      // A navigation may have started to count anew.
      if (!(await prefetch(link.href)) && prefetchedInView > 0) prefetchedInView--
    }
    running--
  }
  let isStarting = false
  const start = async () => {
    if (isStarting) return
    isStarting = true
    await untilUndisturbed()
    isStarting = false
    for (const link of waiting) {
      const { page } = pageAt(new URL(link.href))
      if (page) void preloadPageCode(page)
    }
    while (running < Math.min(maxAtOnce, waiting.size)) void run()
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (target instanceof HTMLAnchorElement) waiting[isIntersecting ? 'add' : 'delete'](target)
    void start()
  })
  const observeLinks = () => {
    // Filter combinations (`nofollow`) are searches, of which few are opened.
    for (const link of document.querySelectorAll('main a[href^="/"]:not([rel])')) observer.observe(link)
  }
  let isScheduled = false
  const observeLater = async () => {
    if (isScheduled) return
    isScheduled = true
    await new Promise<void>(whenIdle)
    isScheduled = false
    observeLinks()
  }
  new MutationObserver(observeLater).observe(document.body, { childList: true, subtree: true })
  void observeLater()
}

/** Resolves when no navigation is running. */
const untilStill = (core: DataRouter) =>
  new Promise<void>((resolve) => {
    if (core.state.navigation.state === 'idle') return resolve()
    const stop = core.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle') return
      stop()
      resolve()
    })
  })

/**
 * Prefetches the code of a page and, if it is public, its data.
 * @returns whether data was requested
 */
async function prefetch(href: string) {
  const url = new URL(href)
  if (isCurrentAddress(href)) return false
  const { page, params } = pageAt(url)
  if (!page) return false
  const module = await preloadPageCode(page)
  if (!module?.loader || !isKeptPage(page) || navigatesTo === url.href) return false
  const request = new Request(url)
  const context = new RouterContextProvider()
  const args = { request, url, params, pattern: page.path, context }
  const data = await loadAndKeep(module.loader, args, { isShown: false }).catch(() => null)
  preloadLazyParts()
  // Parts that arrive later are loaded as well before the next page.
  await Promise.allSettled(Object.values(data ?? {}))
  return true
}

/** The row of the page table for a URL, with the parameters in its path; no page for a URL of the other language. */
function pageAt({ pathname }: URL): { page?: PageUrl; params: Params } {
  if (base && !`${pathname}/`.startsWith(`${base}/`)) return { params: {} }
  const path = pathOf(pathname)
  const page = matchPageUrl(path)
  return { page, params: matchPath(page.path, path)?.params ?? {} }
}

let spent: number[] = []
/**
 * Counts a prefetch.
 * @returns false if there were too many lately; then it is not counted
 */
function spendBudget() {
  const now = Date.now()
  spent = spent.filter((at) => now - at < budget.everyMs)
  if (spent.length >= budget.pages) return false
  spent.push(now)
  return true
}
