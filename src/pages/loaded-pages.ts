import type { LoaderFunctionArgs } from 'react-router'
import { browserTransport } from '#browser/call-api.ts'
import { type PageModule, transportContext } from '#browser/page.ts'
import { insteadHeader, keptAtHeader } from '#shopfront/offline/rules/copy-headers.ts'
import type { PageUrl } from './page-url.ts'
import { isTemporaryFailure } from './temporary-failure.ts'
import { withPagePath } from './with-page-path.ts'

/** Data that is at most this old is shown without being loaded again: a slow response would be as old. */
const freshMs = 3000
/** Older data is not shown. Browsers keep a left page about as long for Back. */
const maxAgeMs = 10 * 60_000
const maxPages = 50

/** From when the oldest part of a page's data is, if the service worker had to answer for the shop. */
type Copy = { instead?: string | null; keptAt?: string | null }

type LoadedPage = {
  loadedAt: number
  data: unknown
  /** False while it is only prefetched. */
  isShown: boolean
  copy: Copy
}
/** The data of public pages by path and query, the most recently loaded last. */
const loadedPages = new Map<string, LoadedPage>()
/** Loads in progress, so that a page that is being prefetched is not requested a second time. */
const loadsInProgress = new Map<string, Promise<unknown>>()
let hasShownStale = false
/** Data of which a part could not be loaded for a reason that may pass. */
const failedLoads = new WeakSet<object>()

/** Whether a part of a page's data could not be loaded for a reason that may pass, as far as its parts have arrived. */
export const hasFailedPart = (data: unknown) => failedLoads.has(Object(data))

/**
 * Whether the data of a page may be kept while the document is open: it must be the same for every visitor. The login
 * page redirects signed-in visitors, so it is checked each time.
 */
export const isKeptPage = ({ access, signedOutOnly, secret }: PageUrl) =>
  access === 'anyone' && !signedOutOnly && !secret

/**
 * The data with which a page may be shown at once: of a page that was left, if the visitor returns to it with Back or
 * Forward; otherwise of a page that was prefetched and not shown yet. Or its load in progress. Data older than three
 * seconds is shown at once as well, because waiting for a response takes longer than looking at the old one; then
 * `takeShownStale` says that it has to be loaded again, so that a changed price appears a moment later.
 *
 * A link to a page that was seen before loads it again, so that the visitor is told if it can't be loaded.
 */
export function takeLoaded(url: string) {
  const key = keyOf(url)
  const found = loadedPages.get(key)
  // Back and Forward change the address first.
  const isReturn = isCurrentAddress(url)
  if (!found || ageOf(found) > maxAgeMs || (found.isShown && !isReturn)) {
    const loading = loadsInProgress.get(key)
    loading?.then(
      () => markShown(key),
      () => {},
    )
    return loading
  }
  markShown(key)
  if (!isFresh(found)) hasShownStale = true
  return Promise.resolve(found.data)
}

/** Whether a URL is the one in the address bar, apart from its `#part`. */
export const isCurrentAddress = (url: string) => keyOf(url) === keyOf(window.location.href)

function markShown(key: string) {
  const page = loadedPages.get(key)
  if (!page) return
  page.isShown = true
  announceCopy(page.copy)
}

/** Says whether the page that is shown now is a copy from this device (`offline-notice.ts`). */
const announceCopy = (copy: Copy) => window.dispatchEvent(new CustomEvent('shop-copy', { detail: copy }))

/** Whether data older than three seconds has been taken since the last call. */
export function takeShownStale() {
  const wasStale = hasShownStale
  hasShownStale = false
  return wasStale
}

/** Whether a page that has not been shown has data that is at most three seconds old, or is being loaded. */
export function isLoadedOrLoading(url: string) {
  const key = keyOf(url)
  const found = loadedPages.get(key)
  return loadsInProgress.has(key) || (found !== undefined && !found.isShown && isFresh(found))
}

/** Whether the page that a link leads to is prefetched, however old its data. */
export const isPrefetched = (url: string) => loadedPages.get(keyOf(url))?.isShown === false

/**
 * Runs the loader of a public page and keeps its data, unless a part of it failed.
 * @param args whose context gets a transport that notices failed calls
 * @param options.isShown false when prefetching
 */
export function loadAndKeep(
  loader: NonNullable<PageModule['loader']>,
  args: LoaderFunctionArgs,
  { isShown }: { isShown: boolean },
) {
  const key = keyOf(args.request.url)
  const earlier = loadsInProgress.get(key)
  if (earlier) return earlier
  let hasFailed = false
  const copy: Copy = {}
  args.context.set(transportContext, async (request) => {
    const answer = await browserTransport(request)
    hasFailed ||= isTemporaryFailure(answer)
    const instead = answer.headers?.get(insteadHeader)
    if (instead && !copy.instead) {
      Object.assign(copy, { instead, keptAt: answer.headers?.get(keptAtHeader) })
      // A part that arrives after the page.
      if (loadedPages.get(key)?.copy === copy && loadedPages.get(key)?.isShown) announceCopy(copy)
    }
    return answer
  })
  const loading = loader(withPagePath(args))
  const kept = loading.then((data) => keepLoaded(key, data, { isShown, copy, hasFailed: () => hasFailed }))
  loadsInProgress.set(key, kept)
  const end = () => loadsInProgress.delete(key)
  kept.then(end, end)
  return kept
}

type KeepOptions = { isShown: boolean; copy?: Copy; hasFailed?: () => boolean }

/** Keeps data of a page, such as the data that the server rendered the first page from. */
export function keepLoaded(
  address: string,
  data: unknown,
  { isShown, copy = {}, hasFailed = () => false }: KeepOptions,
) {
  const key = keyOf(address)
  const page: LoadedPage = {
    loadedAt: Date.now(),
    data: withoutArrivedPromises(data, forgetIfFailed),
    isShown,
    copy,
  }
  if (isShown) announceCopy(copy)
  const earlier = loadedPages.get(key)
  loadedPages.delete(key)
  loadedPages.set(key, page)
  const [oldest] = loadedPages.keys()
  if (oldest !== undefined && loadedPages.size > maxPages) loadedPages.delete(oldest)
  forgetIfFailed()
  return page.data

  function forgetIfFailed() {
    if (!hasFailed()) return
    if (typeof page.data === 'object' && page.data) failedLoads.add(page.data)
    if (loadedPages.get(key) !== page) return
    if (earlier) loadedPages.set(key, earlier)
    else loadedPages.delete(key)
  }
}

/**
 * Replaces the promises in loader data by their values as they arrive, so that these parts are shown at once, the
 * others as on any page.
 */
function withoutArrivedPromises(data: unknown, onArrival: () => void) {
  if (typeof data !== 'object' || data === null) return data
  const parts: Record<string, unknown> = { ...data }
  for (const [name, part] of Object.entries(parts))
    if (part instanceof Promise)
      part.then((value) => {
        parts[name] = value
        onArrival()
      }, onArrival)
  return parts
}

const keyOf = (address: string) => {
  const { pathname, search } = new URL(address, window.location.href)
  return pathname + search
}
const ageOf = ({ loadedAt }: LoadedPage) => Date.now() - loadedAt
const isFresh = (page: LoadedPage) => ageOf(page) < freshMs
