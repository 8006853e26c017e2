import type { Head, PublicSettings } from '#pages/page-render.ts'
import { paletteStyles, palettes } from '#values/colours/palettes.ts'
import { previewSize, previewUrl } from '#values/pictures/link-preview.ts'
import { logoFileUrl, logoStyles } from '#values/pictures/logo-files.ts'
import { type PictureView, phoneMediaQuery, pictureSourceSet } from '#values/pictures/picture.ts'
import { region } from '#values/region.ts'
import { escapeHtml } from '#values/texts/escape-html.ts'
import { type Language, languages, localeOf, pathIn, tagOf } from '#words/language.ts'
import { hreflangs } from './hreflang.ts'
import type { PageAssets } from './renderer.ts'

/** An opening HTML tag. Attribute values are escaped. */
const htmlTag = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}>`

type Document = {
  /** Without the language, which has its own field. */
  path: string
  language: Language
  facts: PublicSettings
  head: Head
  body: string
  data: string
  assets: PageAssets
}

/**
 * The HTML of a whole page, in UTF-8. It must be usable before any script runs, so pictures are loaded first. The styles,
 * nearly half of a page, are the same on every page and are encoded once: a string with one rupee sign takes two bytes a
 * letter, and joining and encoding it would take as long as rendering half of the page.
 */
export function htmlDocumentOf({ path, language, facts, head, body, data, assets }: Document): Buffer {
  const start = [
    `<!doctype html><html lang="${tagOf[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags({ path, language, facts, head }),
    ...(head.largest ? preloadPicture(head.largest) : []),
    // Inline, because a separate style sheet would delay the first paint by a round trip.
    '<style>',
  ]
  const end = [
    `${paletteStyles(facts.store.palette)}${facts.store.logo ? logoStyles(facts.store.logo) : ''}</style>`,
    ...assets.fonts.map((file) => htmlTag('link', { ...preload, as: 'font', href: file, crossorigin: '' })),
    ...(head.largest ? [] : preloadScripts(assets)),
    '</head><body>',
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="page-data">${data}</script>`,
    ...scripts(assets, head.largest ? 'after-pictures' : 'at-once'),
    '</body></html>',
  ]
  return Buffer.concat([Buffer.from(start.join('')), assets.styles, Buffer.from(end.join(''))])
}

const preloadScripts = ({ entry, preloads }: PageAssets) =>
  [entry, ...preloads].map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`)

/** The list of the page's scripts, and `start.ts`, which loads them: at once, or after the pictures. */
const scripts = ({ start, entry, preloads }: PageAssets, when: 'at-once' | 'after-pictures') => [
  `<script type="application/json" id="page-scripts" data-when="${when}">${JSON.stringify([entry, ...preloads])}</script>`,
  `<script type="module" async src="${start}" fetchpriority="low"></script>`,
]

const preload = { rel: 'preload' }

/** Preloads the largest picture of the first view, in the format that nearly all browsers support. */
function preloadPicture({ picture, narrow, sizes }: NonNullable<Head['largest']>) {
  const link = (shown: PictureView, media?: string) =>
    htmlTag('link', {
      ...preload,
      as: 'image',
      type: 'image/avif',
      imagesrcset: pictureSourceSet(shown, 'avif'),
      imagesizes: sizes,
      ...(media && { media }),
      fetchpriority: 'high',
    })
  return narrow
    ? [link(narrow, phoneMediaQuery), link(picture, `not all and ${phoneMediaQuery}`)]
    : [link(picture)]
}

type About = Pick<Document, 'path' | 'language' | 'facts' | 'head'>

/** The tags for search engines, link previews and icons. */
function headTags({ path, language, facts: { publicUrl, store }, head }: About) {
  const absolute = (target: string) => new URL(target, publicUrl).href
  const page = head.canonical ?? path.split('?')[0] ?? '/'
  const inLanguage = (each: Language) => absolute(pathIn(each, page))
  const canonical = inLanguage(language)
  const description = head.description ?? store.tagline
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    htmlTag('meta', { name: 'description', content: description }),
    ...(head.hidden
      ? [htmlTag('meta', { name: 'robots', content: 'noindex' })]
      : [htmlTag('link', { rel: 'canonical', href: canonical }), ...languageAlternateLinks(inLanguage)]),
    openGraphTag('title', head.title),
    openGraphTag('description', description),
    openGraphTag('type', head.offer ? 'product' : 'website'),
    ...offerTags(head.offer),
    openGraphTag('site_name', store.name),
    openGraphTag('url', canonical),
    openGraphTag('locale', openGraphLocale(language)),
    ...languages
      .filter((each) => each !== language)
      .map((each) => openGraphTag('locale:alternate', openGraphLocale(each))),
    ...previewTags(head.preview, store, absolute),
    ...iconTags(store.logoHash),
    ...(head.feed ? [feedLink(language)] : []),
    htmlTag('link', { rel: 'manifest', href: pathIn(language, '/site.webmanifest') }),
    htmlTag('meta', { name: 'theme-color', content: palettes[store.palette].cream }),
    ...(head.jsonLd ?? []).map(
      (object) =>
        `<script type="application/ld+json">${JSON.stringify(object).replaceAll('<', '\\u003c')}</script>`,
    ),
  ]
}

/** The icons shipped with the shop, or those generated from its own logo or name. */
const iconTags = (logoHash: string | undefined) =>
  logoHash === undefined
    ? [
        htmlTag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
        htmlTag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
        htmlTag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
      ]
    : [
        htmlTag('link', { rel: 'icon', href: logoFileUrl(logoHash, 'icon-32.png'), sizes: '32x32' }),
        htmlTag('link', { rel: 'icon', href: logoFileUrl(logoHash, 'icon-192.png'), sizes: '192x192' }),
        htmlTag('link', { rel: 'apple-touch-icon', href: logoFileUrl(logoHash, 'icon-180.png') }),
      ]

const languageAlternateLinks = (inLanguage: (language: Language) => string) =>
  hreflangs.map(([hreflang, one]) => htmlTag('link', { rel: 'alternate', hreflang, href: inLanguage(one) }))

const openGraphTag = (name: string, content: string) => htmlTag('meta', { property: `og:${name}`, content })

const openGraphLocale = (language: Language) => localeOf[language].replace('-', '_')

/** The tags of a product that can be ordered. */
const offerTags = (offer: Head['offer']) =>
  offer
    ? [
        htmlTag('meta', { property: 'product:price:amount', content: offer.price.toFixed(2) }),
        htmlTag('meta', { property: 'product:price:currency', content: region.currency }),
        htmlTag('meta', {
          property: 'product:availability',
          content: offer.isInStock ? 'in stock' : 'out of stock',
        }),
      ]
    : []

/** The feed of new products, which feed readers and browsers find by this link. */
const feedLink = (language: Language) =>
  htmlTag('link', { rel: 'alternate', type: 'application/rss+xml', href: pathIn(language, '/feed.xml') })

/**
 * The tags of the picture in link previews, the page's or the shop's own. Every messenger shows it: a JPEG in the
 * expected shape, below the strictest size limit.
 */
function previewTags(
  picture: PictureView | undefined,
  { name, palette, logoHash }: PublicSettings['store'],
  absolute: (path: string) => string,
) {
  const { width, height } = previewSize
  const shopPreview = logoHash ? logoFileUrl(logoHash, 'preview.jpg') : '/brand/preview.jpg'
  return [
    openGraphTag('image', absolute(picture ? previewUrl(picture.url, palette) : shopPreview)),
    openGraphTag('image:type', 'image/jpeg'),
    openGraphTag('image:width', String(width)),
    openGraphTag('image:height', String(height)),
    openGraphTag('image:alt', picture?.alt || name),
    htmlTag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}
