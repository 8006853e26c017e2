import { expect, test } from 'vitest'
import { recordWrongPins } from '#people/security/server/log/record-wrong-pins.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import { makeAdmin } from './make-admin.ts'
import { hashPin } from './pins/pins.ts'

const pin = '4821'
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36'

async function shopWithOwner(role: 'customer' | 'admin' = 'customer') {
  const shop = await createTestShop()
  const owner = await signInAs(shop, role, { pin_hash: await hashPin(pin) })
  await shop.db.deleteFrom('sessions').execute()
  // The account must be old enough that a new device causes a mail.
  shop.clock.pass({ days: 1 })
  const logIn = (visitor = shop.visitor(), tried = pin, remoteAddress = '203.0.113.7') =>
    visitor.post(
      '/api/auth/login',
      { phone: owner.user.phone, pin: tried },
      { remoteAddress, headers: { 'user-agent': android } },
    )
  return { shop, user: owner.user, logIn }
}

const entries = ({ db }: TestShop) =>
  db
    .selectFrom('security_log')
    .select(['event', 'user_id', 'user_name', 'address', 'device_name', 'details'])
    .orderBy('id')
    .execute()

async function mailsOf(shop: TestShop) {
  await sendMails(shop)
  return shop.mails.splice(0)
}

// Requirement D-91: Customers get an email about a login from a new device and about a changed pin (decision X26).
test('a login is logged with address and device, and only a new device is reported by email', async () => {
  const { shop, user, logIn } = await shopWithOwner()
  const phone = shop.visitor()
  await logIn(phone)
  const from = {
    user_id: user.id,
    user_name: user.name,
    address: '203.0.113.7',
    device_name: 'Chrome on Android',
  }
  expect(await entries(shop)).toEqual([{ event: 'login', ...from, details: { new_device: true } }])
  const [mail] = await mailsOf(shop)
  expect(mail).toMatchObject({
    to: user.email,
    subject: 'New login to your account at Pasumai Pantry',
  })
  for (const words of ['Device: Chrome on Android', '203.0.113.7', '16 June 2026', 'Forgot Password?'])
    expect(mail?.text).toContain(words)
  await logIn(phone)
  expect(await entries(shop)).toMatchObject([{}, { event: 'login', details: { new_device: false } }])
  expect(await mailsOf(shop)).toEqual([])
})

test('who has just registered is not told of the first device', async () => {
  const shop = await createTestShop()
  const anitha = { name: 'Anitha', email: 'a@example.com', phone: '9843011223', pin }
  await shop.visitor().post('/api/auth/register', anitha)
  expect((await shop.visitor().post('/api/auth/login', anitha)).statusCode).toBe(200)
  expect(await mailsOf(shop)).toEqual([])
})

// Requirement D-66
test('wrong pins are counted: two entries for an account, one an hour for the shop', async () => {
  const { shop, user, logIn } = await shopWithOwner()
  for (let i = 0; i < 45; i++) {
    const refused = await logIn(shop.visitor(), '0000', `10.0.0.${i}`)
    shop.clock.pass({ seconds: Math.min(Number(refused.headers['retry-after'] ?? 0), 86_400) })
  }
  const locked = { event: 'account locked', user_id: user.id, device_name: 'Chrome on Android' }
  expect((await entries(shop)).filter(({ event }) => event === 'account locked')).toMatchObject([
    { ...locked, details: { wrong_pins: 5, reset_needed: false } },
    { ...locked, details: { wrong_pins: 20, reset_needed: true } },
  ])
  shop.clock.pass({ minutes: 60 })
  await Promise.all([recordWrongPins(shop), recordWrongPins(shop)])
  const told = (await entries(shop)).filter(({ event }) => event === 'wrong pins')
  expect(told.reduce((sum, { details }) => sum + Number(details.count), 0)).toBe(20)
  expect((await entries(shop)).length).toBeLessThan(20)
})

test('an account that is tried while a code is asked for is noted as well', async () => {
  const { shop, user, logIn } = await shopWithOwner()
  for (let i = 0; i < 4; i++)
    await shop.visitor().post('/api/auth/login', { phone: String(8_000_000_000 + i), pin: '0000' })
  for (let i = 0; i < 5; i++) expect((await logIn(shop.visitor(), '0000')).json().code).toBe('CODE_NEEDED')
  const [, locked] = await entries(shop)
  expect(locked).toMatchObject({ event: 'account locked', user_id: user.id, details: { wrong_pins: 5 } })
})

test('phones of nobody fill no log, and a spray and a network that is stopped are each noted once', async () => {
  const shop = await createTestShop()
  for (let i = 0; i < 70; i++)
    await shop.visitor().post('/api/auth/login', { phone: String(8_000_000_000 + i), pin: '1234' })
  expect(await entries(shop)).toMatchObject([
    { event: 'pins sprayed', address: '127.0.0.1', details: { one_pin_at_accounts: 4 } },
    { event: 'network stopped', address: '127.0.0.1', details: { wrong_pins: 60 } },
  ])
  expect(JSON.stringify(await entries(shop))).not.toContain('1234')
})

// Requirement D-91
test('a changed or reset pin is logged and reported by email', async () => {
  const { shop, user, logIn } = await shopWithOwner()
  const phone = shop.visitor()
  await logIn(phone)
  await mailsOf(shop)
  await phone.put('/api/account/update', { currentPassword: pin, newPassword: '7391' })
  const [changed] = await mailsOf(shop)
  expect(changed).toMatchObject({ to: user.email, subject: 'Your pin at Pasumai Pantry was changed' })
  await shop.visitor().post('/api/auth/forgot-password', { email: user.email })
  const [link] = await mailsOf(shop)
  const [, token = ''] = /reset-password\/[^/\s]+\/([\w-]+)/.exec(link?.text ?? '') ?? []
  await shop.visitor().post('/api/auth/reset-password', { email: user.email, token, pin: '8264' })
  expect(await mailsOf(shop)).toMatchObject([{ subject: 'Your pin at Pasumai Pantry was changed' }])
  expect((await entries(shop)).map(({ event }) => event)).toEqual(['login', 'pin changed', 'pin set anew'])
  expect(JSON.stringify(await entries(shop))).not.toMatch(/7391|8264/)
})

test('who was made an administrator, by the command, is logged', async () => {
  const { shop, user } = await shopWithOwner()
  await makeAdmin(shop, { phone: user.phone, pin: '7391' })
  expect(await entries(shop)).toMatchObject([
    { event: 'administrator made', user_id: user.id, details: { was: 'customer', new_pin: true } },
  ])
  expect(await mailsOf(shop)).toMatchObject([{ subject: 'Your pin at Pasumai Pantry was changed' }])
})

test('an export is logged with who took it', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  expect((await admin.get('/api/orders/export.csv')).statusCode).toBe(200)
  expect(await entries(shop)).toMatchObject([
    { event: 'orders exported', user_id: admin.user.id, address: '127.0.0.1' },
  ])
})

// Requirement D-92: Customers can see their devices and log out of all the others (decision X26).
test('a user sees their devices, and logs out everywhere else', async () => {
  const { shop, logIn } = await shopWithOwner()
  const [phone, desk] = [shop.visitor(), shop.visitor()]
  await logIn(desk, pin, '198.51.100.4')
  shop.clock.pass({ minutes: 10 })
  await logIn(phone)
  shop.clock.pass({ minutes: 20 })
  await desk.get('/api/profile')
  const [start, later, now] = [
    '2026-06-16T06:00:00.000Z',
    '2026-06-16T06:10:00.000Z',
    '2026-06-16T06:30:00.000Z',
  ]
  expect((await phone.get('/api/account/devices')).json()).toEqual([
    { device: 'Chrome on Android', address: '203.0.113.7', since: later, last_seen: now, current: true },
    { device: 'Chrome on Android', address: '198.51.100.4', since: start, last_seen: now, current: false },
  ])
  expect((await phone.post('/api/account/log-out-elsewhere')).json()).toEqual({
    message: 'Other devices logged out.',
  })
  expect((await desk.get('/api/profile')).statusCode).toBe(401)
  expect((await phone.get('/api/account/devices')).json()).toHaveLength(1)
  expect((await entries(shop)).at(-1)?.event).toBe('logged out elsewhere')
  expect(await shop.db.selectFrom('known_devices').select('device').execute()).toHaveLength(1)
})
