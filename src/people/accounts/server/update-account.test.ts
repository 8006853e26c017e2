import { expect, test } from 'vitest'
import { openSession } from '#people/sessions/server/sessions.queries.ts'
import { createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import { createPinReset } from './pins/pin-resets.queries.ts'
import { hashPin } from './pins/pins.ts'

const pin = '4821'
const unchanged = { name: null, currentPassword: null, newPassword: null }
const signIn = async (shop: TestShop, role: 'customer' | 'admin' = 'customer') =>
  signInAs(shop, role, { pin_hash: await hashPin(pin) })

// Requirement 1-8: Customers can change the name on their account.
// Requirement 1-14: Administrators can change their own account.
// Requirement 7-15
test.each(['customer', 'admin'] as const)('a %s changes their name', async (role) => {
  const shop = await createTestShop()
  const person = await signIn(shop, role)
  const answer = await person.put('/api/account/update', { ...unchanged, name: '  Anitha Kumari ' })
  expect(answer.json()).toMatchObject({
    message: 'Profile updated successfully!',
    user: { id: person.user.id, name: 'Anitha Kumari', role },
  })
  expect((await person.get('/api/profile')).json()).toMatchObject({ name: 'Anitha Kumari' })
})

// Requirement 7-15: PUT /account/update takes name, currentPassword and newPassword or null, and answers 'Profile
//   updated successfully!' (decision B6).
// Requirement D-32: Changing the pin ends all other sessions (decision B6).
test('a changed pin ends all other sessions and reset links, and keeps the current session', async () => {
  const shop = await createTestShop()
  const person = await signIn(shop)
  const elsewhere = { cookies: { token: await openSession(shop.db, person.user.id, shop.clock.now()) } }
  await createPinReset(shop.db, person.user.id, new Date(shop.clock.now().getTime() + 60_000))
  const change = { name: 'Anitha Kumari', currentPassword: pin, newPassword: '7391' }
  expect((await person.put('/api/account/update', change)).statusCode).toBe(200)
  expect((await person.get('/api/profile')).json()).toMatchObject({ name: 'Anitha Kumari' })
  expect((await shop.visitor().get('/api/profile', elsewhere)).statusCode).toBe(401)
  const logIn = (tried: string) =>
    shop.visitor().post('/api/auth/login', { phone: person.user.phone, pin: tried })
  expect((await logIn(pin)).statusCode).toBe(401)
  expect((await logIn('7391')).statusCode).toBe(200)
  expect(await shop.db.selectFrom('pin_resets').selectAll().execute()).toEqual([])
})

// Requirement 5-15: The account form requires a name.
// Requirement 5-17
test.each([
  ['nothing', {}, 'No changes detected!', undefined],
  ['the name it has', { name: 'Anitha Raj' }, 'No changes detected!', undefined],
  ['an empty name', { name: '' }, 'Name should not be empty', 'name'],
  ['a name with digits', { name: 'Anitha 2' }, 'Enter a valid name', 'name'],
  ['a new pin alone', { newPassword: '7391' }, 'Enter your current pin.', 'currentPassword'],
  ['the current pin alone', { currentPassword: pin }, 'Enter a new pin.', 'newPassword'],
  [
    'a wrong current pin',
    { name: 'Other Name', currentPassword: '0000', newPassword: '7391' },
    'Your current pin is wrong.',
    'currentPassword',
  ],
  [
    'a new pin of three digits',
    { currentPassword: pin, newPassword: '777' },
    'Pin must be exactly 4 digits',
    'newPassword',
  ],
  [
    'a new pin that is easy to guess',
    { currentPassword: pin, newPassword: '2580' },
    'This pin is easy to guess. Choose another one.',
    'newPassword',
  ],
])('%s changes nothing and says why', async (_what, change, sentence, field) => {
  const shop = await createTestShop()
  const person = await signIn(shop)
  const refused = await person.put('/api/account/update', { ...unchanged, ...change })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().error).toBe(sentence)
  expect(refused.json().fields).toEqual(field && { [field]: sentence })
  const stored = await shop.db.selectFrom('users').select(['name', 'pin_hash']).execute()
  expect(stored).toEqual([{ name: person.user.name, pin_hash: person.user.pin_hash }])
})

test('who has a pin that is easy to guess may keep it', async () => {
  const shop = await createTestShop()
  const person = await signInAs(shop, 'customer', { pin_hash: await hashPin('1234') })
  const kept = { name: 'Anitha Kumari', currentPassword: '1234', newPassword: '1234' }
  expect((await person.put('/api/account/update', kept)).statusCode).toBe(200)
})

test('guesses at the current pin count like those at the login', async () => {
  const shop = await createTestShop()
  const person = await signIn(shop)
  const change = (tried: string) =>
    person.put('/api/account/update', { currentPassword: tried, newPassword: '7391' })
  for (let i = 0; i < 5; i++) expect((await change('0000')).statusCode).toBe(400)
  const refused = await change(pin)
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('30')
  const { phone } = person.user
  expect((await shop.visitor().post('/api/auth/login', { phone, pin })).statusCode).toBe(429)
})

test('of two new pins at once one is kept', async () => {
  const shop = await createTestShop()
  const person = await signIn(shop)
  const change = (newPassword: string) =>
    person.put('/api/account/update', { currentPassword: pin, newPassword })
  const answers = await Promise.all([change('7391'), change('8264')])
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400])
})
