import type { FastifyInstance } from 'fastify'
import type { PublicSettings } from '#pages/page-render.ts'
import { palettes } from '#values/colours/palettes.ts'
import type { MaybePromise } from '#values/maybe-promise.ts'
import { logoFileUrl } from '#values/pictures/logo-files.ts'
import { defaultLanguage, type Language } from '#words/language.ts'

/** When a browser requests it again, in seconds. */
const caching = 'public, max-age=3600'

const defaultIcons = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
  { src: '/brand/icon-512.png', type: 'image/png', sizes: '512x512' },
]

/** The icons made from the merchant's logo. */
const ownIcons = (logoHash: string) => [
  { src: logoFileUrl(logoHash, 'icon-192.png'), type: 'image/png', sizes: '192x192' },
  { src: logoFileUrl(logoHash, 'icon-512.png'), type: 'image/png', sizes: '512x512' },
  {
    src: logoFileUrl(logoHash, 'maskable-512.png'),
    type: 'image/png',
    sizes: '512x512',
    purpose: 'maskable',
  },
]

/** Registers the web app manifest, with the shop's name, colours and icons. */
export async function serveManifest(
  app: FastifyInstance,
  { facts }: { facts: () => MaybePromise<Record<Language, PublicSettings>> },
) {
  app.get('/site.webmanifest', { schema: { hide: true } }, async (_request, reply) => {
    const { name, shortName, palette, logoHash } = (await facts())[defaultLanguage].store
    const { cream } = palettes[palette]
    const icons = logoHash ? ownIcons(logoHash) : defaultIcons
    const appearance = { display: 'browser', background_color: cream, theme_color: cream, icons }
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', caching)
    return { name, short_name: shortName, start_url: '/', ...appearance }
  })
}
