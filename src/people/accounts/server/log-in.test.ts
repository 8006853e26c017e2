import { expect, test } from 'vitest'
import { createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import type { Role } from '#values/people/role.ts'
import { hashPin } from './pins/pins.ts'

const pin = '4821'
const addAccount = async (shop: TestShop, role: Role = 'customer') =>
  (await signInAs(shop, role, { pin_hash: await hashPin(pin) })).user

const tryLogIn = (shop: TestShop, phone: string, tried: string) =>
  shop.visitor().post('/api/auth/login', { phone, pin: tried })

// Requirement 3-1: A user has an id, a name, an email address, a phone number and a role.
// Requirement 3-20: The answer to a login says where to go next (decision P5).
// Requirement 7-7: GET /profile answers with name, role, email, phone and id (decision P1).
// Requirement 7-9: GET /protected/verify answers with the role.
// Requirements 1-3, 6-5, 7-10
test.each([
  ['customer', '/'],
  ['admin', '/admin'],
] as const)('phone and pin log in; a %s goes on to %s', async (role, redirect) => {
  const shop = await createTestShop()
  const { phone, name, email, id } = await addAccount(shop, role)
  const visitor = shop.visitor()
  const answer = await visitor.post('/api/auth/login', { phone, pin })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ redirect, role })
  expect((await visitor.get('/api/profile')).json()).toEqual({ id, name, email, phone, role })
  expect((await visitor.get('/api/protected/verify')).json()).toEqual({ role, name })
})

test.each([
  ['https://shop.example', '__Host-token', true],
  ['http://localhost:3000', 'token', undefined],
])(
  'at %s only the server reads the token, its name is %s, and Secure is %s',
  async (PUBLIC_URL, name, secure) => {
    const shop = await createTestShop({ env: { PUBLIC_URL } })
    const { phone } = await addAccount(shop)
    const { cookies } = await tryLogIn(shop, phone, pin)
    const token = cookies.find((cookie) => cookie.name === name)
    expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(token?.secure).toBe(secure)
  },
)

test('over https a login is taken from the cookie that no other address can set, and ends there', async () => {
  const shop = await createTestShop({ env: { PUBLIC_URL: 'https://shop.example' } })
  const { phone } = await addAccount(shop)
  const visitor = shop.visitor()
  await visitor.post('/api/auth/login', { phone, pin })
  expect((await visitor.get('/api/profile')).statusCode).toBe(200)
  const slippedIn = { cookies: { token: visitor.cookies['__Host-token'] ?? '' } }
  expect((await shop.visitor().get('/api/profile', slippedIn)).statusCode).toBe(401)
  const gone = await visitor.post('/api/auth/logout')
  expect(gone.headers['set-cookie']).toContain(
    '__Host-token=; Max-Age=0; Path=/; SameSite=Lax; HttpOnly; Secure',
  )
})

// Requirement 4-31: Logging out removes the token cookie.
// Requirement 7-12: POST /auth/logout ends the session.
test('logging out ends the session on the server, not only in the browser', async () => {
  const shop = await createTestShop()
  const shopper = await signInAs(shop, 'customer')
  const copied = { cookies: { token: shopper.cookies.token ?? '' } }
  const answer = await shopper.post('/api/auth/logout')
  expect(answer.statusCode).toBe(200)
  expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'token', value: '' }))
  expect((await shop.visitor().get('/api/profile', copied)).statusCode).toBe(401)
})

test('logging in again ends the login it replaces', async () => {
  const shop = await createTestShop()
  const { phone } = await addAccount(shop)
  const visitor = shop.visitor()
  await visitor.post('/api/auth/login', { phone, pin })
  const first = { cookies: { token: visitor.cookies.token ?? '' } }
  await visitor.post('/api/auth/login', { phone, pin })
  expect((await shop.visitor().get('/api/profile', first)).statusCode).toBe(401)
  expect((await visitor.get('/api/profile')).statusCode).toBe(200)
})

test('a login lasts thirty days', async () => {
  const shop = await createTestShop()
  const shopper = await signInAs(shop, 'customer')
  shop.clock.pass({ days: 29 })
  expect((await shopper.get('/api/profile')).statusCode).toBe(200)
  shop.clock.pass({ days: 1 })
  expect((await shopper.get('/api/profile')).statusCode).toBe(401)
})

/** The answers to twenty-two attempts, each made as soon as the previous answer allows it. */
async function attempt(shop: TestShop, phone: string) {
  const seen = []
  for (let i = 0; i < 60 && seen.at(-1)?.code !== 'PIN_RESET_NEEDED'; i++) {
    // Each from another network address, because networks have a limit of their own.
    const options = { remoteAddress: `10.0.0.${i}` }
    const answer = await shop.visitor().post('/api/auth/login', { phone, pin: '0000' }, options)
    const retryAfter = answer.headers['retry-after']
    seen.push({ status: answer.statusCode, retryAfter, error: answer.json().error, code: answer.json().code })
    shop.clock.pass({ seconds: Number(retryAfter ?? 0) })
  }
  return seen
}

// Requirements D-50, D-51
test('login attempts wait longer and longer, and a phone without an account is treated the same', async () => {
  const shop = await createTestShop()
  const known = await attempt(shop, (await addAccount(shop)).phone)
  const unknown = await attempt(shop, '8000000000')
  expect(unknown).toEqual(known)
  expect(known.filter((answer) => answer.status === 401)).toHaveLength(20)
  expect(known.slice(0, 8).map(({ status, retryAfter }) => [status, retryAfter])).toEqual([
    ...Array(5).fill([401, undefined]),
    [429, '30'],
    [401, undefined],
    [429, '60'],
  ])
  expect(known[0]?.error).toBe('Wrong phone number or pin. Try again.')
  expect(known[5]?.error).toBe('Too many wrong pins. Try again in 30 seconds.')
})

test('the right pin has to wait as well, and then forgets the wrong ones', async () => {
  const shop = await createTestShop()
  const { phone } = await addAccount(shop)
  for (let i = 0; i < 5; i++) await tryLogIn(shop, phone, '0000')
  expect((await tryLogIn(shop, phone, pin)).statusCode).toBe(429)
  shop.clock.pass({ seconds: 30 })
  expect((await tryLogIn(shop, phone, pin)).statusCode).toBe(200)
  for (let i = 0; i < 5; i++) expect((await tryLogIn(shop, phone, '0000')).statusCode).toBe(401)
})

test('guesses that arrive together are no more than those allowed', async () => {
  const shop = await createTestShop()
  const { phone } = await addAccount(shop)
  const guesses = Array.from({ length: 30 }, () => tryLogIn(shop, phone, '0000'))
  const statuses = (await Promise.all(guesses)).map((answer) => answer.statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(25)
})

test('right pins that arrive together all open a login', async () => {
  const shop = await createTestShop()
  const { phone } = await addAccount(shop)
  const logins = Array.from({ length: 12 }, () => tryLogIn(shop, phone, pin))
  expect((await Promise.all(logins)).map((answer) => answer.statusCode)).toEqual(Array(12).fill(200))
})

// Requirement 1-21: The phone field has a fixed +91 prefix and accepts 10 digits.
// Requirement 5-6: A phone number has exactly 10 digits: 'Enter a valid 10-digit phone number'.
// Requirement 7-10: POST /auth/login takes a phone number and a pin of 4 digits as text, and answers with redirect.
test.each([
  ['no phone', { pin }, 'phone', 'Phone number should not be empty'],
  ['a short phone', { phone: '12345', pin }, 'phone', 'Enter a valid 10-digit phone number'],
  ['a pin of three digits', { phone: '9876543210', pin: '123' }, 'pin', 'Pin must be exactly 4 digits'],
  ['a pin that is a number', { phone: '9876543210', pin: 1234 }, 'pin', 'Pin must be exactly 4 digits'],
])('%s is rejected at its field', async (_what, body, field, sentence) => {
  const shop = await createTestShop()
  const refused = await shop.visitor().post('/api/auth/login', body)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ error: sentence, message: sentence, fields: { [field]: sentence } })
})
