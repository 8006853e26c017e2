import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { RouteParts } from '#domain-module.ts'
import { etagOf, isNotModified } from '#http/calls/http-caching.ts'
import { encodingFor } from '#http/compression.ts'

/**
 * What browsers get instead of the service worker if the shop does without: it deletes what was kept and removes itself.
 * The pages that are open stay.
 */
export const removalScript = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.filter((name) => name.startsWith('shop-')).map((name) => caches.delete(name))))
    .then(() => self.registration.unregister())
))
`

/**
 * Serves the service worker with the name of the release, so that browsers notice every release: they request the script
 * again with each document, and never from their cache.
 */
export const serveServiceWorker =
  ({ renderer, settings }: RouteParts) =>
  async (app: FastifyInstance) => {
    if (!renderer) return
    const { serviceWorker } = renderer
    const sent =
      settings.offline && serviceWorker
        ? `const RELEASE=${JSON.stringify(serviceWorker.release)};\n${serviceWorker.script}`
        : removalScript
    const etag = etagOf(sent)
    const compressed = brotliCompressSync(sent)
    app.get('/sw.js', { schema: { hide: true } }, async (request, reply) => {
      reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' })
      if (isNotModified(request.headers['if-none-match'], etag)) return reply.status(304).send()
      reply.type('text/javascript; charset=utf-8')
      if (encodingFor(request.headers['accept-encoding']) !== 'br') return sent
      return reply.header('content-encoding', 'br').send(compressed)
    })
  }
