import type { FastifyInstance } from 'fastify'
import { languages, pathIn } from '#words/language.ts'

/** How long crawlers and CDNs may cache it. Seconds. */
const caching = 'public, max-age=3600'

/** Paths that search engines must not crawl: personal pages, and everything that is not a page. */
const disallowed = [
  '/admin',
  '/api',
  '/cart',
  '/checkout',
  '/join',
  '/orderSuccess',
  '/orders',
  '/profile',
  '/reset-password',
]

const disallowedPaths = languages.flatMap((one) => disallowed.map((path) => pathIn(one, path)))

/** Registers robots.txt, which names the sitemap. */
export async function seo(app: FastifyInstance, { publicUrl }: { publicUrl: string }) {
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', caching).send(robotsText(publicUrl)),
  )
}

const robotsText = (publicUrl: string) =>
  `${['User-agent: *', ...disallowedPaths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`].join('\n')}\n`
