import { store } from '../store.ts'
import type { Head } from '../ui/page.ts'
import { type PictureView, phoneMedia, pictureSourceSet } from '../values/picture.ts'
import type { PageAssets } from './renderer.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeText = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
const tag = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeText(value)}"`)
    .join(' ')}>`

type Document = {
  path: string
  publicUrl: string
  head: Head
  body: string
  data: string
  assets: PageAssets
}

/** A whole page. It is useful before any script has run, so pictures go first. */
export function documentOf({ path, publicUrl, head, body, data, assets }: Document) {
  return [
    `<!doctype html><html lang="${store.locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(path, publicUrl, head),
    ...(head.largest ? pictureAhead(head.largest) : []),
    // In the page itself: a sheet of its own is another round trip before anything is seen.
    `<style>${assets.styles}</style>`,
    ...assets.fonts.map((file) => tag('link', { ...ahead, as: 'font', href: file, crossorigin: '' })),
    ...(head.largest ? [] : scriptsAhead(assets)),
    '</head><body>',
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="page-data">${data}</script>`,
    ...scripts(assets, head.largest ? 'after-pictures' : 'at-once'),
    '</body></html>',
  ].join('')
}

const scriptsAhead = ({ entry, preloads }: PageAssets) =>
  [entry, ...preloads].map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`)

/** Named here, fetched by `start.ts`: at once, or when the pictures are there. */
const scripts = ({ start, entry, preloads }: PageAssets, when: 'at-once' | 'after-pictures') => [
  `<script type="application/json" id="page-scripts" data-when="${when}">${JSON.stringify([entry, ...preloads])}</script>`,
  `<script type="module" async src="${start}" fetchpriority="low"></script>`,
]

const ahead = { rel: 'preload' }

/** The first view's largest picture, asked for before the body is read; in the format that nearly all browsers take. */
function pictureAhead({ picture, narrow, sizes }: NonNullable<Head['largest']>) {
  const link = (shown: PictureView, media?: string) =>
    tag('link', {
      ...ahead,
      as: 'image',
      type: 'image/avif',
      imagesrcset: pictureSourceSet(shown, 'avif'),
      imagesizes: sizes,
      ...(media && { media }),
      fetchpriority: 'high',
    })
  return narrow ? [link(narrow, phoneMedia), link(picture, `not all and ${phoneMedia}`)] : [link(picture)]
}

function headTags(path: string, publicUrl: string, head: Head) {
  const absolute = (target: string) => new URL(target, publicUrl).href
  const canonical = absolute(head.canonical ?? path.split('?')[0] ?? '/')
  const description = head.description ?? store.tagline
  const property = (name: string, content: string) => tag('meta', { property: `og:${name}`, content })
  return [
    `<title>${escapeText(head.title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    ...(head.hidden
      ? [tag('meta', { name: 'robots', content: 'noindex' })]
      : [tag('link', { rel: 'canonical', href: canonical })]),
    property('title', head.title),
    property('description', description),
    property('type', 'website'),
    property('site_name', store.name),
    property('url', canonical),
    property('image', absolute(head.image ?? '/brand/icon-512.png')),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    tag('meta', { name: 'theme-color', content: '#FBF5E9' }),
    ...(head.jsonLd ?? []).map(
      (object) =>
        `<script type="application/ld+json">${JSON.stringify(object).replaceAll('<', '\\u003c')}</script>`,
    ),
  ]
}
