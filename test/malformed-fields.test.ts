import { expect, test } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from './shop/all-endpoints.ts'
import { muesliForm, sendForm } from './shop/forms.ts'
import { addCategory, addProduct, createTestShop, signInAs } from './shop/shop.ts'

type Shape = { properties?: Record<string, Shape>; anyOf?: Shape[]; oneOf?: Shape[]; items?: Shape }

/** Bodies with one odd field each, at every depth, nested no deeper than necessary. */
function bodiesWith(odd: unknown, { properties = {}, anyOf, oneOf, items }: Shape): unknown[] {
  const within = [
    ...(anyOf ?? oneOf ?? []).flatMap((one) => bodiesWith(odd, one)),
    ...(items ? bodiesWith(odd, items).map((item) => [item]) : []),
    ...Object.entries(properties).flatMap(([name, field]) =>
      [odd, ...bodiesWith(odd, field)].map((value) => ({ [name]: value })),
    ),
  ]
  return within
}

const bodyShape = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape

const takesJson = allEndpoints.filter(({ endpoint }) => endpoint.body && !endpoint.hidden)
const json = { 'content-type': 'application/json' }

/** Values that do not compare with numbers, are no text, or only look like text. */
const oddOnes: [unknown][] = [
  [{ length: { toString: 1 } }],
  [{ length: { valueOf: 1, toString: 2 } }],
  [{ length: 3, trim: 1, toString: 1 }],
  [[[{ toString: 1 }]]],
]

// Requirement D-317: A field of the wrong type is rejected before anything else is validated.
test.each(oddOnes)('no field of any endpoint causes a server error when it is %j', async (odd) => {
  const shop = await createTestShop()
  const cookies = {
    visitor: {},
    customer: (await signInAs(shop, 'customer')).cookies,
    admin: (await signInAs(shop, 'admin')).cookies,
  }
  const failed: string[] = []
  let asked = 0
  for (const { key, method, url, endpoint, caller } of takesJson)
    for (const body of bodiesWith(odd, bodyShape(endpoint.body as z.ZodType))) {
      asked += 1
      const headers = { ...json, 'x-forwarded-for': `10.1.${asked >> 8}.${asked & 255}` }
      const payload = JSON.stringify(body)
      const answer = await shop.app.inject({
        method,
        url,
        headers,
        cookies: cookies[caller],
        payload,
      })
      if (answer.statusCode >= 500) failed.push(`${key} ${payload}: ${answer.statusCode}`)
    }
  expect(failed).toEqual([])
  expect(asked).toBeGreaterThan(150)
})

test.each(['login', 'register', 'forgot-password', 'reset-password'])(
  'a %s whose texts are objects with a length is a 400 that names the fields',
  async (call) => {
    const shop = await createTestShop()
    const odd = { length: { toString: 1 } }
    const body = { name: odd, email: odd, phone: odd, pin: odd, token: odd }
    const answer = await shop.visitor().post(`/api/auth/${call}`, body)
    expect(answer.statusCode, answer.body).toBe(400)
    expect(Object.keys(answer.json().fields)).not.toEqual([])
  },
)

test('what a form carries as JSON is checked for its types as well', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const category = await addCategory(shop.db)
  const composition = JSON.stringify([{ label: { length: { toString: 1 } }, percent: 60 }])
  const form = { ...muesliForm(category.id), composition }
  const answer = await sendForm(admin, 'post', '/api/products/add', form)
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json())).toContain('fields')
})

// Requirement D-317
test('a number is a number or its text, and not a list, boolean or null', async () => {
  const shop = await createTestShop()
  const customer = await signInAs(shop, 'customer')
  const product = await addProduct(shop.db)
  for (const quantity of [[1], true, null, {}, '']) {
    const answer = await customer.post('/api/cart/add', { product_id: product.id, quantity })
    expect(answer.statusCode, JSON.stringify(quantity)).toBe(400)
  }
  expect((await customer.post('/api/cart/add', { product_id: [product.id] })).statusCode).toBe(400)
  const added = await customer.post('/api/cart/add', { product_id: String(product.id), quantity: '2' })
  expect(added.statusCode).toBe(200)
})

test('a query that names a field twice is a 400', async () => {
  const shop = await createTestShop()
  const answer = await shop.visitor().get('/api/products?limit=1&limit=2&q=a&q=b')
  expect(answer.statusCode).toBe(400)
})

const tooLarge = 2 ** 31

// Requirement D-316: An id or a version too large for its column is rejected, in path, query and body (decision P8).
test('an id too large for its column answers 400 in every path', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const customer = await signInAs(shop, 'customer')
  const wrong: string[] = []
  for (const { key, method, url, endpoint, caller } of allEndpoints) {
    const ids = Object.keys(endpoint.params?.shape ?? {}).filter(
      (name) => url.includes('987654321') && /id$|^order$|^parcel$/i.test(name),
    )
    if (ids.length === 0 || /credential|passkeys/.test(key)) continue
    const { cookies } = caller === 'customer' ? customer : admin
    const asked = await shop.app.inject({
      method,
      url: url.replaceAll('987654321', String(tooLarge)),
      cookies,
      ...(endpoint.body && { payload: {} }),
    })
    if (endpoint.form ? ![400, 415].includes(asked.statusCode) : asked.statusCode !== 400)
      wrong.push(`${key}: ${asked.statusCode}`)
  }
  expect(wrong).toEqual([])
})

// Requirement D-316
test('an id or a version too large for its column answers 400 in every body and query', async () => {
  const wrong = takesJson.flatMap(({ key, endpoint }) =>
    unbounded(bodyShape(endpoint.body as z.ZodType)).map((field) => `${key} ${field}`),
  )
  const queries = allEndpoints.flatMap(({ key, endpoint }) =>
    endpoint.query ? unbounded(bodyShape(endpoint.query)).map((field) => `${key} ?${field}`) : [],
  )
  expect([...wrong, ...queries]).toEqual([])
})

/** Fields that accept integers above the column's maximum. */
function unbounded(shape: Shape & { type?: string; maximum?: number }, name = ''): string[] {
  const { properties = {}, anyOf, oneOf, items, type, maximum } = shape
  const own = type === 'integer' && !((maximum ?? Number.POSITIVE_INFINITY) < tooLarge) ? [name] : []
  return [
    ...own,
    ...(anyOf ?? oneOf ?? []).flatMap((one) => unbounded(one, name)),
    ...(items ? unbounded(items, `${name}[]`) : []),
    ...Object.entries(properties).flatMap(([field, one]) =>
      unbounded(one, name ? `${name}.${field}` : field),
    ),
  ]
}

// Requirement D-316
test('the page of a number too large for its column isn’t found', async () => {
  const { createShopWithPages } = await import('./pages/open-page.ts')
  const shop = await createShopWithPages()
  for (const path of ['/product', '/categories']) {
    const page = await shop.visitor().get(`${path}/${tooLarge}`, { headers: { accept: 'text/html' } })
    expect([path, page.statusCode]).toEqual([path, 404])
  }
})
