import type { Db } from '#database/connect.ts'
import { hreflangs } from '#http/pages/hreflang.ts'
import { languages, pathIn } from '#words/language.ts'
import {
  listFixedPages,
  listProductPages,
  listProductParts,
  type PublicPage,
} from './public-pages.queries.ts'

type Source = { db: Db; publicUrl: string }

/** All pages in one sitemap, or in a large catalogue the index of several. */
export async function* sitemap({ db, publicUrl }: Source) {
  const parts = await listProductParts(db)
  if (parts.length > 1) yield sitemapIndex(publicUrl, parts)
  else yield* urlSet(publicUrl, allPages(db, parts[0]?.part))
}

async function* allPages(db: Db, part: number | undefined) {
  yield await listFixedPages(db)
  if (part !== undefined) yield* listProductPages(db, part)
}

/** The sitemap of the pages that are not products. */
export async function* fixedPagesSitemap({ db, publicUrl }: Source) {
  yield* urlSet(publicUrl, allPages(db, undefined))
}

/** The sitemap of some products. @param part its number, from 1 */
export const productsSitemap = ({ db, publicUrl }: Source, part: number) =>
  urlSet(publicUrl, listProductPages(db, part))

/** A sitemap without pages, of a shop that has not opened. */
export const emptySitemap = (publicUrl: string) => urlSet(publicUrl, noPages())
async function* noPages() {
  yield [] as PublicPage[]
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function sitemapIndex(publicUrl: string, parts: { part: number; changedAt: Date }[]) {
  const products = parts.map(
    ({ part, changedAt }) =>
      `<sitemap><loc>${publicUrl}/sitemaps/products-${part}.xml</loc>${lastModified(changedAt)}</sitemap>`,
  )
  return [
    `${declaration}<sitemapindex ${namespace}>`,
    `<sitemap><loc>${publicUrl}/sitemaps/pages.xml</loc></sitemap>`,
    ...products,
    '</sitemapindex>',
    '',
  ].join('\n')
}

async function* urlSet(publicUrl: string, groups: AsyncIterable<PublicPage[]>) {
  yield `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`
  for await (const group of groups) yield group.map((page) => entriesOf(publicUrl, page)).join('')
  yield '</urlset>\n'
}

/** A page's entries, one for each language. The URLs need no escaping: paths have only letters, digits, `/` and `-`. */
function entriesOf(publicUrl: string, { path, changedAt, pictures = [] }: PublicPage) {
  const images = pictures.map(
    (file) => `<image:image><image:loc>${publicUrl}${file}</image:loc></image:image>`,
  )
  const rest = `${changedAt ? lastModified(changedAt) : ''}${alternates(publicUrl, path)}${images.join('')}`
  return languages.map((one) => `<url><loc>${publicUrl}${pathIn(one, path)}</loc>${rest}</url>\n`).join('')
}

const lastModified = (changedAt: Date) => `<lastmod>${changedAt.toISOString()}</lastmod>`

/** The page's URLs in all languages, including its own. */
const alternates = (publicUrl: string, path: string) =>
  hreflangs
    .map(([hreflang, one]) => {
      const href = publicUrl + pathIn(one, path)
      return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`
    })
    .join('')
