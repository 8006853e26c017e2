import { expect, test } from 'vitest'
import { createTestShop, type TestShop } from '#test/shop/shop.ts'

const anitha = { name: 'Anitha K. Raj', email: 'Anitha@Example.com', phone: '9843011223', pin: '4821' }
const register = (shop: TestShop, person: object) => shop.visitor().post('/api/auth/register', person)

// Requirement D-353: Phone numbers that can't exist are rejected at registration.
test.each(['0000000000', '9999999999', '0123456789', '1234567890'])(
  'the phone number %s can’t exist and is rejected at registration',
  async (phone) => {
    const shop = await createTestShop()
    const body = { name: 'Anitha Raj', email: 'anitha@example.com', phone, pin: '7391' }
    const answer = await shop.visitor().post('/api/auth/register', body)
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      { phone: 'Enter a valid 10-digit phone number' },
    ])
  },
)

// Requirement 1-2: Visitors can register with name, email, phone and pin.
// Requirement 3-2: Registration always creates a customer, whatever role is sent (decision B1).
// Requirement 6-9: Registration creates customers only (decision B1).
// Requirement 7-11: POST /auth/register takes name, email, phone, pin and a role (decision B1).
// Requirement D-28: The role in a registration request is ignored (decision B1).
test('new users can log in, and are customers whatever role was sent', async () => {
  const shop = await createTestShop()
  const answer = await register(shop, { ...anitha, role: 'admin' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().message).toEqual(expect.any(String))
  const shopper = shop.visitor()
  await shopper.post('/api/auth/login', anitha)
  const { name, phone } = anitha
  const profile = { name, phone, email: 'anitha@example.com', role: 'customer' }
  expect((await shopper.get('/api/profile')).json()).toMatchObject(profile)
})

const phoneTaken = 'This phone number is already registered. Log in instead.'
const emailTaken = 'This email is already registered. Log in instead.'
test.each([
  ['phone', { email: 'other@example.com' }, { phone: phoneTaken }],
  ['e-mail, in other letters', { phone: '9000000000', email: 'ANITHA@example.com' }, { email: emailTaken }],
  ['phone and e-mail', {}, { phone: phoneTaken, email: emailTaken }],
])('a taken %s is told beside its field', async (_what, changed, fields) => {
  const shop = await createTestShop()
  await register(shop, anitha)
  const refused = await register(shop, { ...anitha, ...changed })
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'TAKEN', error: expect.any(String) })
  expect(refused.json().fields).toEqual(fields)
})

test('of many who register the same phone at once one gets it', async () => {
  const shop = await createTestShop()
  const people = Array.from({ length: 8 }, (_, i) => ({ ...anitha, email: `person${i}@example.com` }))
  const answers = await Promise.all(people.map((person) => register(shop, person)))
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(7).fill(409)])
})

test('tries from before the account do not count against it', async () => {
  const shop = await createTestShop()
  const logIn = (pin: string) => shop.visitor().post('/api/auth/login', { phone: anitha.phone, pin })
  for (let i = 0; i < 6; i++) await logIn('0000')
  await register(shop, anitha)
  expect((await logIn(anitha.pin)).statusCode).toBe(200)
})

// Requirements 5-1, 5-2, 5-3, 5-4, 5-5, 5-6, 9-2, 9-3, D-11, D-63
test.each([
  ['name', '', 'Name should not be empty'],
  ['name', 'R2D2', 'Enter a valid name'],
  ['email', '', 'Email should not be empty'],
  ['email', 'anitha', 'Enter a valid Email'],
  ['email', 'a\u0000@example.com', 'Enter a valid Email'],
  ['phone', '', 'Phone number should not be empty'],
  ['phone', '98430-11223', 'Enter a valid 10-digit phone number'],
  ['pin', '48211', 'Pin must be exactly 4 digits'],
  ['pin', '1234', 'This pin is easy to guess. Choose another one.'],
  ['pin', '3011', 'This pin is easy to guess. Choose another one.'],
])('%s %j is rejected at its field', async (field, value, sentence) => {
  const shop = await createTestShop()
  const refused = await register(shop, { ...anitha, [field]: value })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ error: sentence, fields: { [field]: sentence } })
})
