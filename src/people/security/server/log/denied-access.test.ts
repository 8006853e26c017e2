import { expect, test } from 'vitest'
import { createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'

const entriesOf = (shop: TestShop) =>
  shop.db
    .selectFrom('security_log')
    .select(['user_name', 'address', 'details'])
    .where('event', '=', 'access denied')
    .orderBy('id')
    .execute()

const knock = (shop: TestShop, from: string) =>
  shop.visitor().get('/api/orders/all', { headers: { 'x-forwarded-for': from } })

test('a customer and a visitor who call the back office are in the security log, with the call', async () => {
  const shop = await createTestShop()
  const customer = await signInAs(shop, 'customer')
  expect((await customer.get('/api/orders/all')).statusCode).toBe(403)
  expect((await knock(shop, '203.0.113.7')).statusCode).toBe(401)
  expect(await entriesOf(shop)).toEqual([
    {
      user_name: 'Anitha Raj',
      address: '127.0.0.1',
      details: { call: 'GET /orders/all', code: 'NOT_ALLOWED', times: 1 },
    },
    {
      user_name: '',
      address: '203.0.113.7',
      details: { call: 'GET /orders/all', code: 'NOT_SIGNED_IN', times: 1 },
    },
  ])
})

// Requirement D-351: Denied API calls are in the security log, counted for each reason.
test('repeated denials are counted: the 1st, 10th and 100th are logged, starting again each hour', async () => {
  const shop = await createTestShop()
  const customer = await signInAs(shop, 'customer')
  for (let asked = 0; asked < 120; asked++) await customer.get('/api/customers/1')
  const times = async () => (await entriesOf(shop)).map(({ details }) => details.times)
  expect(await times()).toEqual([1, 10, 100])
  shop.clock.pass({ minutes: 61 })
  await customer.get('/api/customers/1')
  expect(await times()).toEqual([1, 10, 100, 1])
})

// Requirement D-351
test('however many networks try, sixty entries an hour are written, and one that says there were more', async () => {
  const shop = await createTestShop()
  const more = async () =>
    (
      await shop.db
        .selectFrom('security_log')
        .select(['address', 'details'])
        .where('event', '=', 'more access denied')
        .execute()
    ).map(({ address, details }) => ({ address, details }))
  const flood = async () => {
    for (let network = 0; network < 80; network++) await knock(shop, `203.0.113.${network}`)
  }
  for (let network = 0; network < 60; network++) await knock(shop, `198.51.100.${network}`)
  expect(await entriesOf(shop)).toHaveLength(60)
  expect(await more()).toEqual([])
  await flood()
  expect(await entriesOf(shop)).toHaveLength(60)
  expect(await more()).toEqual([{ address: '', details: { entries: 60 } }])
  shop.clock.pass({ minutes: 61 })
  await flood()
  expect(await entriesOf(shop)).toHaveLength(120)
  expect(await more()).toHaveLength(2)
})

// Requirement D-351
test('a customer who requests another’s data, or has the wrong role, is logged once for each reason', async () => {
  const shop = await createTestShop()
  const [one, other] = [await signInAs(shop, 'customer'), await signInAs(shop, 'customer')]
  expect((await one.get(`/api/address/${other.user.id}`)).statusCode).toBe(403)
  const admin = await signInAs(shop, 'admin')
  expect((await admin.get('/api/addresses')).statusCode).toBe(403)
  const foreign = { headers: { origin: 'https://elsewhere.example' } }
  expect((await shop.visitor().post('/api/auth/login', {}, foreign)).statusCode).toBe(403)
  expect((await shop.visitor().post('/nowhere/secret', {}, foreign)).statusCode).toBe(403)
  // A public endpoint must not ask for a login.
  expect((await shop.visitor().get('/api/addresses')).statusCode).toBe(401)
  expect((await entriesOf(shop)).map(({ details }) => details)).toEqual([
    { call: 'GET /address/{userId}', code: 'NOT_ALLOWED', times: 1 },
    { call: 'GET /addresses', code: 'NOT_ALLOWED', times: 1 },
    { call: 'POST /auth/login', code: 'FOREIGN_ORIGIN', times: 1 },
  ])
})

// Requirement D-351
test('an administrator without two-step verification is logged, whatever they request', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  await shop.db
    .insertInto('passkeys')
    .values({
      id: 'phone',
      user_id: admin.user.id,
      name: 'Phone',
      public_key: 'key',
      counter: 1,
      transports: ['internal'],
      created_at: shop.clock.now(),
    })
    .execute()
  expect((await admin.get('/api/profile')).json().code).toBe('SECOND_FACTOR_NEEDED')
  expect((await entriesOf(shop)).map(({ details }) => details)).toEqual([
    { call: 'GET /profile', code: 'SECOND_FACTOR_NEEDED', times: 1 },
  ])
})

// Requirement D-351
test('an administrator who is asked to confirm doesn’t count as denied', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  shop.clock.pass({ minutes: 20 })
  const asked = await shop.app.inject({ url: '/api/orders/export.csv', cookies: admin.cookies })
  expect(asked.json().code).toBe('CONFIRM_AGAIN')
  expect(await entriesOf(shop)).toEqual([])
  expect((await admin.get('/api/overview')).statusCode).toBe(200)
  expect(await entriesOf(shop)).toEqual([])
})
