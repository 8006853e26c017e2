import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { loadRenderer } from '#http/pages/renderer.ts'
import { pageUrls } from '#urls.tsx'
import { allEndpoints } from '../shop/all-endpoints.ts'
import { createListeningShop } from '../shop/listening-shop.ts'
import { addProduct } from '../shop/shop.ts'

const page = { headers: { accept: 'text/html' } }
const farAway = 777_777

const openShop = async () => createListeningShop({ renderer: await loadRenderer() })

const kinds: [string, (made: number) => string][] = [
  ['a page', (made) => `/random-${made}`],
  ['a page deep down', (made) => `/wp/${made}/setup.php?x=${made}`],
  ['nothing between slashes', (made) => `//random-${made}/`],
  ['a product', (made) => `/product/${farAway + made}`],
  ['a product that is no number', (made) => `/product/random-${made}`],
  ['a product with a name', (made) => `/product/${farAway + made}-muesli-${made}`],
  ['a category', (made) => `/categories/${farAway + made}`],
  ['a call', (made) => `/api/random-${made}`],
]

// Requirement D-254
test.each(kinds)('%s made up by strangers answers 404 without routing', async (_what, address) => {
  const { ask } = await openShop()
  // The page has been rendered, and the highest ids have been read.
  for (const made of [1, 2]) expect((await ask(address(made), page)).status).toBe(404)
  const routed = await ask(address(3), { headers: { ...page.headers, 'if-none-match': '"other"' } })
  expect(routed.wasRouted).toBe(true)
  for (const made of [4, 5]) {
    const answer = await ask(address(made), page)
    expect(answer.wasRouted).toBe(false)
    expect({ ...answer, wasRouted: true }).toEqual(routed)
  }
})

test('what may be there is looked for: a product is found where there was none, by every process', async () => {
  const [shop, renderer] = [await openShop(), await loadRenderer()]
  const other = await createListeningShop({ renderer, db: shop.db, clock: shop.clock })
  const { id } = await addProduct(shop.db)
  for (const next of [id + 1, id + 2, id + 3]) {
    for (const { ask } of [shop, other])
      for (const _turn of [1, 2]) expect((await ask(`/product/${next}`, page)).status).toBe(404)
    expect((await addProduct(shop.db)).id).toBe(next)
    for (const { ask } of [other, shop])
      expect((await ask(`/product/${next}`, page)).headers.location).toBe(`/product/${next}-millet-muesli`)
  }
})

test('an id far above the last one is found once it was given', async () => {
  const { db, clock, ask } = await openShop()
  for (const _turn of [1, 2, 3]) expect((await ask(`/product/${farAway}`, page)).status).toBe(404)
  await sql`select setval('products_id_seq', ${farAway - 1})`.execute(db)
  expect((await addProduct(db)).id).toBe(farAway)
  clock.pass({ seconds: 10 })
  expect((await ask(`/product/${farAway}-millet-muesli`, page)).status).toBe(200)
})

test('whatever a route or a page answers is not taken for a made-up address', async () => {
  const { ask, app } = await openShop()
  const calls = allEndpoints.filter(({ method }) => method === 'GET').map(({ url }) => url)
  const pages = pageUrls.map(({ path }) => path.replaceAll(/:\w+/g, '7').replace('*', '/7'))
  const feeds = ['/feeds/products.xml', '/ta/feeds/products.xml', '/feed.xml', '/ta/feed.xml', '/llms.txt']
  const icons = ['/favicon.ico', '/site.webmanifest']
  const files = ['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', ...feeds, ...icons]
  for (const made of ['/made-up', '/api/made-up', '/product/777777', '/categories/777777'])
    for (const _turn of [1, 2]) await ask(made, page)
  for (const url of [...calls, ...calls.map((url) => url.replace('/api', '')), ...pages, ...files])
    for (const accept of ['text/html', 'application/json']) {
      const { statusCode } = await app.inject({ url, headers: { accept } })
      expect((await ask(url, { headers: { accept } })).status, `${url} as ${accept}`).toBe(statusCode)
    }
})
