import { expect, test } from 'vitest'
import type { Access } from '#http/calls/endpoint.ts'
import { allEndpoints } from './shop/all-endpoints.ts'
import { createTestShop, signInAs, type TestShop } from './shop/shop.ts'

const people = {
  visitor: async (shop: TestShop) => shop.visitor(),
  customer: (shop: TestShop) => signInAs(shop, 'customer'),
  administrator: (shop: TestShop) => signInAs(shop, 'admin'),
}
type Person = keyof typeof people

/** The expected status for each access level and user (specification §6). */
const mayCall: Record<Access, Record<Person, 'in' | 401 | 403>> = {
  anyone: { visitor: 'in', customer: 'in', administrator: 'in' },
  signedIn: { visitor: 401, customer: 'in', administrator: 'in' },
  customer: { visitor: 401, customer: 'in', administrator: 403 },
  admin: { visitor: 401, customer: 403, administrator: 'in' },
}

// Requirement 6-1: There are visitors, customers and administrators.
// Requirement 6-6
test.each(Object.keys(people) as Person[])(
  'every API call accepts or rejects the %s by its access rule',
  async (person) => {
    const shop = await createTestShop()
    const asker = await people[person](shop)
    const wrong = []
    for (const { key, method, url, endpoint } of allEndpoints) {
      // Public, or with an access rule beyond the role: the caller's own address.
      if (endpoint.access === 'anyone' || key === 'GET /address/{userId}') continue
      const { statusCode } = await asker.ask(method, url)
      const outcome = statusCode === 401 || statusCode === 403 ? statusCode : 'in'
      if (outcome !== mayCall[endpoint.access][person])
        wrong.push(`${key} answered ${statusCode} to the ${person}`)
    }
    expect(wrong).toEqual([])
  },
)

/** Public endpoints. A new one must be added here on purpose. */
const openToAll = [
  'DELETE /guest-orders/{key}',
  'GET /categories',
  'GET /categories/{id}',
  'GET /categories/{id}/products',
  'GET /delivery/{pin}',
  'GET /guest-orders/{key}',
  'GET /guest-orders/{key}/data',
  'GET /guest-orders/{key}/documents/{id}/pdf',
  'GET /guest-orders/{key}/payment',
  'GET /images/title/{title}',
  'GET /products',
  'GET /products/{id}',
  'GET /session',
  'GET /texts/home',
  'GET /texts/pages/{page}',
  'GET /tickets/by-link/{key}',
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
  'POST /payment/return',
  'POST /payment/webhook',
  'POST /tickets/ask',
  'POST /tickets/by-link/{key}/confirmation',
  'POST /tickets/by-link/{key}/messages',
]

// Requirement 6-6: The server rejects API calls that the user's role may not make.
test('only the endpoints on this list are open to visitors', () => {
  const open = allEndpoints.filter(({ endpoint }) => endpoint.access === 'anyone').map(({ key }) => key)
  expect(open.sort()).toEqual(openToAll)
})
