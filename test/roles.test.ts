import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { orderForReader } from '#ordering/orders/server/lists/order-view.queries.ts'
import { grantableRights, mayCall, type Right, rights } from '#values/people/rights.ts'
import { rightsPage, rightsPageFile } from '../scripts/rights/rights-page.ts'
import { allEndpoints } from './shop/all-endpoints.ts'
import { sampleOrder } from './shop/sample-order.ts'
import { createTestShop, signInAs, signInAsStaff, type TestShop } from './shop/shop.ts'

const people = {
  visitor: async (shop: TestShop) => ({ ...shop.visitor(), user: undefined }),
  customer: (shop: TestShop) => signInAs(shop, 'customer'),
  owner: (shop: TestShop) => signInAs(shop, 'admin'),
  manager: (shop: TestShop) => signInAsStaff(shop, 'manager'),
  packer: (shop: TestShop) => signInAsStaff(shop, 'packer'),
  accountant: (shop: TestShop) => signInAsStaff(shop, 'accountant'),
}
type Person = keyof typeof people

const page = readFileSync(join(import.meta.dirname, '..', rightsPageFile), 'utf8')

/** What the page says about each call: whether each person may make it, `own` for their own records only. */
const listed = new Map(
  [...page.matchAll(/^\| `([A-Z]+ \/.*)` \| (?:anyone|`[a-z:-]+`) \| (.*) \|$/gm)].map(
    ([, key = '', cells = '']) => {
      const answers = cells.split(' | ')
      return [key, Object.fromEntries(Object.keys(people).map((person, i) => [person, answers[i]]))]
    },
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

/** What every call answers: `in` unless it is refused because of who asks. */
async function askEverything(
  asker: { ask: TestAsk; user: { id: number } | undefined },
  isAllowed: (endpoint: (typeof allEndpoints)[number]) => boolean,
) {
  const wrong = []
  for (const each of allEndpoints.toSorted((a, b) => +isLogout(a.key) - +isLogout(b.key))) {
    const { key, method, url } = each
    // The customer's own address: that of another customer is refused because of its owner.
    const own = key === 'GET /address/{userId}' && asker.user ? `/api/address/${asker.user.id}` : url
    const { statusCode } = await asker.ask(method, own)
    const outcome = statusCode === 401 || statusCode === 403 ? statusCode : 'in'
    if (outcome !== (isAllowed(each) ? 'in' : asker.user ? 403 : 401))
      wrong.push(`${key} answered ${statusCode}`)
  }
  return wrong
}
type TestAsk = Awaited<ReturnType<typeof signInAs>>['ask']

// Requirement 6-1: There are visitors, customers and administrators.
// Requirement 6-6
// Requirement D-457: Each member of the staff may make only the calls of their role: owner, manager, packer, accountant, or
//   the rights that an owner has chosen (decision X55).
test.each(Object.keys(people) as Person[])(
  'every API call accepts or rejects the %s as the page of all rights says',
  async (person) => {
    const asker = await people[person](await createTestShop())
    expect(await askEverything(asker, ({ key }) => listed.get(key)?.[person] !== 'no')).toEqual([])
  },
)

test('every API call accepts or rejects a custom role by the rights that were chosen', async () => {
  const chosen: Right[] = ['tickets:read', 'tickets:write', 'catalogue:read']
  const asker = await signInAsStaff(await createTestShop(), 'custom', { rights: chosen })
  const person = { role: 'admin', staff: { role: 'custom', rights: chosen } } as const
  expect(await askEverything(asker, ({ endpoint }) => mayCall(person, endpoint) !== 'no')).toEqual([])
})

test('an administrator who is not in the staff, or whose custom role names an owner’s right, may not use it', async () => {
  const shop = await createTestShop()
  const removed = await signInAs(shop, 'admin')
  await shop.db.deleteFrom('staff').where('user_id', '=', removed.user.id).execute()
  expect((await removed.get('/api/orders/all')).statusCode).toBe(403)
  const custom = await signInAsStaff(shop, 'custom', { rights: ['staff:write', 'backups:write', 'cart:own'] })
  expect((await custom.get('/api/staff')).statusCode).toBe(403)
  expect((await custom.get('/api/cart')).statusCode).toBe(403)
  expect(grantableRights).not.toContain('staff:write')
})

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
  'GET /guest-orders/{key}/returns',
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
  'POST /guest-orders/{key}/returns',
  'POST /page-speed',
  'POST /parcels/updates',
  'POST /payment/return',
  'POST /payment/webhook',
  'POST /push/subscriptions',
  'POST /push/unsubscribe',
  'POST /staff/invitations/look',
  'POST /staff/join',
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
  const staff = (role: 'owner' | 'packer') => ({ role: 'admin', staff: { role, rights: [] } }) as const
  expect(orderForReader(staff('owner'), order)).toBe(order)
  expect(orderForReader(staff('packer'), order)).toBe(null)
  expect(orderForReader({ role: 'customer' }, order)).toBe(null)
})
