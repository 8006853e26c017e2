import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { pageUrls } from '#urls.tsx'
import { addProduct, signInAs, type TestShop } from '../shop/shop.ts'
import { createShopWithPages, openPage } from './open-page.ts'

/** Who may open which page (specification §6). A new page must be added here on purpose. */
const pages = {
  'for everyone': [
    '/',
    '/categories',
    '/categories/:id',
    '/product/:id',
    '/product/:id/reviews',
    '/bundles',
    '/bundle/:id',
    '/about',
    '/privacy-policy',
    '/terms-and-conditions',
    '/refund-policy',
    '/shipping-policy',
    '/reset',
    '/reset-password/:email/:token',
    '/my-data',
    '/favourites',
    '/alerts/:key',
    '/join/:token',
    '/stories',
    '/stories/:id',
    '/help',
    '/help/:key',
    '/order/:key',
  ],
  'for who is not logged in': ['/login', '/register'],
  'for customers': [
    '/profile/address',
    '/profile/:username',
    '/:username/account',
    '/:username/address',
    '/:username/orders',
    '/cart',
    '/checkout',
    '/checkout/guest',
    '/orders/:id',
    '/orders/:id/payment',
    '/help/:what/:id',
    '/orderSuccess',
    '/standing-orders',
  ],
  'for administrators': [
    '/admin',
    '/admin/product/add',
    '/admin/category/add',
    '/admin/products',
    '/admin/categories',
    '/admin/orders',
    '/admin/images',
    '/admin/second-factor',
    '/admin/preview/:page',
    '/admin/stories/:id',
  ],
  nowhere: ['*'],
}
type Kind = keyof typeof pages

const toLogin = (path: string) => `302 /login?from=${encodeURIComponent(path)}`

/** The expected status by kind of page and user (specification §2.2, decision P6). */
const answers: Record<Kind, (path: string) => Record<Person, string>> = {
  'for everyone': () => ({ visitor: '200', customer: '200', 'other customer': '200', admin: '200' }),
  'for who is not logged in': () => ({
    visitor: '200',
    customer: '302 /',
    'other customer': '302 /',
    admin: '302 /admin',
  }),
  'for customers': (path) => ({
    visitor: toLogin(path),
    customer: '200',
    // The name in the path does not matter (decision P3): the page shows the session owner's data.
    'other customer': '200',
    admin: '302 /',
  }),
  'for administrators': (path) => ({
    visitor: toLogin(path),
    customer: '302 /',
    'other customer': '302 /',
    admin: '200',
  }),
  nowhere: () => ({ visitor: '404', customer: '404', 'other customer': '404', admin: '404' }),
}

const people = {
  visitor: async (shop: TestShop) => shop.visitor(),
  customer: (shop: TestShop) => signInAs(shop, 'customer', { name: 'Anitha Raj' }),
  'other customer': (shop: TestShop) => signInAs(shop, 'customer', { name: 'Kavin Kumar' }),
  admin: (shop: TestShop) => signInAs(shop, 'admin'),
}
type Person = keyof typeof people

// Requirement 2.1-24: A test fails if a page is missing from the access matrix.
test('the access matrix lists exactly the pages that exist', () => {
  expect(pageUrls.map(({ path }) => path).sort()).toEqual(Object.values(pages).flat().sort())
})

// Requirement 1-1: Visitors can open the home page, categories, products, About and the policies without logging in.
// Requirement 6-2: Home, login, registration, reset, About, categories, products and policies are open to everyone
//   (decision P2).
// Requirement 6-3: Profile, orders, address, account, cart, checkout and order confirmation are for customers.
// Requirement 6-4: The back office is for administrators.
// Requirements 2.1-1, 2.1-2, 2.1-3, 2.1-4, 2.1-5, 2.1-6, 2.1-7, 2.1-8, 2.1-9, 2.1-11, 2.1-12, 2.1-13, 2.1-14, 2.1-15,
//   2.1-16, 2.1-17, 2.1-18, 2.1-19, 2.1-20, 2.2-2, 2.2-4, 6-1, D-7
test.each(Object.keys(people) as Person[])(
  'the %s can open the pages of their role and is redirected from all others',
  async (person) => {
    const shop = await createShopWithPages()
    const product = await addProduct(shop.db)
    await publishStory(shop)
    const texts = { name: 'Box', description: 'Muesli.', price_paise: 30_000 }
    const times = { created_at: new Date(), updated_at: new Date() }
    await shop.db
      .insertInto('bundles')
      .values({ ...texts, ...times, published: true })
      .execute()
    await shop.db
      .insertInto('bundle_parts')
      .values({ bundle_id: 1, pack_id: product.pack_id, quantity: 1, position: 1 })
      .execute()
    const asker = await people[person](shop)
    const wrong = []
    for (const kind of Object.keys(pages) as Kind[])
      for (const path of pages[kind]) {
        const address = addressOf(path, product)
        const { status, location } = await openPage(asker, address)
        const told = location ? `${status} ${location}` : String(status)
        const expected = answers[kind](address)[person]
        if (told !== expected) wrong.push(`${address}: ${told} instead of ${expected}`)
      }
    expect(wrong).toEqual([])
  },
)

/** Its id is that of the first product. */
const publishStory = (shop: TestShop) =>
  sql`
    with shown as (
      insert into pictures (key, width, height, widths, bytes, created_at)
      values ('0123456789abcdef0123456789abcdef', 640, 480, '{320,640}', 1234, now()) returning id
    )
    insert into stories (kind, state, title, summary, picture_id, published_at, created_at, updated_at)
    select 'recipe', 'published', 'Kanji', 'A recipe', id, now(), now(), now() from shown`.execute(shop.db)

/** The URL for a path of the table. */
function addressOf(path: string, { id, category_id }: { id: number; category_id: number | null }) {
  if (path === '*') return '/no/such/page'
  return path
    .replace('/categories/:id', `/categories/${category_id}`)
    .replace(':id', String(id))
    .replace(':username', 'Anitha%20Raj')
    .replace(':email', 'a%40b.in')
    .replace(':token', 'abc')
}

test('what belongs to a person is not kept by any cache, what is everyone’s may be', async () => {
  const shop = await createShopWithPages()
  const customer = await signInAs(shop, 'customer')
  const headers = { accept: 'text/html' }
  const kept = async (path: string) => (await customer.get(path, { headers })).headers['cache-control']
  expect(await kept('/cart')).toBe('no-store')
  expect(await kept('/login')).toBe('no-store')
  expect(await kept('/about')).toContain('public')
  for (const path of ['/api/profile', '/api/profile/all', '/api/cart', '/api/orders', '/api/session'])
    expect(await kept(path), path).toBe('no-store')
})

test('every page and call tells browsers that it is shown in no frame and is what it says it is', async () => {
  const shop = await createShopWithPages()
  for (const path of ['/', '/no/such/page', '/api/products', '/api/cart']) {
    const { headers } = await shop.visitor().get(path)
    expect(headers, path).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' })
    expect(headers['permissions-policy'], path).toContain('camera=()')
    expect(headers['content-security-policy'], path).toContain("default-src 'self'")
  }
})

test('scripts and fonts are sent without the headers that only pages need', async () => {
  const shop = await createShopWithPages()
  const { body } = await shop.visitor().get('/', { headers: { accept: 'text/html' } })
  const files = [...new Set(body.match(/\/assets\/[\w-]+\.(js|woff2)/g))]
  expect(files.length).toBeGreaterThan(3)
  for (const path of files) {
    const { headers, statusCode } = await shop
      .visitor()
      .get(path, { headers: { 'accept-encoding': 'br, gzip' } })
    expect(statusCode, path).toBe(200)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin')
    expect(headers['content-security-policy'], path).toBeUndefined()
    expect(headers['permissions-policy'], path).toBeUndefined()
  }
  const drawing = await shop.visitor().get('/brand/mark.svg')
  expect(drawing.headers['content-security-policy']).toBe("sandbox;default-src 'none'")
})

test('a public page is sent as small as the browser takes it, and not again while it is the same', async () => {
  const shop = await createShopWithPages()
  const ask = (headers: Record<string, string>) =>
    shop.visitor().get('/about', { headers: { accept: 'text/html', ...headers } })
  const plain = await ask({})
  const unpackers = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const [encoding, unpack] of Object.entries(unpackers)) {
    const { headers, rawPayload } = await ask({ 'accept-encoding': encoding })
    expect([headers['content-encoding'], headers.etag]).toEqual([encoding, plain.headers.etag])
    expect(String(headers.vary)).toContain('accept-encoding')
    expect(unpack(rawPayload).toString()).toBe(plain.body)
  }
  const again = await ask({ 'if-none-match': String(plain.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

// Requirement 2.2-1: 'Loading' is shown while the role is verified.
test('a page that needs a session shows Loading until the role is known', async () => {
  const shop = await createShopWithPages()
  const { main } = await openPage(await signInAs(shop, 'customer'), '/Anitha%20Raj/orders')
  expect(main).toContain('Loading')
})

// Requirement 2.3-11: The header's links and cart are hidden on `/login` and `/register`.
// Requirement 2.1-23
test.each([
  ['/login', false],
  ['/register', false],
  ['/reset-password/a%40b.in/abc', false],
  ['/reset', true],
  ['/', true],
  ['/privacy-policy', true],
])('%s shows the navigation bar: %s', async (path, shown) => {
  const shop = await createShopWithPages()
  const { root } = await openPage(shop.visitor(), path)
  expect(root.includes('aria-label="Main"')).toBe(shown)
  expect(/href="\/cart"/.test(root)).toBe(shown)
})

// Requirement 2.1-23: `/login`, `/register`, the back office and the new-pin page have no navigation bar.
test('the back office has no navigation bar', async () => {
  const shop = await createShopWithPages()
  const { root } = await openPage(await signInAs(shop, 'admin'), '/admin')
  expect(root).not.toContain('aria-label="Main"')
})

// Requirement D-2: A bare path is a page for browsers, and both answers have `Vary: Accept` (decision P1).
test('a URL shared with the API is a page for browsers and JSON for programs', async () => {
  const shop = await createShopWithPages()
  const page = await shop.visitor().get('/categories', { headers: { accept: 'text/html' } })
  expect(page.headers['content-type']).toContain('text/html')
  expect(String(page.headers.vary).toLowerCase()).toContain('accept')
  const program = await shop.visitor().get('/categories', { headers: { accept: 'application/json' } })
  expect([program.json(), program.headers.vary]).toEqual([[], 'accept, sec-fetch-dest'])
})

test('where visitors have carts, the cart and the checkout are open to them, and their orders are not', async () => {
  const shop = await createShopWithPages({ env: { VISITOR_CARTS: 'on' } })
  expect((await openPage(shop.visitor(), '/cart')).status).toBe(200)
  expect((await openPage(shop.visitor(), '/checkout')).status).toBe(200)
  expect((await openPage(shop.visitor(), '/me/orders')).location).toBe('/login?from=%2Fme%2Forders')
  expect((await openPage(await signInAs(shop, 'admin'), '/cart')).location).toBe('/')
  expect((await openPage(shop.visitor(), '/privacy-policy')).text).toContain('has_cart')
})
