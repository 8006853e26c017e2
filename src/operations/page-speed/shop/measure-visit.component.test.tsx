import { beforeEach, expect, test, vi } from 'vitest'
import type { PageUrl } from '#pages/page-url.ts'
import { mockPointer } from '#test/shop/component.tsx'
import { pageUrls } from '#urls.tsx'
import { pageSpeedEndpoints } from '../contract.ts'

type Entry = Record<string, unknown> & { startTime: number }

/** The entries that a browser has recorded before the code that measures was loaded. */
let entries: Record<string, Entry[]> = {}

class FakeObserver {
  static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event', 'first-input', 'paint']
  readonly #callback: (list: { getEntries: () => Entry[] }) => void
  constructor(callback: (list: { getEntries: () => Entry[] }) => void) {
    this.#callback = callback
  }
  observe({ type }: { type: string }) {
    const found = entries[type]
    if (found) queueMicrotask(() => this.#callback({ getEntries: () => found }))
  }
  takeRecords() {
    return []
  }
  disconnect() {}
}

const home: PageUrl = { path: '/', access: 'anyone', page: './shopfront/pages/shop/home/home-page.tsx' }
/** Before a test hides the page: the clock begins with the process, and what is painted after that isn't counted. */
const paint = { name: 'first-contentful-paint', startTime: 64.01234 }
const sent: Blob[] = []

beforeEach(() => {
  sent.length = 0
  entries = { paint: [paint] }
  vi.stubGlobal('PerformanceObserver', FakeObserver)
  vi.stubGlobal(
    'PerformanceEventTiming',
    class {
      interactionId = 0
    },
  )
  Object.assign(PerformanceEventTiming.prototype, { interactionId: 0 })
  Object.assign(navigator, { sendBeacon: (_: string, body: Blob) => sent.push(body) > 0 })
  mockPointer('fine')
  // Both libraries keep what they know of the document in their modules.
  vi.resetModules()
})

/** Measures a visit that begins with a page. @returns the router’s core, which moves the visitor to another page */
async function measure(url: PageUrl) {
  const { setCore, getCore } = await import('#browser/router/core.ts')
  const { measureVisit } = await import('./measure-visit.ts')
  const listeners = new Set<(state: object) => void>()
  const state = { location: { key: 'first' }, matches: [{ route: { id: url.path } }] }
  window.history.replaceState({ key: 'first' }, '')
  const core = { state, subscribe: (listener: (state: object) => void) => listeners.add(listener) }
  setCore({ load: async () => core as never, onLoadError: async () => {} })
  await getCore()
  measureVisit(url)
  await new Promise((resolve) => setTimeout(resolve, 50))
  return (path: string) => {
    for (const listener of listeners)
      listener({ location: { key: path }, matches: [{ route: { id: path } }] })
  }
}

/** Hides the page, as when the visitor changes to another app. @returns the samples that are sent */
async function hide() {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const event = new Event('visibilitychange', { bubbles: true })
  Object.defineProperty(event, 'isTrusted', { value: true })
  document.dispatchEvent(event)
  visibility.mockRestore()
  const [body, ...others] = sent.splice(0)
  expect(others).toEqual([])
  if (!body) return undefined
  expect(body.type).toBe('application/json')
  return pageSpeedEndpoints['POST /page-speed'].body.parse(JSON.parse(await body.text()))
}

test('what the browser recorded is sent once, when the page is hidden', async () => {
  entries['largest-contentful-paint'] = [{ startTime: 1830.45678, size: 9 }]
  entries['layout-shift'] = [{ startTime: 300, value: 0.05, hadRecentInput: false }]
  entries.event = [{ startTime: 2000, duration: 96, interactionId: 7, name: 'click', target: document.body }]
  await measure(home)
  const report = await hide()
  expect(report?.device).toBe('desktop')
  expect(report?.samples.toSorted((one, other) => one.metric.localeCompare(other.metric))).toEqual([
    { metric: 'cls', page: 'home', value: 0.05 },
    { metric: 'inp', page: 'home', value: 96 },
    { metric: 'lcp', page: 'home', value: 1830.457 },
  ])
  expect(await hide()).toBeUndefined()
})

test('an interaction belongs to the page on which it happened', async () => {
  const goTo = await measure(home)
  await new Promise((resolve) => setTimeout(resolve, 20))
  goTo('/product/:id')
  const report = await hide()
  // Without layout shifts, the score belongs to the page that is open.
  expect(report?.samples).toEqual([{ metric: 'cls', page: 'product', value: 0 }])
})

test('nothing of the back office is sent', async () => {
  const goTo = await measure(home)
  goTo('/admin')
  expect(await hide()).toBeUndefined()
})

test.each([
  { from: 'a page of the shop', referrer: () => `${window.location.origin}/categories`, samples: 1 },
  { from: 'another site', referrer: () => 'https://elsewhere.example/', samples: 0 },
  { from: 'a bookmark', referrer: () => '', samples: 0 },
])('a document opened from $from counts as $samples taps', async ({ referrer, samples }) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer())
  await measure(home)
  const taps = (await hide())?.samples.filter(({ metric }) => metric === 'tap')
  expect(taps).toEqual(Array(samples).fill({ metric: 'tap', page: 'home', value: 64.012 }))
})

test('every page of the shop has a kind', async () => {
  const { pageKindOf } = await import('./measure-visit.ts')
  const kinds = pageUrls.map(({ path }) => pageKindOf(path))
  for (const kind of ['home', 'categories', 'category', 'product', 'cart', 'checkout', 'other'])
    expect(kinds).toContain(kind)
})
