import { previewSize, previewUrl } from '#values/pictures/link-preview.ts'
import { escapeHtml } from '#values/texts/escape-html.ts'
import { escapeXml, xmlElement } from '#values/texts/escape-xml.ts'
import { pathIn, tagOf } from '#words/language.ts'
import { sentences } from '../words/index.ts'
import { listNewestProducts } from './feed-products.queries.ts'
import type { FeedSource } from './product-feed.ts'

const maxProducts = 30

const start =
  '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>'

type NewProduct = Awaited<ReturnType<typeof listNewestProducts>>[number]

/** The newest products with their pictures as RSS 2.0, for feed readers. */
export async function* newProductsFeed({ db, publicUrl, store, language }: FeedSource) {
  const products = await listNewestProducts(db, language, maxProducts)
  const absolute = (path: string) => publicUrl + pathIn(language, path)
  const [newest] = products
  const about = [
    xmlElement('title', sentences.newProducts({ shop: store.name }).in(language)),
    xmlElement('link', absolute('/')),
    xmlElement('description', sentences.newProductsAbout({ shop: store.name }).in(language)),
    xmlElement('language', tagOf[language]),
    `<atom:link href="${absolute('/feed.xml')}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [xmlElement('lastBuildDate', newest.addedAt.toUTCString())] : []),
  ]
  const itemOf = (product: NewProduct) => {
    const [cover] = product.pictures
    const picture = cover && publicUrl + previewUrl(cover.url, store.palette)
    const link = absolute(product.path)
    return [
      '<item>',
      xmlElement('title', product.name),
      xmlElement('link', link),
      // The number stays when the product is renamed.
      `<guid isPermaLink="false">${publicUrl}/product/${product.id}</guid>`,
      xmlElement('pubDate', product.addedAt.toUTCString()),
      xmlElement('category', product.category_name),
      xmlElement('description', htmlOf(product, picture)),
      picture ? mediaElement(picture) : '',
      '</item>\n',
    ].join('')
  }
  yield `${start}${about.join('')}\n${products.map(itemOf).join('')}</channel></rss>\n`
}

/** What a feed reader shows: the picture and the product's short text, as HTML. */
const htmlOf = ({ name, one_liner }: NewProduct, picture: string | undefined) =>
  `${picture ? `<p><img src="${picture}" alt="${escapeHtml(name)}"></p>` : ''}<p>${escapeHtml(one_liner)}</p>`

const mediaElement = (picture: string) =>
  `<media:content url="${escapeXml(picture)}" type="image/jpeg" medium="image" width="${previewSize.width}" height="${previewSize.height}"/>`
