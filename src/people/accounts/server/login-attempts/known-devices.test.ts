import { expect, test } from 'vitest'
import { createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import { hashPin } from '../pins/pins.ts'

const pin = '4821'
const addAccount = async (shop: TestShop) =>
  (await signInAs(shop, 'customer', { pin_hash: await hashPin(pin) })).user

const logInFrom = (
  visitor: ReturnType<TestShop['visitor']>,
  phone: string,
  tried = pin,
  from = '127.0.0.1',
) => visitor.post('/api/auth/login', { phone, pin: tried }, { remoteAddress: from })

/** Enters wrong PINs from unknown devices and addresses until only a mailed link helps. */
async function lockOut(shop: TestShop, phone: string) {
  for (let i = 0; i < 40; i++) {
    const answer = await logInFrom(shop.visitor(), phone, '0000', `10.0.0.${i}`)
    if (answer.json().code === 'PIN_RESET_NEEDED') return answer
    shop.clock.pass({ seconds: Number(answer.headers['retry-after'] ?? 0) })
  }
  throw new Error('the account was never locked')
}

// Requirement D-64: Login attempts by strangers can't lock out a device that has logged in before (decision X10).
test('strangers can’t lock out a device that has logged in before', async () => {
  const shop = await createTestShop()
  const { phone } = await addAccount(shop)
  const owner = shop.visitor()
  await logInFrom(owner, phone)
  const locked = await lockOut(shop, phone)
  expect(locked.statusCode).toBe(429)
  expect(locked.headers['retry-after']).toBe('86400')
  expect((await logInFrom(shop.visitor(), phone)).statusCode).toBe(429)
  expect((await logInFrom(owner, phone)).statusCode).toBe(200)
  const change = { currentPassword: pin, newPassword: '7391' }
  expect((await owner.put('/api/account/update', change)).statusCode).toBe(200)
})

test('a known device counts its own wrong pins, which are no stranger’s', async () => {
  const shop = await createTestShop()
  const { phone } = await addAccount(shop)
  const owner = shop.visitor()
  await logInFrom(owner, phone)
  for (let i = 0; i < 5; i++) expect((await logInFrom(owner, phone, '0000')).statusCode).toBe(401)
  const refused = await logInFrom(owner, phone)
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('30')
  expect((await logInFrom(shop.visitor(), phone)).statusCode).toBe(200)
  shop.clock.pass({ seconds: 30 })
  expect((await logInFrom(owner, phone)).statusCode).toBe(200)
  expect((await logInFrom(owner, phone, '0000')).statusCode).toBe(401)
})

// Requirement D-64
test('a device is known for the accounts it has logged in to, and its cookie can’t be forged', async () => {
  const shop = await createTestShop()
  const { phone } = await addAccount(shop)
  const other = shop.visitor()
  const answer = await logInFrom(other, (await addAccount(shop)).phone)
  await lockOut(shop, phone)
  expect((await logInFrom(other, phone)).statusCode).toBe(429)
  const cookie = answer.cookies.find(({ name }) => name === 'device')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 400 * 86_400 })
  const [id] = cookie?.value.split('.') ?? []
  for (const made of [id, `${id}.`, `${id}.${'a'.repeat(43)}`, `${id}.${'a'.repeat(42)}é`, '.', 'a.b.c'])
    expect((await logInFrom(withCookie(shop, made), phone)).statusCode).toBe(429)
  expect(JSON.stringify(await shop.db.selectFrom('known_devices').selectAll().execute())).not.toContain(id)
})

function withCookie(shop: TestShop, device = '') {
  const visitor = shop.visitor()
  visitor.cookies.device = device
  return visitor
}

test('the shop’s processes know the same devices', async () => {
  const shop = await createTestShop()
  const { phone } = await addAccount(shop)
  const owner = shop.visitor()
  await logInFrom(owner, phone)
  await lockOut(shop, phone)
  const otherProcess = await createTestShop({ db: shop.db, clock: shop.clock })
  const there = withCookie(otherProcess, owner.cookies.device)
  expect((await logInFrom(there, phone)).statusCode).toBe(200)
})

test('a changed pin makes other devices strangers again', async () => {
  const shop = await createTestShop()
  const { phone } = await addAccount(shop)
  const [owner, lost] = [shop.visitor(), shop.visitor()]
  await logInFrom(lost, phone)
  await logInFrom(owner, phone)
  await owner.put('/api/account/update', { currentPassword: pin, newPassword: '7391' })
  await lockOut(shop, phone)
  expect((await logInFrom(lost, phone, '7391')).statusCode).toBe(429)
  expect((await logInFrom(owner, phone, '7391')).statusCode).toBe(200)
})

// Requirement D-52
test('successful logins from one address aren’t counted, so all customers of a carrier can log in', async () => {
  const shop = await createTestShop()
  const { phone } = await addAccount(shop)
  for (let i = 0; i < 70; i++) expect((await logInFrom(shop.visitor(), phone)).statusCode).toBe(200)
})

// Requirement D-52: Wrong pins are also limited per network, with a higher limit (decision B15).
test('sixty wrong pins from one network block its unknown devices for five minutes, and nobody else', async () => {
  const shop = await createTestShop()
  const { phone } = await addAccount(shop)
  const owner = shop.visitor()
  await logInFrom(owner, phone)
  for (let i = 0; i < 60; i++)
    await logInFrom(shop.visitor(), String(8_000_000_000 + i), '0000', `2401:4900:1cb1:92d5::${i}`)
  const there = '2401:4900:1cb1:92d5:ffff::'
  const refused = await logInFrom(shop.visitor(), phone, pin, there)
  expect(refused.statusCode).toBe(429)
  expect(refused.json().error).toBe(
    'Too many wrong pins from your internet connection. Try again in 5 minutes.',
  )
  expect(refused.headers['retry-after']).toBe('300')
  expect((await logInFrom(owner, phone, pin, there)).statusCode).toBe(200)
  expect((await logInFrom(shop.visitor(), phone, pin, '2401:4900:1cb1:92d6::')).statusCode).toBe(200)
  shop.clock.pass({ minutes: 5 })
  expect((await logInFrom(shop.visitor(), phone, pin, there)).statusCode).toBe(200)
})
