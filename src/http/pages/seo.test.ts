import { expect, test } from 'vitest'
import { addCategory, addProduct, createTestShop } from '#test/shop/shop.ts'
import { categoryPath } from '#values/texts/slug-path.ts'
import { defaultLanguage, languages } from '#words/language.ts'

const shopAt = () => createTestShop({ env: { PUBLIC_URL: 'https://shop.example' } })

/** The sitemap entries of a page: one for each language, each listing all languages. */
function linesOf(path: string, changed = '') {
  const others = languages.filter((one) => one !== defaultLanguage)
  const inOthers = others.map((one): [string, string] => [one, path === '/' ? `/${one}` : `/${one}${path}`])
  const inEach: [string, string][] = [['en', path], ...inOthers]
  const names = [...inEach, ['x-default', path]].map(
    ([tag, each]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="https://shop.example${each}"/>`,
  )
  return inEach.map(
    ([, each]) => `<url><loc>https://shop.example${each}</loc>${changed}${names.join('')}</url>`,
  )
}

// Requirement D-259
test('the sitemap lists every public page in every language, with the date of its last change', async () => {
  const shop = await shopAt()
  const changedAt = new Date('2026-05-01T10:00:00Z')
  const category = await addCategory(shop.db, { updated_at: changedAt })
  const product = await addProduct(shop.db, { category_id: category.id, updated_at: changedAt })
  const sold = await addProduct(shop.db, { category_id: category.id, archived_at: changedAt })

  const sitemap = await shop.visitor().get('/sitemap.xml')

  expect(sitemap.headers['content-type']).toContain('application/xml')
  const lines = sitemap.body.split('\n')
  const changed = '<lastmod>2026-05-01T10:00:00.000Z</lastmod>'
  expect(lines).toEqual(
    expect.arrayContaining([
      ...linesOf('/'),
      ...linesOf('/refund-policy'),
      ...linesOf(categoryPath(category.id, category.name), changed),
      ...linesOf(`/product/${product.id}-millet-muesli`, changed),
    ]),
  )
  expect(sitemap.body).not.toContain(`/product/${sold.id}-`)
})

test('the sitemap is made once a minute, however often it is asked for', async () => {
  const shop = await shopAt()
  const read = async () => (await shop.visitor().get('/sitemap.xml')).body
  const before = await read()
  const { id } = await addProduct(shop.db)
  shop.clock.pass({ seconds: 59 })
  expect(await read()).toBe(before)
  shop.clock.pass({ seconds: 2 })
  expect(await read()).toContain(`/product/${id}-millet-muesli<`)
})

test('crawlers are kept from what belongs to a person, and told of the sitemap', async () => {
  const shop = await shopAt()
  const { body, headers } = await shop.visitor().get('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  for (const path of ['/admin', '/api', '/cart', '/profile', '/ta/cart', '/ta/profile'])
    expect(body).toContain(`Disallow: ${path}\n`)
  expect(body).toContain('Sitemap: https://shop.example/sitemap.xml\n')
})
