import { expect, test } from 'vitest'
import { endpoints } from '#endpoints.ts'
import { sendForm } from '#test/shop/forms.ts'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'
import { isNotModified } from './http-caching.ts'

/** Public endpoints, with paths that exist. */
const paths: Record<string, string> = {
  'GET /bundles': '/api/bundles',
  'GET /bundles/{id}': '/api/bundles/1',
  'GET /categories': '/api/categories',
  'GET /categories/{id}': '/api/categories/1',
  'GET /categories/{id}/products': '/api/categories/1/products',
  'GET /products': '/api/products',
  'GET /products/{id}': '/api/products/1',
  'GET /products/{id}/reviews': '/api/products/1/reviews',
  'GET /reviews/praise': '/api/reviews/praise',
  'GET /products/{id}/bought-together': '/api/products/1/bought-together',
  'GET /search': '/api/search?q=muesli',
  'GET /search/highlights': '/api/search/highlights',
  'GET /search/suggestions': '/api/search/suggestions?q=mu',
  'GET /delivery/{pin}': '/api/delivery/641012',
  'GET /images/title/{title}': '/api/images/title/logo',
  'GET /push/key': '/api/push/key',
  'GET /stories': '/api/stories',
  'GET /stories/{id}': '/api/stories/1',
  'GET /texts/home': '/api/texts/home',
  'GET /texts/pages/{page}': '/api/texts/pages/about',
}

const isPublicAnswer = ([key, endpoint]: [string, { right: string; optionalAuth?: true }]) =>
  key.startsWith('GET ') && endpoint.right === 'anyone' && !endpoint.optionalAuth

// Requirement D-289: Public API answers can be stored and are revalidated before each use, so that a change is seen
//   at once; all others are never stored.
test('public answers can be stored, and are revalidated before each use', async () => {
  const shop = await createTestShop()
  await addProduct(shop.db)
  const keys = Object.entries(endpoints).filter(isPublicAnswer)
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(keys.map(([key]) => key)))
  for (const url of Object.values(paths)) {
    const first = await shop.app.inject({ url })
    if (first.statusCode === 404) {
      expect(first.headers['cache-control'], url).toBe('no-store')
      continue
    }
    expect([url, first.statusCode]).toEqual([url, 200])
    expect(first.headers['cache-control'], url).toBe('public, no-cache')
    const etag = String(first.headers.etag)
    expect(etag, url).toMatch(/^"[\w-]{22}"$/)
    for (const known of [etag, `"other", W/${etag}`]) {
      const again = await shop.app.inject({ url, headers: { 'if-none-match': known } })
      expect([url, again.statusCode, again.body]).toEqual([url, 304, ''])
      expect(again.headers.etag, url).toBe(etag)
    }
    const other = await shop.app.inject({ url, headers: { 'if-none-match': '"other"' } })
    expect([url, other.statusCode, other.body]).toEqual([url, 200, first.body])
  }
})

// Requirement D-289
test('a merchant’s change is visible at once to clients with the previous ETag', async () => {
  const shop = await createTestShop()
  const { id, category_id } = await addProduct(shop.db)
  const admin = await signInAs(shop, 'admin')
  const urls = ['/api/products', `/api/products/${id}`, `/api/categories/${category_id}/products`]
  const before = await Promise.all(urls.map((url) => shop.app.inject({ url })))
  const kept = (await admin.get(`/api/products/all/${id}`)).json()
  const changed = await sendForm(admin, 'put', `/api/products/${id}`, {
    name: 'Renamed Muesli',
    one_liner: kept.one_liner,
    description: kept.description,
    price: kept.price,
    quantity: kept.quantity,
    stock: kept.stock,
    category_id: Number(category_id),
    version: kept.version,
  })
  expect(changed.statusCode).toBe(200)
  for (const [at, url] of urls.entries()) {
    const tag = String(before[at]?.headers.etag)
    const after = await shop.app.inject({ url, headers: { 'if-none-match': tag } })
    expect([url, after.statusCode]).toEqual([url, 200])
    expect(after.body).toContain('Renamed Muesli')
    expect(after.headers.etag).not.toBe(tag)
  }
})

// Requirement D-289
test('answers that aren’t public are never stored', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const answers = [
    await admin.get('/api/session'),
    await admin.get('/api/products/all'),
    await shop.visitor().post('/api/auth/forgot-password', { email: 'nobody@example.com' }),
    await shop.visitor().get('/api/products/987654321'),
    await shop.visitor().get('/api/nothing'),
  ]
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(answers.map(() => 'no-store'))
})

// Requirement D-289
test('list pages that end at the same items but at another position have different ETags', async () => {
  const shop = await createTestShop()
  await addProduct(shop.db)
  const first = await shop.app.inject({ url: '/api/products?limit=1' })
  await addProduct(shop.db)
  shop.clock.pass({ seconds: 2 })
  const later = await shop.app.inject({ url: '/api/products?limit=1' })
  expect(later.headers['x-total-count']).toBe('2')
  expect(later.headers.etag).not.toBe(first.headers.etag)
})

test.each([
  [undefined, false],
  ['', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['a', false],
])('If-None-Match %s', (sent, known) => {
  expect(isNotModified(sent, '"a"')).toBe(known)
})
