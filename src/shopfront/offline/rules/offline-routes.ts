import { withoutLanguage } from '#words/language.ts'

/**
 * What the service worker does with a request. `page`, `data`, `file` and `picture` are kept on the device; `online-page`
 * is a page that needs the shop, for which it only has a sentence; `ignored` requests go their way without it.
 */
type OfflineRoute = 'page' | 'data' | 'file' | 'picture' | 'online-page' | 'ignored'

type AskedFor = {
  url: { pathname: string; origin: string }
  method: string
  /** `navigate` for a document. */
  mode: string
  destination: string
  headers: { has: (name: string) => boolean }
}

/** Pages that look the same to everyone. Every other page is about a person, or needs the shop. */
const publicPage =
  /^\/(?:$|categories(?:\/[^/]+)?$|product\/[^/]+$|about$|(?:privacy|refund|shipping)-policy$|terms-and-conditions$|help$)/
/** The calls that these pages are made of. Their answers say once more that they are the same for everyone. */
const publicCall =
  /^\/api\/(?:categories(?:\/[^/]+(?:\/products)?)?|products(?:\/[^/]+)?|texts\/(?:home|pages\/[^/]+)|images\/title\/[^/]+|search)$/
/** The names of the scripts and fonts contain a hash of their content. */
const hashedFile = /^\/assets\//
const picture = /^\/(?:pictures|marks|brand)\/|^\/favicon\.svg$/

/** How the service worker of the shop at `origin` handles a request. */
export function offlineRouteOf(
  { url, method, mode, destination, headers }: AskedFor,
  origin: string,
): OfflineRoute {
  if (url.origin !== origin || method !== 'GET' || headers.has('range')) return 'ignored'
  const path = withoutLanguage(url.pathname)
  // A file of the API that is opened, such as an invoice, is a download, and an embedded document a payment window.
  if (mode === 'navigate') {
    if (destination !== 'document' || path.startsWith('/api/')) return 'ignored'
    return publicPage.test(path) ? 'page' : 'online-page'
  }
  if (hashedFile.test(path)) return 'file'
  if (picture.test(path)) return destination === 'image' ? 'picture' : 'ignored'
  return publicCall.test(path) ? 'data' : 'ignored'
}

/** Whether a path is that of a page that is kept. */
export const isKeptPath = (pathname: string) => publicPage.test(withoutLanguage(pathname))

type Received = {
  status: number
  type: string
  redirected: boolean
  headers: { get: (name: string) => string | null }
}

/**
 * Whether an answer may be kept on the device: a success that the server calls the same for everyone. Not a redirect, an
 * error, or a page of an outage, which has a warning.
 */
export function mayKeep({ status, type, redirected, headers }: Received, route: 'page' | 'data') {
  const caching = headers.get('cache-control') ?? ''
  const isOfEveryone = /\bpublic\b/.test(caching) && !/\b(?:no-store|private)\b/.test(caching)
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  return (
    status === 200 &&
    (type === 'basic' || type === 'default') &&
    !redirected &&
    isOfEveryone &&
    !headers.get('warning') &&
    isPage === (route === 'page')
  )
}
