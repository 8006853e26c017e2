import { expect, test, vi } from 'vitest'
import { loadRenderer } from '#http/pages/renderer.ts'
import { categoryPath } from '#values/texts/slug-path.ts'
import { sendForm } from '../shop/forms.ts'
import { addCategory, addProduct, createTestShop, signInAs } from '../shop/shop.ts'
import { openPage } from './open-page.ts'

/** A shop that counts its renders. */
async function countingShop(env: Record<string, string> = {}) {
  const renderer = await loadRenderer()
  const rendered = vi.fn(renderer.renderPage)
  const shop = await createTestShop({ renderer: { ...renderer, renderPage: rendered }, env })
  const ask = async (path: string, from = '10.0.0.1') =>
    openPage(
      {
        get: (url, { headers }) =>
          shop.visitor().get(url, { headers: { ...headers, 'x-forwarded-for': from } }),
      },
      path,
    )
  const headersOf = async (path: string) =>
    (await shop.visitor().get(path, { headers: { accept: 'text/html' } })).headers
  return { shop, rendered, ask, headersOf }
}

test('one page has one place in memory, however its address is written', async () => {
  const { rendered, ask } = await countingShop()
  for (const path of ['/about', '/about/', '/About', '/%61bout', '/about?utm_source=x', '/about?q=tea'])
    expect((await ask(path)).status, path).toBe(200)
  expect(rendered).toHaveBeenCalledTimes(1)
})

// Requirement D-108
test('saving a product renders only the pages that show it again', async () => {
  const { shop, rendered, ask } = await countingShop()
  const [one, other] = [await addCategory(shop.db), await addCategory(shop.db)]
  const muesli = await addProduct(shop.db, { category_id: one.id, name: 'Muesli' })
  const masala = await addProduct(shop.db, { category_id: other.id, name: 'Masala' })
  const paths = [
    '/about',
    '/categories',
    categoryPath(one.id, one.name),
    categoryPath(other.id, other.name),
    `/product/${muesli.id}-muesli`,
    `/product/${masala.id}-masala`,
  ]
  const open = async () => {
    rendered.mockClear()
    const told = await Promise.all(paths.map(async (path) => [path, (await ask(path)).text] as const))
    return { told: new Map(told), anew: rendered.mock.calls.map(([path]) => path) }
  }
  await open()

  const admin = await signInAs(shop, 'admin')
  expect((await sendForm(admin, 'put', `/api/products/${masala.id}`, { price: 451 })).statusCode).toBe(200)

  const { told, anew } = await open()
  for (const path of [categoryPath(other.id, other.name), `/product/${masala.id}-masala`])
    expect(told.get(path), path).toContain('₹451')
  expect(anew).not.toContain('/about')
  expect(anew).not.toContain('/categories')
  expect(anew).not.toContain(categoryPath(one.id, one.name))
  expect((await open()).anew).toEqual([])
})

test('a search and a mailed link are made for who asks, and kept nowhere', async () => {
  const { shop, rendered, ask, headersOf } = await countingShop()
  await addProduct(shop.db)
  const paths = ['/categories?q=muesli', '/reset-password/a%40b.in/secret']
  for (const path of paths) {
    expect((await headersOf(path))['cache-control'], path).toBe('no-store')
    expect((await headersOf(path)).etag, path).toBeUndefined()
    rendered.mockClear()
    await ask(path)
    expect(rendered, path).toHaveBeenCalledTimes(1)
  }
})

test('no page names another host than the shop’s own as its address', async () => {
  const { ask } = await countingShop({ PUBLIC_URL: 'https://shop.example' })
  for (const path of ['/', '/about', '/categories']) {
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec((await ask(path)).html)?.[1]
    expect(canonical).toBe(`https://shop.example${path}`)
  }
})

test('what is not on sale is looked up and not rendered: one page says so for all of its kind', async () => {
  const { rendered, ask, headersOf } = await countingShop({ PAGES_PER_MINUTE: '20' })
  for (const kind of ['product', 'categories']) {
    rendered.mockClear()
    const told = new Set<string>()
    for (let id = 777_771; id < 777_777; id++) {
      const { status, html } = await ask(`/${kind}/${id}`)
      expect(status).toBe(404)
      expect(html).not.toContain('77777')
      told.add(html)
    }
    expect([told.size, rendered.mock.calls.length], kind).toEqual([1, 1])
    const headers = await headersOf(`/${kind}/777777`)
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
  }
})

test('a product that is added under an address that was a 404 is shown there', async () => {
  const { shop, ask } = await countingShop()
  const { id } = await addProduct(shop.db, { archived_at: new Date() })
  expect((await ask(`/product/${id}`)).status).toBe(404)
  await shop.db.updateTable('products').set({ archived_at: null }).execute()
  shop.catalogueVersion.changed()
  expect((await ask(`/product/${id}`)).status).toBe(200)
})

// Requirement D-108: Anonymous requests can't exhaust the shop: caches are bounded, and rendering and searching have
//   a budget.
test('an unknown URL is answered from memory, without using a budget, and not stored by caches', async () => {
  const { shop, rendered, ask, headersOf } = await countingShop({ PAGES_PER_MINUTE: '10' })
  const told = new Set<string>()
  for (let asked = 0; asked < 30; asked++)
    for (const path of [`//random/${asked}`, `/no/such/${asked}`, `/a\\${asked}`]) {
      const { status, text, html } = await ask(path)
      expect([status, text.includes('404 Page Not Found')], path).toEqual([404, true])
      told.add(html)
    }
  expect(told.size).toBe(1)
  expect(rendered).toHaveBeenCalledTimes(1)
  expect(await shop.db.selectFrom('page_budgets').selectAll().execute()).toEqual([])
  const headers = await headersOf('/no/such/page')
  expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
})

// Requirement D-108
test('searches for made-up words share one budget, for pages and API calls', async () => {
  const { shop } = await countingShop({ PAGES_PER_MINUTE: '64' })
  const search = async (path: string, accept: string) =>
    shop.visitor().get(path, { headers: { accept, 'x-forwarded-for': '10.0.0.1' } })
  for (let word = 0; word < 4; word++)
    for (const [path, accept] of [
      [`/categories?q=word${word}`, 'text/html'],
      [`/api/products?q=word${word}x`, 'application/json'],
      [`/api/categories?q=word${word}x`, 'application/json'],
    ] as const)
      expect((await search(path, accept)).statusCode, path).toBe(200)
  for (const path of ['/api/products?q=more', '/api/categories?q=more']) {
    const refused = await search(path, 'application/json')
    expect([refused.statusCode, refused.headers['retry-after']], path).toEqual([429, '60'])
    expect(refused.json().error).toBe('Too many attempts. Try again in 60 seconds.')
  }
  expect((await search('/api/products?q=word1x', 'application/json')).statusCode).toBe(200)
  expect((await search('/api/products', 'application/json')).statusCode).toBe(200)
})

// Requirement D-358: A search, or a list with filters that isn't cached, counts as several plain pages in the
//   network's rate limit, and shoppers who search or browse are never limited.
test('a search costs a network ten plain pages, and other networks nothing', async () => {
  const { shop, ask } = await countingShop({ PAGES_PER_MINUTE: '100' })
  const find = (word: string, from = '10.0.0.1') =>
    shop.visitor().get(`/categories?q=${word}`, { headers: { accept: 'text/html', 'x-forwarded-for': from } })
  expect((await ask('/product/999990')).status).toBe(404)
  for (let word = 0; word < 9; word++) expect((await find(`word${word}`)).statusCode).toBe(200)
  const refused = await find('more')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  expect((await find('more', '10.0.0.2')).statusCode).toBe(200)
  // The remaining quota is still enough for plain pages.
  for (let page = 0; page < 9; page++) expect((await ask(`/product/99998${page}`)).status).toBe(404)
  expect((await ask('/product/999979')).status).toBe(429)
})

// Requirement D-358
test('thirty searches a minute, in pages and lists, are never rejected', async () => {
  const { shop } = await countingShop()
  const find = async (path: string, accept: string) =>
    (await shop.visitor().get(path, { headers: { accept, 'x-forwarded-for': '10.0.0.1' } })).statusCode
  const told = new Set<number>()
  for (let word = 0; word < 30; word++)
    for (const [path, accept] of [
      [`/categories?q=word${word}`, 'text/html'],
      [`/api/products?q=word${word}x`, 'application/json'],
      [`/api/categories?q=word${word}x`, 'application/json'],
    ] as const)
      told.add(await find(path, accept))
  expect([...told]).toEqual([200])
})

// Requirement D-358
test('combinations of filters, sorting and pages share the same budget, which other networks don’t pay for', async () => {
  const { shop } = await countingShop({ PAGES_PER_MINUTE: '60' })
  const list = async (wish: string, from = '10.0.0.1') =>
    (await shop.visitor().get(`/api/${wish}`, { headers: { 'x-forwarded-for': from } })).statusCode
  for (let limit = 1; limit <= 10; limit++) {
    expect(await list(`products?limit=${limit}&sort=name`), String(limit)).toBe(200)
    expect(await list(`categories?limit=${limit}`), String(limit)).toBe(200)
  }
  expect(await list('products?limit=11')).toBe(429)
  expect(await list('products?stock=in&sort=price')).toBe(429)
  expect(await list('categories?limit=11')).toBe(429)
  expect(await list('products?limit=10&sort=name')).toBe(200)
  expect(await list('products')).toBe(200)
  expect(await list('products?limit=11', '10.0.0.2')).toBe(200)
})

// Requirement D-358
test('twenty shoppers behind one address who browse lists for a minute are never rejected', async () => {
  const { shop } = await countingShop()
  const told = new Set<number>()
  for (let second = 0; second < 25; second++) {
    for (let shopper = 0; shopper < 20; shopper++) {
      const wish = `limit=24&category_id=${1 + (shopper % 5)}&sort=${second % 2 ? 'name' : 'price'}`
      const headers = { 'x-forwarded-for': '10.0.0.1' }
      told.add((await shop.visitor().get(`/api/products?${wish}`, { headers })).statusCode)
    }
    shop.clock.pass({ seconds: 2 })
  }
  expect([...told]).toEqual([200])
})

test('nobody passes for the shop’s own calls', async () => {
  const { shop } = await countingShop({ PAGES_PER_MINUTE: '10' })
  const told = []
  for (let word = 0; word < 11; word++) {
    const headers = { 'x-from-within': 'anything', 'x-forwarded-for': '10.0.0.1' }
    told.push((await shop.visitor().get(`/api/products?q=${word}`, { headers })).statusCode)
  }
  expect(told.at(-1)).toBe(429)
})

test('who has too many pages made waits for the next minute; kept pages and others go on', async () => {
  const { shop, rendered, ask } = await countingShop({ PAGES_PER_MINUTE: '10' })
  expect((await ask('/about')).status).toBe(200)
  for (let asked = 1; asked < 10; asked++) expect((await ask(`/product/99999${asked}`)).status).toBe(404)
  rendered.mockClear()
  const headers = { accept: 'text/html', 'x-forwarded-for': '10.0.0.1' }
  const refused = await shop.visitor().get('/categories?q=tea', { headers })
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 60])
  expect(refused.body).toContain('Too many attempts. Try again in 60 seconds.')
  expect(rendered).not.toHaveBeenCalled()
  expect((await ask('/about')).status).toBe(200)
  expect((await ask('/product/999999', '10.0.0.2')).status).toBe(404)
  shop.clock.pass({ minutes: 1 })
  expect((await ask('/product/999999')).status).toBe(404)
})

test('the budget is one for all processes, and for all addresses of an owner of version 6', async () => {
  const first = await countingShop({ PAGES_PER_MINUTE: '10' })
  const { db, clock, renderer } = first.shop
  const second = await createTestShop({
    db,
    clock,
    env: { PAGES_PER_MINUTE: '10' },
    ...(renderer && { renderer }),
  })
  const told = []
  for (let asked = 0; asked < 16; asked++) {
    const { app } = asked % 2 === 0 ? first.shop : second
    const headers = { accept: 'text/html', 'x-forwarded-for': `2001:db8:1:2::${asked + 1}` }
    told.push((await app.inject({ url: `/product/99999${asked}`, headers })).statusCode)
  }
  expect(told.filter((status) => status === 404)).toHaveLength(10)
  expect(told.slice(-4)).toEqual([429, 429, 429, 429])
})

test('requests that arrive together take no more of the budget than they use', async () => {
  const { ask } = await countingShop({ PAGES_PER_MINUTE: '100' })
  const together = (from: number) =>
    Promise.all(Array.from({ length: 50 }, (_, at) => ask(`/product/99999${from + at}`)))
  const told = [...(await together(0)), ...(await together(50)), ...(await together(100))]
  expect(told.filter(({ status }) => status === 404)).toHaveLength(100)
})

test('a page from memory asks the database nothing about who asks', async () => {
  const { shop, ask } = await countingShop()
  await ask('/about')
  const before = await shop.db.selectFrom('page_budgets').selectAll().execute()
  for (let asked = 0; asked < 50; asked++) await ask('/about')
  expect(await shop.db.selectFrom('page_budgets').selectAll().execute()).toEqual(before)
})

test('who may tell the shopper’s address is a setting', async () => {
  const { shop } = await countingShop({ TRUST_PROXY: 'off' })
  const headers = { accept: 'text/html', 'x-forwarded-for': '10.0.0.9' }
  await shop.visitor().get('/product/999999', { headers })
  const { client } = await shop.db.selectFrom('page_budgets').select('client').executeTakeFirstOrThrow()
  expect(client).toBe('127.0.0.1')
})
