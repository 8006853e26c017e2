import { type Metric, onCLS, onFCP, onINP, onLCP } from 'web-vitals'
import { subscribeToCore } from '#browser/router/core.ts'
import { hrefOf } from '#browser/router/href.ts'
import type { PageUrl } from '#pages/page-url.ts'
import type { PageSpeedReport } from '../contract.ts'
import type { PageKind, SpeedMetric } from '../rules/speed-metrics.ts'
import { watchTaps } from './watch-taps.ts'

const pageKinds: Record<string, PageKind> = {
  '/': 'home',
  '/categories': 'categories',
  '/categories/:id': 'category',
  '/product/:id': 'product',
  '/cart': 'cart',
  '/checkout': 'checkout',
}

/** The kind of a page, by its path in the page table; null in the back office, which is not for visitors. */
export const pageKindOf = (path: string): PageKind | null =>
  path.startsWith('/admin') ? null : (pageKinds[path] ?? 'other')

/** The most samples that the API accepts at once. */
const maxSamples = 20

/**
 * Measures Core Web Vitals of this document, and for each page that the visitor opens the time from the tap on a link
 * until the page’s heading is shown. Sends the samples when the page is hidden or left: nothing but numbers and kinds of
 * pages.
 * @param first the page of the document, in which client-side navigation may have begun since
 */
export function measureVisit(first: PageUrl) {
  const device = window.matchMedia('(pointer:coarse)').matches ? 'mobile' : 'desktop'
  const samples: PageSpeedReport['samples'] = []
  const send = () => {
    if (samples.length > 0) sendReport({ device, samples: samples.splice(0) })
  }
  const record = (metric: SpeedMetric, value: number, path: string) => {
    const page = pageKindOf(path)
    if (!page) return
    samples.push({ metric, page, value: Math.round(value * 1000) / 1000 })
    if (samples.length === maxSamples) send()
  }
  const pages = watchPages(
    first.path,
    watchTaps((path, ms) => record('tap', ms, path)),
  )
  measureWebVitals((metric, { value, entries }) =>
    // What happened before a client-side navigation belongs to the page before it.
    record(metric, value, pages.at(entries[0]?.startTime ?? performance.now())),
  )
  if (first.access === 'anyone' && isFromShop())
    onFCP(({ value, navigationType }) => {
      // A document begins with the tap on its link, and the first paint contains the server’s heading.
      if (navigationType === 'navigate') record('tap', value, first.path)
    })
  // The last event that every browser sends, also when the page is left. Registered after the listeners of `web-vitals`,
  // which report their last values in the same event.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
}

/**
 * Keeps when the visitor was on which page of this document.
 * @param onArrival called with the page’s path in the page table after each client-side navigation
 */
function watchPages(firstPath: string, onArrival: (path: string) => void) {
  const pages = [{ since: 0, path: firstPath }]
  let key: string | undefined = window.history.state?.key
  subscribeToCore(({ location, matches }) => {
    const path = matches?.at(-1)?.route.id
    if (!location || !path || location.key === key) return
    key = location.key
    pages.push({ since: performance.now(), path })
    onArrival(path)
  })
  return { at: (time: number) => pages.findLast(({ since }) => since <= time)?.path ?? firstPath }
}

/** Reports each metric once per document, and once more after each return from the back/forward cache. */
function measureWebVitals(report: (metric: SpeedMetric, measured: Metric) => void) {
  const reported = new Set<string>()
  const reportOnce = (name: SpeedMetric) => (measured: Metric) => {
    if (reported.has(measured.id)) return
    reported.add(measured.id)
    report(name, measured)
  }
  onLCP(reportOnce('lcp'))
  onINP(reportOnce('inp'))
  onCLS(reportOnce('cls'))
}

const isFromShop = () =>
  URL.canParse(document.referrer) && new URL(document.referrer).origin === window.location.origin

/** Sends the report even while the page is being closed. */
function sendReport(report: PageSpeedReport) {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  navigator.sendBeacon(hrefOf('/api/page-speed'), body)
}
