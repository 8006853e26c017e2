import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { insteadHeader, keptAtHeader } from '#shopfront/offline/rules/copy-headers.ts'
import { copyLimits, formatKeptAt, networkTimeoutSeconds } from '#shopfront/offline/rules/copy-limits.ts'
import { isKeptPath, mayKeep, offlineRouteOf } from '#shopfront/offline/rules/offline-routes.ts'
import { sentences } from '#shopfront/offline/words/index.ts'
import { cacheNameOf, isOurCache } from '#values/offline/cache-names.ts'
import { languageOf, localeOf } from '#words/language.ts'
import { offlinePage } from './offline-page.ts'
import { handlePushes } from './pushes.ts'

declare const self: ServiceWorkerGlobalScope
/** The name of the release, which the server writes in front of this script (`serve-service-worker.ts`). */
declare const RELEASE: string

/**
 * The service worker: it keeps the public pages that a visitor has opened, and shows them without the network. Which
 * requests it handles is in `offline-routes.ts`; everything about a person, and every request that changes something, goes
 * its way without it.
 */

const cacheNames = {
  page: cacheNameOf('page', RELEASE),
  data: cacheNameOf('data', RELEASE),
  file: cacheNameOf('file', RELEASE),
  picture: cacheNameOf('picture', RELEASE),
}

const bounded = (kind: keyof typeof copyLimits) =>
  new ExpirationPlugin({ ...copyLimits[kind], purgeOnQuotaError: true, matchOptions: { ignoreVary: true } })

/** Keeps only what is the same for everyone, with its time, and marks a copy that is used instead of an answer. */
const copies = (kind: 'page' | 'data'): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => {
    if (!mayKeep(response, kind)) return null
    const headers = new Headers(response.headers)
    headers.set(keptAtHeader, String(Date.now()))
    // The body is decoded already, and a copy is found by its URL only.
    for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
    return new Response(response.body, { status: 200, headers })
  },
  // Not `fetchDidFail`, which doesn't report a page that the browser has requested while this worker was starting.
  handlerWillStart: async ({ state }) => {
    if (state) state.startedAt = Date.now()
  },
  cachedResponseWillBeUsed: async ({ cachedResponse, request, state }) => {
    if (!cachedResponse) return null
    const waitedMs = Date.now() - state?.startedAt
    const instead = waitedMs < networkTimeoutSeconds * 1000 ? 'offline' : 'slow'
    const headers = new Headers(cachedResponse.headers)
    headers.set(insteadHeader, instead)
    if (kind === 'data') return new Response(cachedResponse.body, { headers })
    const keptAt = Number(headers.get(keptAtHeader))
    return new Response(addNotice(await cachedResponse.text(), request.url, { keptAt, instead }), { headers })
  },
})

/** Outside of the hydrated root, like the notice of a page in an outage (`stale-page.ts`). */
function addNotice(html: string, url: string, { keptAt, instead }: { keptAt: number; instead: string }) {
  const language = languageOf(new URL(url).pathname)
  const sentence = instead === 'offline' ? sentences.offlineCopy : sentences.slowCopy
  const text = sentence({ time: formatKeptAt(localeOf[language], keptAt) }).in(language)
  const again = sentences.tryAgain.in(language)
  const style = 'margin:0;padding:.5rem 1rem;text-align:center;background:#fdf0d0;color:#4a3200'
  const button = 'display:inline-block;min-height:44px;line-height:44px;padding:0 .75rem;color:inherit'
  return html.replace(
    '<body>',
    () =>
      `<body><p id="offline-copy" role="status" style="${style}">${text} <a href="" style="${button}">${again}</a></p>`,
  )
}

const strategies = {
  page: new NetworkFirst({
    cacheName: cacheNames.page,
    networkTimeoutSeconds,
    matchOptions: { ignoreVary: true },
    plugins: [copies('page'), bounded('page')],
  }),
  data: new NetworkFirst({
    cacheName: cacheNames.data,
    networkTimeoutSeconds,
    matchOptions: { ignoreVary: true },
    plugins: [copies('data'), bounded('data')],
  }),
  file: new CacheFirst({
    cacheName: cacheNames.file,
    matchOptions: { ignoreVary: true },
    plugins: [bounded('file')],
  }),
  picture: new CacheFirst({
    cacheName: cacheNames.picture,
    matchOptions: { ignoreVary: true },
    plugins: [
      { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
      bounded('picture'),
    ],
  }),
}

const routeOf = ({ url, method, mode, destination, headers }: Request) =>
  offlineRouteOf({ url: new URL(url), method, mode, destination, headers }, self.location.origin)
for (const kind of ['page', 'data', 'file', 'picture'] as const)
  registerRoute(({ request }) => routeOf(request) === kind, strategies[kind])

// The answer that the browser has requested while this worker was starting, unchanged.
registerRoute(
  ({ request }) => routeOf(request) === 'online-page',
  async ({ event, request }) => (await (event as FetchEvent).preloadResponse) ?? fetch(request),
)

setCatchHandler(async ({ request }) => {
  const route = routeOf(request)
  if (route !== 'page' && route !== 'online-page') return Response.error()
  return offlinePage(new URL(request.url), await caches.open(cacheNames.page), route)
})

// A new release takes over at once: the names of its files differ, and each release has its own copies.
self.addEventListener('install', () => void self.skipWaiting())
clientsClaim()
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOtherReleases(), self.registration.navigationPreload?.enable()]))
})

async function deleteOtherReleases() {
  const ours = new Set<string>(Object.values(cacheNames))
  const others = (await caches.keys()).filter((name) => isOurCache(name) && !ours.has(name))
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** A page was opened before this worker, or another release of it, was in charge: `files` are what it has loaded. */
type KeepPage = { keep: string; files: string[] }

self.addEventListener('message', (event) => {
  const { keep, files } = event.data as KeepPage
  const url = new URL(keep, self.location.origin)
  if (url.origin !== self.location.origin || !isKeptPath(url.pathname)) return
  event.waitUntil(keepVisited(event, url, files))
})

/** Keeps a page with its scripts and fonts. The browser has just loaded them, so its own cache answers. */
async function keepVisited(event: ExtendableMessageEvent, url: URL, files: string[]) {
  const asPage = { headers: { accept: 'text/html' } }
  const page = await strategies.page.handle({
    event,
    request: new Request(url.pathname + url.search, asPage),
  })
  const named = (await page.text()).matchAll(/\/assets\/[\w./-]+\.(?:js|woff2)/g)
  const all = new Set([
    ...[...named].map(([file]) => file),
    ...files.filter((file) => file.startsWith('/assets/')),
  ])
  await Promise.allSettled(
    [...all].map((file) => strategies.file.handle({ event, request: new Request(file) })),
  )
}

handlePushes()
