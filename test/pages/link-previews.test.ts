import { expect, test } from 'vitest'
import { seedDemo } from '#database/demo/seed-demo.ts'
import { addVariant } from '../shop/shop.ts'
import { createShopWithPages, openPage } from './open-page.ts'

async function demoShop() {
  const shop = await createShopWithPages({ env: { PUBLIC_URL: 'https://shop.example' } })
  await seedDemo(shop)
  return shop
}

/** The contents of a page's `<meta property>` and `<meta name>` tags. */
const metaOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  )

const complete = ['og:title', 'og:description', 'og:image', 'og:image:alt', 'og:site_name', 'twitter:card']

test.each([
  ['/', 'en_IN', 'ta_IN', 'website'],
  ['/ta', 'ta_IN', 'en_IN', 'website'],
  ['/about', 'en_IN', 'ta_IN', 'website'],
  ['/ta/refund-policy', 'ta_IN', 'en_IN', 'website'],
  ['/categories/1', 'en_IN', 'ta_IN', 'website'],
  ['/product/1', 'en_IN', 'ta_IN', 'product'],
  ['/ta/product/1', 'ta_IN', 'en_IN', 'product'],
])('the preview of %s is complete, and names its other language', async (path, locale, other, type) => {
  const shop = await demoShop()
  const meta = metaOf((await openPage(shop.visitor(), path)).html)
  expect(complete.filter((name) => !meta[name])).toEqual([])
  expect(meta).toMatchObject({ 'og:locale': locale, 'og:locale:alternate': other, 'og:type': type })
})

test('the preview of a product has the price of the size that its page shows first, and whether it is there', async () => {
  const shop = await demoShop()
  await addVariant(shop.db, 1, { label: '100 g', price_paise: 9_000 })
  const meta = async (path: string) => metaOf((await openPage(shop.visitor(), path)).html)
  expect(await meta('/product/1')).toMatchObject({
    'product:price:amount': '240.00',
    'product:price:currency': 'INR',
    'product:availability': 'in stock',
  })
  await shop.db.updateTable('packs').set({ stock: 0 }).where('product_id', '=', 2).execute()
  expect(await meta('/ta/product/2')).toMatchObject({ 'product:availability': 'out of stock' })
  expect(await meta('/categories/1')).not.toHaveProperty('product:price:amount')
})

test.each([
  ['/', '/feed.xml'],
  ['/ta', '/ta/feed.xml'],
  ['/categories', '/feed.xml'],
  ['/ta/categories/1', '/ta/feed.xml'],
])('%s names the feed of new products %s', async (path, feed) => {
  const shop = await demoShop()
  const { html } = await openPage(shop.visitor(), path)
  expect(html).toContain(`<link rel="alternate" type="application/rss+xml" href="${feed}">`)
  expect((await shop.visitor().get(feed)).statusCode).toBe(200)
})
