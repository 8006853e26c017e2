import { expect, test } from 'vitest'
import { everyCall } from '../../../../test/shop/every-call.ts'
import { addPasskey, enrolledAdmin, givePasskey } from '../../../../test/shop/second-factor.ts'
import { createTestShop, signInAgain, signInAs, type TestShop } from '../../../../test/shop/shop.ts'
import { hashPin } from '../../accounts/server/pins/pins.ts'

const live = {
  RAZORPAY_KEY_ID: 'rzp_live_a',
  RAZORPAY_KEY_SECRET: 'secret-of-twenty-letters',
  RAZORPAY_WEBHOOK_SECRET: 'another-secret-of-letters',
  ADMIN_NAME: 'Meena Kumari',
  ADMIN_EMAIL: 'meena@shop.example',
  ADMIN_PHONE: '9843011223',
  ADMIN_PIN: '7391',
}

/** Seen every 20 minutes, so that the login is never idle. */
async function keepBusy(shop: TestShop, admin: Awaited<ReturnType<typeof signInAs>>, minutes: number) {
  for (let passed = 0; passed < minutes; passed += 20) {
    shop.clock.pass({ minutes: 20 })
    if (passed + 20 < minutes) expect((await admin.get('/api/profile')).statusCode).toBe(200)
  }
}

test('an administrator’s login lasts twelve hours, however busy they are', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  await keepBusy(shop, admin, 12 * 60)
  expect((await admin.get('/api/profile')).statusCode).toBe(401)
})

test('an administrator’s login ends after half an hour without a call; a customer’s does not', async () => {
  const shop = await createTestShop()
  const [admin, customer] = [await signInAs(shop, 'admin'), await signInAs(shop, 'customer')]
  shop.clock.pass({ minutes: 29 })
  expect((await admin.get('/api/profile')).statusCode).toBe(200)
  shop.clock.pass({ minutes: 29 })
  expect((await admin.get('/api/profile')).statusCode).toBe(200)
  shop.clock.pass({ minutes: 30 })
  expect((await admin.get('/api/profile')).statusCode).toBe(401)
  expect((await customer.get('/api/profile')).statusCode).toBe(200)
})

/** What asks an administrator to confirm, and what it is called with. */
const asking = everyCall.filter(({ endpoint }) => endpoint.confirmed)

test('money, exports and second factors ask to confirm', () => {
  expect(asking.map(({ key }) => key).sort()).toEqual([
    'DELETE /second-factor/passkeys/{id}',
    'GET /documents/report.csv',
    'GET /orders/export.csv',
    'GET /second-factor/confirmed',
    'GET /stock/batches/{id}/orders.csv',
    'POST /backups',
    'POST /money/attention/{id}/done',
    'POST /money/news/{id}/done',
    'POST /money/reconcile',
    'POST /money/refunds/{id}/by-hand',
    'POST /money/refunds/{id}/not-wanted',
    'POST /money/refunds/{id}/retry',
    'POST /orders/{id}/goods',
    'POST /orders/{id}/refunds',
    'POST /second-factor/passkeys',
    'POST /second-factor/passkeys/options',
    'POST /second-factor/recovery-codes',
  ])
})

test.each(asking)('$key asks again ten minutes after the login', async ({ method, url }) => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin', { pin_hash: await hashPin('7391') })
  const codeOf = async () => {
    const { statusCode, body } = await shop.app.inject({ method, url, cookies: admin.cookies })
    return statusCode === 403 ? JSON.parse(body).code : 'let through'
  }
  expect(await codeOf()).toBe('let through')
  shop.clock.pass({ minutes: 10 })
  expect(await codeOf()).toBe('CONFIRM_AGAIN')
  expect((await admin.post('/api/second-factor/confirm-pin', { pin: '7391' })).statusCode).toBe(200)
  expect(await codeOf()).toBe('let through')
})

test('who has a passkey confirms with it and not with the pin', async () => {
  const shop = await createTestShop()
  const admin = await enrolledAdmin(shop, { pin_hash: await hashPin('7391') })
  shop.clock.pass({ minutes: 10 })
  const refused = await admin.get('/api/orders/export.csv')
  expect(refused.json()).toMatchObject({ code: 'CONFIRM_AGAIN', confirm_with: 'passkey' })
  const byPin = await admin.post('/api/second-factor/confirm-pin', { pin: '7391' })
  expect([byPin.statusCode, byPin.json().code]).toEqual([409, 'PASSKEY_NEEDED'])
  await givePasskey(admin, admin.device)
  expect((await admin.get('/api/orders/export.csv')).statusCode).toBe(200)
})

test('a wrong pin does not confirm, and five have to wait', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin', { pin_hash: await hashPin('7391') })
  shop.clock.pass({ minutes: 10 })
  const confirm = async (pin: string) =>
    (await admin.post('/api/second-factor/confirm-pin', { pin })).statusCode
  for (let tried = 0; tried < 5; tried++) expect(await confirm('8402')).toBe(400)
  expect(await confirm('7391')).toBe(429)
  expect((await admin.get('/api/orders/export.csv')).statusCode).toBe(403)
})

test('where real money moves, an administrator without a second factor reaches only its set-up', async () => {
  const shop = await createTestShop({ env: live })
  const admin = await signInAs(shop, 'admin')
  const refused = await admin.get('/api/overview')
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'SECOND_FACTOR_MISSING'])
  const open = []
  for (const { key, method, url, endpoint } of everyCall) {
    if (endpoint.access !== 'admin' && endpoint.access !== 'signedIn') continue
    const { body } = await shop.app.inject({ method, url, cookies: admin.cookies })
    if (!body.includes('SECOND_FACTOR_MISSING')) open.push(key)
  }
  expect(open.sort()).toEqual([
    'GET /protected/verify',
    'GET /second-factor',
    'POST /second-factor/challenge',
    'POST /second-factor/confirm-pin',
    'POST /second-factor/passkeys',
    'POST /second-factor/passkeys/options',
    'POST /second-factor/recover',
    'POST /second-factor/verify',
  ])
  expect((await admin.get('/api/protected/verify')).json()).toMatchObject({ second_factor: 'to_set_up' })
  const { id } = await addPasskey(admin)
  expect((await admin.get('/api/overview')).statusCode).toBe(200)
  const last = await admin.delete(`/api/second-factor/passkeys/${id}`)
  expect([last.statusCode, last.json().code]).toEqual([409, 'LAST_PASSKEY'])
})

test('a first passkey ends nobody’s work, but every other login has to give it', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const other = await signInAgain(shop, admin.user)
  await addPasskey(admin)
  expect((await admin.get('/api/overview')).statusCode).toBe(200)
  expect((await other.get('/api/overview')).json().code).toBe('SECOND_FACTOR_NEEDED')
})

test('customers are asked for nothing but their pin, also where real money moves', async () => {
  const shop = await createTestShop({ env: live })
  const customer = await signInAs(shop, 'customer')
  shop.clock.pass({ days: 20 })
  expect((await customer.get('/api/profile')).statusCode).toBe(200)
  expect((await customer.get('/api/second-factor')).json().code).toBe('NOT_ALLOWED')
})
