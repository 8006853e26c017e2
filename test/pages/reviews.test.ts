import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addProduct, type TestShop } from '../shop/shop.ts'
import { createShopWithPages, openPage } from './open-page.ts'

const addReview = (shop: TestShop, productId: number, text: string) =>
  sql`insert into reviews (product_id, buyer, size, stars, text, shown_name, locale, state, written_at)
    values (${productId}, 'demo:1', '200 g', 4, ${text}, 'Anitha R.', 'ta', 'waiting', now())`.execute(
    shop.db,
  )

/** The structured data of the product on a page. */
const productData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .map(([, json = '']) => JSON.parse(json))
    .find((data) => data['@type'] === 'Product')

// Requirement D-399: What is published shows with the next request, on pages and in structured data, and only where there
//   is something.
test('a published review is on the next page, with its data for search engines, as text and not as markup', async () => {
  const shop = await createShopWithPages()
  const { id } = await addProduct(shop.db, { name: 'Berry Muesli' })
  const path = (await shop.visitor().get(`/api/products/${id}`)).json().path
  const page = async (url = path) => (await openPage(shop.visitor(), url)).html
  await addReview(shop, id, '<script>alert(1)</script> மிகவும் சுவை')
  const before = await page()
  expect(before).not.toContain('id="reviews"')
  expect(before).not.toContain('alert(1)')
  expect(productData(before)).not.toHaveProperty('aggregateRating')
  expect(productData(before)).not.toHaveProperty('review')

  await sql`update reviews set state = 'published'`.execute(shop.db)
  // As the process that published it does.
  shop.catalogueVersion.changed()
  const after = await page()
  expect(after).toContain('id="reviews"')
  expect(productData(after)).toMatchObject({ aggregateRating: { ratingValue: 4, reviewCount: 1 } })
  const all = await page(`${path}/reviews`)
  expect(all).toContain('&lt;script&gt;alert(1)')
  expect(all).toContain('<p lang="ta"')
  expect(all).not.toContain('<script>alert(1)')
  expect(productData(all)).toMatchObject({
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
    review: [{ reviewRating: { ratingValue: 4 }, author: { name: 'Anitha R.' }, inLanguage: 'ta' }],
  })
  expect(await page(`/ta${path}/reviews`)).toContain('வாடிக்கையாளர் கருத்துகள்')
  // Cards show the stars; the search finds no product by its reviews.
  expect((await shop.visitor().get('/api/products')).json()).toMatchObject([
    { rating: { average: 4, count: 1 } },
  ])
  expect((await shop.visitor().get('/api/search?q=alert')).json()).toMatchObject({ products: [] })
  for (const feed of ['/feeds/google.xml', '/feeds/meta.xml'])
    expect((await shop.visitor().get(feed)).body).not.toContain('alert')

  await sql`delete from reviews`.execute(shop.db)
  shop.catalogueVersion.changed()
  expect(await page()).not.toContain('id="reviews"')
})
