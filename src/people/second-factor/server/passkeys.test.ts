import { expect, test } from 'vitest'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { hashOfToken } from '#people/sessions/server/tokens.ts'
import { softAuthenticator } from '#test/shop/authenticator.ts'
import { addPasskey, enrolledAdmin, verifyWithPasskey } from '#test/shop/second-factor.ts'
import { createTestShop, signInAgain, signInAs } from '#test/shop/shop.ts'
import { addPasskey as startPasskey } from './add-passkey.ts'

const pin = '7391'
const withPin = async () => ({ pin_hash: await hashPin(pin) })

test('with a passkey the pin alone opens nothing, and the passkey opens the back office', async () => {
  const shop = await createTestShop()
  const { user, device } = await enrolledAdmin(shop, await withPin())
  const login = shop.visitor()
  await login.post('/api/auth/login', { phone: user.phone, pin })
  const refused = await login.get('/api/overview')
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'SECOND_FACTOR_NEEDED'])
  expect((await login.get('/api/protected/verify')).json()).toMatchObject({ second_factor: 'to_give' })
  expect((await verifyWithPasskey(login, device)).statusCode).toBe(200)
  expect((await login.get('/api/overview')).statusCode).toBe(200)
  expect((await login.get('/api/protected/verify')).json()).toEqual({ role: 'admin', name: user.name })
})

test('before the passkey is given, no call that an administrator may make is answered', async () => {
  const shop = await createTestShop()
  const { user } = await enrolledAdmin(shop)
  const other = await signInAgain(shop, user)
  for (const [method, url] of [
    ['get', '/api/profile'],
    ['get', `/api/address/${user.id}`],
    ['get', '/api/orders/export.csv'],
    ['put', '/api/account/update'],
    ['get', '/api/second-factor'],
    ['post', '/api/second-factor/passkeys/options'],
    ['post', '/api/second-factor/recovery-codes'],
    ['post', '/api/second-factor/confirm-pin'],
  ] as const)
    expect([url, (await other[method](url)).json().code]).toEqual([url, 'SECOND_FACTOR_NEEDED'])
})

test('another device, another page’s signature and an old signature are refused', async () => {
  const shop = await createTestShop()
  const { user, device } = await enrolledAdmin(shop)
  const login = await signInAgain(shop, user)
  expect((await verifyWithPasskey(login, softAuthenticator())).statusCode).toBe(400)

  const options = (await login.post('/api/second-factor/challenge')).json()
  const once = { credential: device.get(options) }
  expect((await login.post('/api/second-factor/verify', once)).statusCode).toBe(200)
  expect((await login.post('/api/second-factor/verify', once)).statusCode).toBe(400)

  const late = (await login.post('/api/second-factor/challenge')).json()
  shop.clock.pass({ minutes: 6 })
  expect((await login.post('/api/second-factor/verify', { credential: device.get(late) })).statusCode).toBe(
    400,
  )
})

test('a passkey made on another site’s page is not taken, nor is its signature', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const fishing = softAuthenticator('https://pasumai.example')
  const options = (await admin.post('/api/second-factor/passkeys/options')).json()
  const refused = await admin.post('/api/second-factor/passkeys', {
    name: 'Phone',
    credential: fishing.create(options),
  })
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'WRONG_PASSKEY'])
})

test('a copied passkey, which has counted less, is refused', async () => {
  const shop = await createTestShop()
  const { user, device } = await enrolledAdmin(shop)
  const login = await signInAgain(shop, user)
  await verifyWithPasskey(login, device)
  await verifyWithPasskey(login, device)
  device.resetCounter()
  expect((await verifyWithPasskey(login, device)).statusCode).toBe(400)
})

test('another administrator’s passkey gives nothing here', async () => {
  const shop = await createTestShop()
  const { user } = await enrolledAdmin(shop)
  const other = await enrolledAdmin(shop)
  expect((await verifyWithPasskey(await signInAgain(shop, user), other.device)).statusCode).toBe(400)
})

test('passkeys are listed and taken out; with the last one the second factor is over', async () => {
  const shop = await createTestShop()
  const admin = await enrolledAdmin(shop)
  shop.clock.pass({ seconds: 1 })
  const laptop = await addPasskey(admin, 'Laptop')
  expect(laptop.codes).toEqual([])
  const { passkeys, recovery_codes_left } = (await admin.get('/api/second-factor')).json()
  expect(passkeys.map(({ name }: { name: string }) => name)).toEqual(['My phone', 'Laptop'])
  expect(recovery_codes_left).toBe(10)
  for (const { id } of passkeys)
    expect((await admin.delete(`/api/second-factor/passkeys/${id}`)).statusCode).toBe(200)
  expect((await admin.get('/api/second-factor')).json()).toMatchObject({
    passkeys: [],
    recovery_codes_left: 0,
  })
  expect((await (await signInAgain(shop, admin.user)).get('/api/overview')).statusCode).toBe(200)
})

test('with a passkey the other logins end, which it may have opened; the one that takes it out stays', async () => {
  const shop = await createTestShop()
  const admin = await enrolledAdmin(shop)
  await addPasskey(admin, 'Laptop')
  const stolen = await signInAgain(shop, admin.user)
  await verifyWithPasskey(stolen, admin.device)
  const colleague = await signInAs(shop, 'admin')
  expect((await stolen.get('/api/overview')).statusCode).toBe(200)
  expect((await admin.delete('/api/second-factor/passkeys/unknown')).statusCode).toBe(404)
  expect((await stolen.get('/api/overview')).statusCode).toBe(200)
  expect((await admin.delete(`/api/second-factor/passkeys/${admin.id}`)).statusCode).toBe(200)
  expect((await stolen.get('/api/overview')).statusCode).toBe(401)
  for (const open of [admin, colleague]) expect((await open.get('/api/overview')).statusCode).toBe(200)
})

test('an enrolment that was let in with the pin alone does not land beside the owner’s first passkey', async () => {
  const shop = await createTestShop()
  const owner = await signInAs(shop, 'admin')
  const other = await signInAgain(shop, owner.user)
  const options = (await other.post('/api/second-factor/passkeys/options')).json()
  await addPasskey(owner)
  // A request that was authorised just before the owner added the passkey.
  const inFlight = {
    user: owner.user,
    tokenHash: hashOfToken(other.cookies.token ?? ''),
    from: { address: '10.0.0.9', deviceName: 'Firefox' },
  }
  const passkey = { name: 'Theirs', credential: softAuthenticator().create(options) }
  expect(await startPasskey(shop, inFlight, passkey)).toEqual({ ok: false, reason: 'NOT_PROVEN' })
  const { passkeys } = (await owner.get('/api/second-factor')).json()
  expect(passkeys.map(({ name }: { name: string }) => name)).toEqual(['My phone'])
})

test('nobody takes out another administrator’s passkey', async () => {
  const shop = await createTestShop()
  const { id } = await enrolledAdmin(shop)
  const other = await signInAs(shop, 'admin')
  expect((await other.delete(`/api/second-factor/passkeys/${id}`)).statusCode).toBe(404)
})

test('a shop that is opened by a number says that passkeys need a name', async () => {
  const shop = await createTestShop({ env: { PUBLIC_URL: 'http://127.0.0.1:3000' } })
  const admin = await signInAs(shop, 'admin')
  expect((await admin.get('/api/second-factor')).json()).toMatchObject({ possible: false })
  expect((await admin.post('/api/second-factor/passkeys/options')).json().code).toBe('NO_NAME')
})

test('over https the passkey belongs to the shop’s own host', async () => {
  const shop = await createTestShop({ env: { PUBLIC_URL: 'https://shop.example' } })
  const admin = await signInAs(shop, 'admin')
  const options = (await admin.post('/api/second-factor/passkeys/options')).json()
  expect(options.rp).toEqual({ id: 'shop.example', name: 'Pasumai Pantry' })
  const credential = softAuthenticator('https://shop.example').create(options)
  expect((await admin.post('/api/second-factor/passkeys', { name: 'Phone', credential })).statusCode).toBe(
    201,
  )
})

test('what is done with second factors is in the security log, and its owner is told of changes', async () => {
  const shop = await createTestShop()
  const { user, device, codes, id, ...admin } = await enrolledAdmin(shop)
  const login = await signInAgain(shop, user)
  await verifyWithPasskey(login, softAuthenticator())
  await verifyWithPasskey(login, device)
  await login.post('/api/second-factor/recover', { code: codes[0] })
  await admin.delete(`/api/second-factor/passkeys/${id}`)
  const entries = await shop.db
    .selectFrom('security_log')
    .select(['user_id', 'details'])
    .where('event', '=', 'second factor')
    .orderBy('id')
    .execute()
  expect(entries.map(({ user_id, details }) => [user_id, details])).toEqual([
    [user.id, { what: 'passkey added', passkey: 'My phone' }],
    [user.id, { what: 'passkey refused' }],
    [user.id, { what: 'passkey given' }],
    [user.id, { what: 'recovery code used' }],
    [user.id, { what: 'passkey removed', passkey: 'My phone' }],
  ])
  const told = await shop.db
    .selectFrom('outbox')
    .select('body_text')
    .where('recipient', '=', user.email)
    .execute()
  expect(told.map(({ body_text }) => body_text)).toEqual([
    expect.stringContaining('A passkey was added to your account.'),
    expect.stringContaining('A passkey was removed from your account.'),
  ])
})
