import type { FastifyInstance } from 'fastify'

/** A page that search engines may show: its path, and when what it shows last changed, where that is known. */
export type PublicPage = { path: string; changedAt?: Date }

type Seo = { publicUrl: string; listPublicPages: () => Promise<PublicPage[]> }

/** A crawler, or a CDN before it, asks again after this. Seconds. */
const caching = 'public, max-age=3600'

/** Where nothing is to be found by searching: what belongs to a person, and what is no page. */
const closed = [
  '/admin',
  '/api',
  '/cart',
  '/checkout',
  '/orderSuccess',
  '/orders',
  '/profile',
  '/reset-password',
]

/** What crawlers ask for: where they may look, and every page there is. */
export async function seo(app: FastifyInstance, { publicUrl, listPublicPages }: Seo) {
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', caching).send(robots(publicUrl)),
  )
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', caching)
      .send(sitemap(publicUrl, await listPublicPages())),
  )
}

const robots = (publicUrl: string) =>
  `${['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`].join('\n')}\n`

const sitemap = (publicUrl: string, pages: PublicPage[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
      return `<url><loc>${publicUrl}${path}</loc>${changed}</url>`
    }),
    '</urlset>',
    '',
  ].join('\n')
