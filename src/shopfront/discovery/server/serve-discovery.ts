import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RouteParts } from '#domain-module.ts'
import { notFound } from '#http/calls/refusal.ts'
import { sendRefusal } from '#http/calls/routes.ts'
import { createGeneratedFiles } from '#http/generated-files.ts'
import { languageOf } from '#words/language.ts'
import { sentences } from '../words/index.ts'
import { llmsText } from './llms-text.ts'
import { newProductsFeed } from './new-products-feed.ts'
import { type FeedSource, productFeed } from './product-feed.ts'
import { hasProductsInPart } from './public-pages.queries.ts'
import { emptySitemap, fixedPagesSitemap, productsSitemap, sitemap } from './sitemap.ts'

/** How long others may cache a file. Prices and stock change more often than pages are added. Seconds. */
const sitemapCaching = 'public, max-age=3600'
const feedCaching = 'public, max-age=300'

const xml = 'application/xml; charset=utf-8'

/** The files about the shop for programs, in every language at the path with its prefix. */
const feeds: Record<string, { type: string; generate: (from: FeedSource) => AsyncIterable<string> }> = {
  '/feeds/products.xml': { type: xml, generate: productFeed },
  '/feed.xml': { type: 'application/rss+xml; charset=utf-8', generate: newProductsFeed },
  '/llms.txt': { type: 'text/plain; charset=utf-8', generate: llmsText },
}

/**
 * Serves the sitemap, the feeds and llms.txt. They need no session. A shop that has not opened has an empty sitemap and
 * no other file.
 */
export const serveDiscovery = (parts: RouteParts) => async (app: FastifyInstance) => {
  const { db, settings, refreshStoreSettings } = parts
  const { publicUrl } = settings
  const source = { db, publicUrl }
  const send = createGeneratedFiles(parts)
  const hidden = { schema: { hide: true } }

  for (const [path, { type, generate }] of Object.entries(feeds))
    app.get(path, hidden, async (request, reply) => {
      const store = await refreshStoreSettings()
      if (store.opening) return sendRefusal(reply, notFound(sentences.notOpen))
      const language = languageOf(request.originalUrl)
      const key = `${language} ${path}`
      return send(request, reply, {
        key,
        type,
        caching: feedCaching,
        generate: () => generate({ ...source, store, language }),
      })
    })

  const sendSitemap = (
    request: FastifyRequest,
    reply: FastifyReply,
    [key, generate]: [key: string, generate: () => AsyncIterable<string>],
  ) => send(request, reply, { key, type: xml, caching: sitemapCaching, generate })

  app.get('/sitemap.xml', hidden, async (request, reply) =>
    sendSitemap(
      request,
      reply,
      (await refreshStoreSettings()).opening
        ? ['empty', () => emptySitemap(publicUrl)]
        : ['sitemap', () => sitemap(source)],
    ),
  )

  app.get<{ Params: { file: string } }>('/sitemaps/:file', hidden, async (request, reply) => {
    const { file } = request.params
    const [, number] = /^products-([1-9]\d{0,5})\.xml$/.exec(file) ?? []
    const part = Number(number)
    const isThere = number ? await hasProductsInPart(db, part) : file === 'pages.xml'
    if (!isThere || (await refreshStoreSettings()).opening)
      return sendRefusal(reply, notFound(sentences.noSuchSitemap))
    const generate = number ? () => productsSitemap(source, part) : () => fixedPagesSitemap(source)
    return sendSitemap(request, reply, [file, generate])
  })
}
