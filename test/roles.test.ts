import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { orderForReader } from '#ordering/orders/server/lists/order-view.queries.ts'
import { type Right, rights } from '#values/people/rights.ts'
import { rightsPage, rightsPageFile } from '../scripts/rights/rights-page.ts'
import { allEndpoints } from './shop/all-endpoints.ts'
import { sampleOrder } from './shop/sample-order.ts'
import { createTestShop, signInAs, type TestShop } from './shop/shop.ts'

const people = {
  visitor: async (shop: TestShop) => ({ ...shop.visitor(), user: undefined }),
  customer: (shop: TestShop) => signInAs(shop, 'customer'),
  administrator: (shop: TestShop) => signInAs(shop, 'admin'),
}
type Person = keyof typeof people

const page = readFileSync(join(import.meta.dirname, '..', rightsPageFile), 'utf8')

/** What the page says about each call: whether each person may make it, `own` for their own records only. */
const listed = new Map(
  [...page.matchAll(/^\| `([A-Z]+ \/.*)` \| .* \| (yes|no) \| (yes|own|no) \| (yes|own|no) \|$/gm)].map(
    ([, key, visitor, customer, administrator]) => [key, { visitor, customer, administrator }],
  ),
)

test('the page of all rights is the one that `npm run rights` writes', () => {
  expect(page).toBe(rightsPage())
})

test('the page lists every call once', () => {
  expect([...listed.keys()].sort()).toEqual(allEndpoints.map(({ key }) => key).sort())
})

/** Ends the session, so it is called last. */
const isLogout = (key: string) => key === 'POST /auth/logout'

// Requirement 6-1: There are visitors, customers and administrators.
// Requirement 6-6
test.each(Object.keys(people) as Person[])(
  'every API call accepts or rejects the %s as the page of all rights says',
  async (person) => {
    const shop = await createTestShop()
    const asker = await people[person](shop)
    const wrong = []
    for (const { key, method, url } of allEndpoints.toSorted((a, b) => +isLogout(a.key) - +isLogout(b.key))) {
      // The customer's own address: that of another customer is refused because of its owner.
      const own = key === 'GET /address/{userId}' && asker.user ? `/api/address/${asker.user.id}` : url
      const { statusCode } = await asker.ask(method, own)
      const outcome = statusCode === 401 || statusCode === 403 ? statusCode : 'in'
      const refused = person === 'visitor' ? 401 : 403
      if (outcome !== (listed.get(key)?.[person] === 'no' ? refused : 'in'))
        wrong.push(`${key} answered ${statusCode} to the ${person}`)
    }
    expect(wrong).toEqual([])
  },
)

test('every call requires one right, and every right is required by a call', () => {
  const required = allEndpoints.flatMap(({ endpoint: { right, ownRight } }) => [right, ownRight ?? right])
  const named = new Set(required.filter((right) => right !== 'anyone'))
  expect([...named].sort()).toEqual((Object.keys(rights) as Right[]).sort())
})

/** Public endpoints. A new one must be added here on purpose. */
const openToAll = [
  'DELETE /guest-orders/{key}',
  'DELETE /guest-orders/{key}/reviews/{item}',
  'DELETE /guest-orders/{key}/whatsapp-updates',
  'GET /bundles',
  'GET /bundles/{id}',
  'GET /categories',
  'GET /categories/{id}',
  'GET /categories/{id}/products',
  'GET /delivery/{pin}',
  'GET /guest-orders/{key}',
  'GET /guest-orders/{key}/data',
  'GET /guest-orders/{key}/documents/{id}/pdf',
  'GET /guest-orders/{key}/payment',
  'GET /guest-orders/{key}/reviews',
  'GET /images/title/{title}',
  'GET /products',
  'GET /products/{id}',
  'GET /products/{id}/bought-together',
  'GET /products/{id}/reviews',
  'GET /push/key',
  'GET /reviews/praise',
  'GET /search',
  'GET /search/highlights',
  'GET /search/suggestions',
  'GET /session',
  'GET /stock-alerts/by-link/{key}',
  'GET /stories',
  'GET /stories/{id}',
  'GET /texts/home',
  'GET /texts/pages/{page}',
  'GET /tickets/by-link/{key}',
  'GET /whatsapp/updates',
  'GET /whatsapp/webhook',
  'POST /auth/forgot-password',
  'POST /auth/login',
  'POST /auth/logout',
  'POST /auth/register',
  'POST /auth/reset-link',
  'POST /auth/reset-password',
  'POST /guest-orders',
  'POST /guest-orders/{key}/erase',
  'POST /guest-orders/{key}/payment',
  'POST /guest-orders/{key}/payment/verification',
  'POST /page-speed',
  'POST /payment/return',
  'POST /payment/webhook',
  'POST /push/subscriptions',
  'POST /push/unsubscribe',
  'POST /stock-alerts/ask',
  'POST /stock-alerts/by-link/{key}/cancel',
  'POST /stock-alerts/by-link/{key}/confirmation',
  'POST /tickets/ask',
  'POST /tickets/by-link/{key}/confirmation',
  'POST /tickets/by-link/{key}/messages',
  'POST /whatsapp/webhook',
  'PUT /guest-orders/{key}/reviews/{item}',
]

// Requirement 6-6: The server rejects API calls that the user's role may not make.
test('only the endpoints on this list are open to visitors', () => {
  const open = allEndpoints.filter(({ endpoint }) => endpoint.right === 'anyone').map(({ key }) => key)
  expect(open.sort()).toEqual(openToAll)
})

/** The names of the fields with amounts in a JSON schema, except in an order that may be null. */
function amountsIn(schema: unknown, name = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const mayBeNull = 'anyOf' in schema && JSON.stringify(schema.anyOf).includes('{"type":"null"}')
  if (name === 'order' && mayBeNull) return []
  const inside = Object.entries(schema).flatMap(([key, value]) => amountsIn(value, key))
  return /price|paise|amount|refunded|collect|^fee$/.test(name) ? [name, ...inside] : inside
}

// docs/decisions/rights.md
test('calls for packing and delivering answer without amounts, unless the caller may see all orders', async () => {
  for (const { key, endpoint } of allEndpoints)
    if (endpoint.right === 'orders:pack' || endpoint.right === 'orders:deliver')
      expect(amountsIn(z.toJSONSchema(endpoint.answer, { unrepresentable: 'any' })), key).toEqual([])
  const order = sampleOrder()
  expect(orderForReader({ role: 'admin' }, order)).toBe(order)
  expect(orderForReader({ role: 'customer' }, order)).toBe(null)
})
