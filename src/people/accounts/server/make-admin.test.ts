import { expect, test } from 'vitest'
import { SettingsProblem } from '#settings/settings.ts'
import { createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import { ensureFirstAdmin, makeAdmin } from './make-admin.ts'

const meena = { name: 'Meena Admin', email: 'Meena@Example.com', phone: '9843011223', pin: '4821' }
const logIn = (shop: TestShop, { phone, pin }: { phone: string; pin: string }) =>
  shop.visitor().post('/api/auth/login', { phone, pin })

// Requirement D-29: The first administrator is created by settings or a command (decision B1).
test('the first administrator from the settings can log in, and is created once', async () => {
  const shop = await createTestShop()
  const made = await ensureFirstAdmin(shop, meena)
  expect(made).toMatchObject({
    ok: true,
    how: 'CREATED',
    user: { role: 'admin', email: 'meena@example.com' },
  })
  expect(
    await ensureFirstAdmin(shop, { ...meena, phone: '9000000000', email: 'x@example.com' }),
  ).toBeUndefined()
  expect((await logIn(shop, meena)).json()).toMatchObject({ redirect: '/admin' })
})

test('two processes that start together make one', async () => {
  const shop = await createTestShop()
  await Promise.all([ensureFirstAdmin(shop, meena), ensureFirstAdmin(shop, meena)])
  expect(await shop.db.selectFrom('users').select('role').execute()).toEqual([{ role: 'admin' }])
})

test('who opened an account with the phone in advance does not share it', async () => {
  const shop = await createTestShop()
  const early = await signInAs(shop, 'customer', { phone: meena.phone, email: 'early@example.com' })
  const made = await ensureFirstAdmin(shop, meena)
  expect(made).toMatchObject({ how: 'PROMOTED', user: { name: 'Meena Admin', email: 'meena@example.com' } })
  expect((await early.get('/api/profile')).statusCode).toBe(401)
  expect((await logIn(shop, meena)).statusCode).toBe(200)
})

test('settings that cannot be an account are told in words', async () => {
  const shop = await createTestShop()
  await expect(ensureFirstAdmin(shop, { ...meena, name: 'R2D2' })).rejects.toThrow(
    new SettingsProblem(['ADMIN_NAME: Enter a valid name']),
  )
  await expect(ensureFirstAdmin(shop, { ...meena, pin: '1234' })).rejects.toThrow(
    'ADMIN_PIN: This pin is easy to guess. Choose another one.',
  )
  await signInAs(shop, 'customer', { phone: meena.phone })
  await signInAs(shop, 'customer', { email: 'meena@example.com' })
  await expect(ensureFirstAdmin(shop, { ...meena, email: 'meena@example.com' })).rejects.toThrow(
    'ADMIN_PHONE and ADMIN_EMAIL belong to two different accounts of this shop.',
  )
})

test('a phone is enough to promote someone, who stays logged in and keeps the pin', async () => {
  const shop = await createTestShop()
  const shopper = await signInAs(shop, 'customer')
  expect(await makeAdmin(shop, { phone: shopper.user.phone })).toMatchObject({ ok: true, how: 'PROMOTED' })
  expect((await shopper.get('/api/protected/verify')).json()).toMatchObject({ role: 'admin' })
  expect(await makeAdmin(shop, { email: shopper.user.email })).toMatchObject({ ok: true, how: 'WAS_ADMIN' })
})

test('a blocked customer who becomes an administrator is not blocked any more', async () => {
  const shop = await createTestShop()
  const { user } = await signInAs(shop, 'customer')
  const blocked = { blocked_at: shop.clock.now(), blocked_reason: 'Sends everything back' }
  await shop.db.updateTable('users').set(blocked).where('id', '=', user.id).execute()
  expect(await makeAdmin(shop, { phone: user.phone, pin: '7391' })).toMatchObject({ how: 'PROMOTED' })
  expect((await logIn(shop, { phone: user.phone, pin: '7391' })).statusCode).toBe(200)
})

test('nobody is made of too little', async () => {
  const shop = await createTestShop()
  expect(await makeAdmin(shop, { phone: meena.phone, name: meena.name })).toEqual({
    ok: false,
    reason: 'INCOMPLETE',
    missing: ['email', 'pin'],
  })
})
