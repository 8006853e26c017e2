import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { languages, pathIn } from '#words/language.ts'
import { hreflangs } from './hreflang.ts'

/** A page that search engines may show: its path, and when what it shows last changed, where that is known. */
export type PublicPage = { path: string; changedAt?: Date }

type Seo = {
  publicUrl: string
  listPublicPages: () => Promise<PublicPage[]>
  clock: { now: () => Date }
}

/** A crawler, or a CDN before it, asks again after this. Seconds. */
const caching = 'public, max-age=3600'

/** It may name fifty thousand pages: however often it is asked for, it is made once a minute. */
const sitemapMaxAgeMs = 60_000

/** Where nothing is to be found by searching: what belongs to a person, and what is no page. */
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

/** What crawlers ask for: where they may look, and every page there is. */
export async function seo(app: FastifyInstance, { publicUrl, listPublicPages, clock }: Seo) {
  const sitemapCache = new LRUCache<'sitemap', Buffer>({
    max: 1,
    ttl: sitemapMaxAgeMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    fetchMethod: async () => Buffer.from(sitemap(publicUrl, await listPublicPages())),
    allowStaleOnFetchRejection: true,
  })
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', caching).send(robots(publicUrl)),
  )
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', caching)
      .send(await sitemapCache.fetch('sitemap')),
  )
}

const robots = (publicUrl: string) =>
  `${['User-agent: *', ...disallowedPaths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`].join('\n')}\n`

const sitemap = (publicUrl: string, pages: PublicPage[]) =>
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

/** Each language's page names all of them, itself as well. */
const alternates = (publicUrl: string, path: string) =>
  hreflangs
    .map(([hreflang, one]) => {
      const href = publicUrl + pathIn(one, path)
      return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`
    })
    .join('')
