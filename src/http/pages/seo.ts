import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { languages, pathIn } from '#words/language.ts'
import { hreflangs } from './hreflang.ts'

/** An indexable page: its path, and when its content last changed, if known. */
export type PublicPage = { path: string; changedAt?: Date }

type Seo = {
  publicUrl: string
  listPublicPages: () => Promise<PublicPage[]>
  clock: { now: () => Date }
}

/** How long crawlers and CDNs may cache it. Seconds. */
const caching = 'public, max-age=3600'

/** It may list fifty thousand pages, so it is generated at most once a minute. */
const sitemapMaxAgeMs = 60_000

/** Paths that search engines must not crawl: personal pages, and everything that is not a page. */
const disallowed = [
  '/admin',
  '/api',
  '/cart',
  '/checkout',
  '/orderSuccess',
  '/orders',
  '/profile',
  '/reset-password',
]

const disallowedPaths = languages.flatMap((one) => disallowed.map((path) => pathIn(one, path)))

/** Registers the routes for crawlers: robots.txt and the sitemap. */
export async function seo(app: FastifyInstance, { publicUrl, listPublicPages, clock }: Seo) {
  const sitemapCache = new LRUCache<'sitemap', Buffer>({
    max: 1,
    ttl: sitemapMaxAgeMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    fetchMethod: async () => Buffer.from(sitemapXml(publicUrl, await listPublicPages())),
    allowStaleOnFetchRejection: true,
  })
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', caching).send(robotsText(publicUrl)),
  )
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', caching)
      .send(await sitemapCache.fetch('sitemap')),
  )
}

const robotsText = (publicUrl: string) =>
  `${['User-agent: *', ...disallowedPaths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`].join('\n')}\n`

const sitemapXml = (publicUrl: string, pages: PublicPage[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
      const others = alternates(publicUrl, path)
      return languages.map(
        (one) => `<url><loc>${publicUrl}${pathIn(one, path)}</loc>${changed}${others}</url>`,
      )
    }),
    '</urlset>',
    '',
  ].join('\n')

/** The page's URLs in all languages, including its own. */
const alternates = (publicUrl: string, path: string) =>
  hreflangs
    .map(([hreflang, one]) => {
      const href = publicUrl + pathIn(one, path)
      return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`
    })
    .join('')
