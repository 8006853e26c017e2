import type { FastifyInstance } from 'fastify'
import type { PublicSettings } from '#pages/page-render.ts'
import { palettes } from '#values/colours/palettes.ts'
import type { MaybePromise } from '#values/maybe-promise.ts'
import { type LogoFile, logoFileUrl } from '#values/pictures/logo-files.ts'
import { type Language, languageOf, pathIn, tagOf } from '#words/language.ts'
import { sentences } from '../words/index.ts'

/** When a browser requests it again, in seconds. */
const caching = 'public, max-age=3600'

type Icon = { src: string; sizes: string; type?: string; purpose?: string }

const png = (src: string, side: number, purpose = 'any'): Icon => ({
  src,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
})

/** The icons at these URLs. Phones cut a maskable icon into the shape of their other icons. */
const iconsAt = (url: (file: LogoFile) => string) => [
  png(url('icon-192.png'), 192),
  png(url('icon-512.png'), 512),
  png(url('maskable-192.png'), 192, 'maskable'),
  png(url('maskable-512.png'), 512, 'maskable'),
]

/** The pages that a long press on the shop's icon offers. The customer's own page replaces `me` by their name. */
const shortcuts = [
  { name: sentences.myOrders, path: '/me/orders', icon: 'orders' },
  { name: sentences.cart, path: '/cart', icon: 'cart' },
  { name: sentences.searchProducts, path: '/categories', icon: 'search' },
]

/**
 * Registers the web app manifest of each language, with the shop's name, colours and icons. All are the same app, so that
 * a shopper who changes the language does not install a second one.
 */
export async function serveManifest(
  app: FastifyInstance,
  { facts }: { facts: () => MaybePromise<Record<Language, PublicSettings>> },
) {
  app.get('/site.webmanifest', { schema: { hide: true } }, async (request, reply) => {
    const language = languageOf(request.originalUrl)
    const { name, shortName, tagline, palette, logoHash } = (await facts())[language].store
    const { cream } = palettes[palette]
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', caching)
    return {
      id: '/',
      name,
      short_name: shortName,
      description: tagline,
      lang: tagOf[language],
      dir: 'ltr',
      start_url: pathIn(language, '/'),
      scope: '/',
      display: 'standalone',
      background_color: cream,
      theme_color: cream,
      categories: ['shopping', 'food'],
      icons: iconsAt((file) => (logoHash ? logoFileUrl(logoHash, file) : `/brand/${file}`)),
      shortcuts: shortcuts.map(({ name: label, path, icon }) => ({
        name: label.in(language),
        url: pathIn(language, path),
        icons: [png(`/brand/shortcut-${icon}.png`, 96)],
      })),
    }
  })
}
