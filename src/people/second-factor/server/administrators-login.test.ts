import { expect, test } from 'vitest'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { allEndpoints } from '#test/shop/all-endpoints.ts'
import { liveSettings } from '#test/shop/live-settings.ts'
import { addPasskey, enrolledAdmin, verifyWithPasskey } from '#test/shop/second-factor.ts'
import { createTestShop, signInAgain, signInAs, type TestShop } from '#test/shop/shop.ts'
import { mayCall } from '#values/people/rights.ts'
import { createEnrolmentCodeByCommand } from './enrolment-codes/create-enrolment-code.ts'

const live = {
  ...liveSettings,
  ADMIN_NAME: 'Meena Kumari',
  ADMIN_EMAIL: 'meena@shop.example',
  ADMIN_PHONE: '9843011223',
  ADMIN_PIN: '7391',
}

/** The code printed by the command on the server. */
async function codeFor(shop: TestShop, user: { phone: string }) {
  const made = await createEnrolmentCodeByCommand(shop, user)
  return made.ok ? made.code : made.reason
}

/** A request every 20 minutes, so that the session never becomes idle. */
async function keepBusy(shop: TestShop, admin: Awaited<ReturnType<typeof signInAs>>, minutes: number) {
  for (let passed = 0; passed < minutes; passed += 20) {
    shop.clock.pass({ minutes: 20 })
    if (passed + 20 < minutes) expect((await admin.get('/api/profile')).statusCode).toBe(200)
  }
}

// Requirement D-113: Administrators use two-step verification, which live payments require; routine work isn't
//   interrupted during a shift, and sensitive actions ask again each time.
test('an administrator’s session lasts twelve hours, however active they are', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  await keepBusy(shop, admin, 12 * 60)
  expect((await admin.get('/api/profile')).statusCode).toBe(401)
})

test('an administrator’s login ends after four hours without a call; a customer’s does not', async () => {
  const shop = await createTestShop()
  const [admin, customer] = [await signInAs(shop, 'admin'), await signInAs(shop, 'customer')]
  shop.clock.pass({ minutes: 239 })
  expect((await admin.get('/api/profile')).statusCode).toBe(200)
  shop.clock.pass({ minutes: 239 })
  expect((await admin.get('/api/profile')).statusCode).toBe(200)
  shop.clock.pass({ minutes: 240 })
  expect((await admin.get('/api/profile')).statusCode).toBe(401)
  expect((await customer.get('/api/profile')).statusCode).toBe(200)
})

/** The endpoints that require step-up authentication, with a valid input for each. */
const asking = allEndpoints.filter(({ endpoint }) => endpoint.stepUp)

// Requirement D-350: Changing store settings, logos, texts, emails and zones requires confirming who you are.
test('exports, deleted data, backups, two-step settings and shop-wide changes ask for confirmation; daily work and its refunds don’t', () => {
  const keys = asking.map(({ key }) => key)
  expect(keys).toEqual(
    expect.arrayContaining([
      'DELETE /delivery/zones/{id}',
      'DELETE /second-factor/passkeys/{id}',
      'GET /documents/report.csv',
      'GET /orders/export.csv',
      'GET /second-factor/confirmed',
      'GET /stock/batches/{id}/orders.csv',
      'POST /backups',
      'POST /delivery/zones',
      'POST /orders/{id}/guest/erase',
      'POST /second-factor/passkeys',
      'POST /second-factor/passkeys/options',
      'POST /second-factor/recovery-codes',
      'POST /store/logos/{shape}',
      'PUT /delivery/zones/{id}',
      'PUT /mails/settings',
      'PUT /mails/texts',
      'PUT /store',
      'PUT /store/part',
      'PUT /store/logos/{shape}',
    ]),
  )
  const routine =
    /^\S+ \/(orders\/\{id\}(?!\/guest)|orders\/deliver|packing|money|products|categories|stock\/?[^/]*$|tickets)/
  expect(keys.filter((key) => routine.test(key))).toEqual([])
})

test.each(asking)('$key asks again five minutes after the login', async ({ method, url }) => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin', { pin_hash: await hashPin('7391') })
  const codeOf = async () => {
    const { statusCode, body } = await shop.app.inject({ method, url, cookies: admin.cookies })
    return statusCode === 403 ? JSON.parse(body).code : 'let through'
  }
  expect(await codeOf()).toBe('let through')
  shop.clock.pass({ minutes: 5 })
  expect(await codeOf()).toBe('CONFIRM_AGAIN')
  expect((await admin.post('/api/second-factor/confirm-pin', { pin: '7391' })).statusCode).toBe(200)
  expect(await codeOf()).toBe('let through')
})

// Requirement D-113
test('each export needs its own confirmation, and checking whether one is needed uses none up', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin', { pin_hash: await hashPin('7391') })
  const ask = async (url: string) =>
    (await shop.app.inject({ method: 'GET', url: `/api${url}`, cookies: admin.cookies })).statusCode
  const answers = [await ask('/second-factor/confirmed'), await ask('/orders/export.csv')]
  expect(answers).toEqual([200, 200])
  expect(await ask('/second-factor/confirmed')).toBe(403)
  expect(await ask('/documents/report.csv?month=2026-06')).toBe(403)
  await admin.post('/api/second-factor/confirm-pin', { pin: '7391' })
  expect(await ask('/documents/report.csv?month=wrong')).toBe(400)
  expect(await ask('/documents/report.csv?month=2026-06')).toBe(200)
  expect(await ask('/documents/report.csv?month=2026-06')).toBe(403)
})

test('who has a passkey confirms with it and not with the pin', async () => {
  const shop = await createTestShop()
  const admin = await enrolledAdmin(shop, { pin_hash: await hashPin('7391') })
  shop.clock.pass({ minutes: 5 })
  const refused = await admin.get('/api/orders/export.csv')
  expect(refused.json()).toMatchObject({ code: 'CONFIRM_AGAIN', confirm_with: 'passkey' })
  const byPin = await admin.post('/api/second-factor/confirm-pin', { pin: '7391' })
  expect([byPin.statusCode, byPin.json().code]).toEqual([409, 'PASSKEY_NEEDED'])
  await verifyWithPasskey(admin, admin.device)
  expect((await admin.get('/api/orders/export.csv')).statusCode).toBe(200)
})

test('a wrong pin does not confirm, and five have to wait', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin', { pin_hash: await hashPin('7391') })
  shop.clock.pass({ minutes: 5 })
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
  for (const { key, method, url, endpoint } of allEndpoints) {
    if (
      endpoint.right === 'anyone' ||
      mayCall({ role: 'admin', staff: { role: 'owner', rights: [] } }, endpoint) === 'no'
    )
      continue
    const { body } = await shop.app.inject({ method, url, cookies: admin.cookies })
    if (!body.includes('SECOND_FACTOR_MISSING')) open.push(key)
  }
  expect(open.sort()).toEqual([
    'GET /protected/verify',
    'GET /second-factor',
    'POST /second-factor/challenge',
    'POST /second-factor/confirm-pin',
    'POST /second-factor/first-code',
    'POST /second-factor/passkeys',
    'POST /second-factor/passkeys/options',
    'POST /second-factor/recover',
    'POST /second-factor/verify',
  ])
  expect((await admin.get('/api/protected/verify')).json()).toMatchObject({ second_factor: 'to_set_up' })
  const code = await codeFor(shop, admin.user)
  const { id } = await addPasskey(admin, 'My phone', { origin: shop.settings.publicUrl, code })
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

// Requirement D-328
test('an administrator’s email address is hidden until the second step, and shown afterwards and to customers', async () => {
  const shop = await createTestShop()
  const admin = await enrolledAdmin(shop)
  const emailTold = async (login: Pick<Awaited<ReturnType<typeof signInAs>>, 'get'>) =>
    (await login.get('/api/session')).json().user.email
  const pinAlone = await signInAgain(shop, admin.user)
  expect(await emailTold(pinAlone)).toBe('')
  expect((await pinAlone.get('/api/session')).body).not.toContain(admin.user.email)
  expect(await emailTold(admin)).toBe(admin.user.email)
  const customer = await signInAs(shop, 'customer')
  expect(await emailTold(customer)).toBe(customer.user.email)
  const paying = await createTestShop({ env: live })
  expect(await emailTold(await signInAs(paying, 'admin'))).toBe('')
})
