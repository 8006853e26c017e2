import { expect, test } from 'vitest'
import { liveSettings } from '#test/shop/live-settings.ts'
import { addPasskey } from '#test/shop/second-factor.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { createTestShop, signInAgain, signInAs, type TestShop } from '#test/shop/shop.ts'

import { createEnrolmentCodeByCommand } from './enrolment-codes/create-enrolment-code.ts'

const options = '/api/second-factor/passkeys/options'
const neverMade = '2222-2222-2222-2222'

/** The code in the last mail to a recipient. */
const codeFor = (shop: TestShop, to: string) =>
  /^(?:[2-9a-z]{4}-){3}[2-9a-z]{4}$/m.exec(shop.mails.findLast((mail) => mail.to === to)?.text ?? '')?.[0] ??
  ''

async function liveShop() {
  const shop = await createTestShop({ env: liveSettings })
  const admin = await signInAs(shop, 'admin')
  return { shop, admin, origin: shop.settings.publicUrl }
}

// Requirement D-349: With live payments, the first passkey requires a code from an email or the command line
//   (decision X10).
test('with live payments the pin alone adds no first passkey', async () => {
  const { admin } = await liveShop()
  expect((await admin.get('/api/second-factor')).json()).toMatchObject({ required: true, code_needed: true })
  const without = await admin.post(options)
  expect([without.statusCode, without.json().code]).toEqual([400, 'CODE_NEEDED'])
  const guessed = await admin.post(options, { code: neverMade })
  expect([guessed.statusCode, guessed.json().code]).toEqual([400, 'WRONG_CODE'])
  // There was no challenge, so a device has nothing to sign.
  expect((await admin.post('/api/second-factor/challenge')).json().code).toBe('NO_PASSKEY')
})

// Requirement D-349
test('an emailed code adds the first passkey, once', async () => {
  const { shop, admin, origin } = await liveShop()
  expect((await admin.post('/api/second-factor/first-code')).statusCode).toBe(200)
  await sendMails(shop)
  const mail = shop.mails.find(({ to }) => to === admin.user.email)
  const code = codeFor(shop, admin.user.email)
  expect(mail?.subject).toContain('passkey')
  await addPasskey(admin, 'My phone', { origin, code })
  expect((await admin.get('/api/overview')).statusCode).toBe(200)
  expect((await admin.get('/api/second-factor')).json()).toMatchObject({ code_needed: false })
  expect(await shop.db.selectFrom('passkey_codes').selectAll().execute()).toEqual([])
  // A second passkey needs no code, because the first one was used.
  await addPasskey(admin, 'A key', { origin })
})

test('a code from the command line works as well, for ten minutes, beside those that were mailed', async () => {
  const { shop, admin } = await liveShop()
  const made = await createEnrolmentCodeByCommand(shop, { phone: admin.user.phone })
  const code = made.ok ? made.code : ''
  expect((await admin.post(options, { code })).statusCode).toBe(200)
  await admin.post('/api/second-factor/first-code')
  await sendMails(shop)
  shop.clock.pass({ minutes: 9, seconds: 59 })
  await admin.logInAgain()
  for (const each of [code, code.toUpperCase().replaceAll('-', ' '), codeFor(shop, admin.user.email)])
    expect((await admin.post(options, { code: each })).statusCode, each).toBe(200)
  shop.clock.pass({ seconds: 1 })
  expect((await admin.post(options, { code })).json().code).toBe('WRONG_CODE')
})

// Requirement D-349
test('a stranger’s wrong first codes, or the codes that they request, don’t lock out the owner', async () => {
  const { shop, admin, origin } = await liveShop()
  const stranger = await signInAgain(shop, admin.user)
  const elsewhere = { remoteAddress: '203.0.113.7' }
  await admin.post('/api/second-factor/first-code')
  await sendMails(shop)
  const code = codeFor(shop, admin.user.email)
  const guesses = []
  for (let at = 0; at < 40; at++)
    guesses.push((await stranger.post(options, { code: neverMade }, elsewhere)).statusCode)
  expect(guesses.slice(-2)).toEqual([429, 429])
  const asked = []
  for (let at = 0; at < 7; at++)
    asked.push((await stranger.post('/api/second-factor/first-code', undefined, elsewhere)).statusCode)
  expect(asked).toEqual([200, 200, 200, 200, 200, 429, 429])
  await sendMails(shop)
  expect((await admin.post(options, { code })).statusCode).toBe(200)
  // A later request must get a code too.
  shop.mails.length = 0
  expect((await admin.post('/api/second-factor/first-code')).statusCode).toBe(200)
  await sendMails(shop)
  await addPasskey(admin, 'My phone', { origin, code: codeFor(shop, admin.user.email) })
})

// Requirement D-349
test('a first code can’t be guessed: it has 79 bits, is stored as a hash and belongs to one account', async () => {
  const { shop, admin } = await liveShop()
  const other = await signInAs(shop, 'admin')
  const made = await createEnrolmentCodeByCommand(shop, { phone: admin.user.phone })
  const code = made.ok ? made.code : ''
  expect(code).toMatch(/^(?:[2-9a-hj-km-np-z]{4}-){3}[2-9a-hj-km-np-z]{4}$/)
  expect(JSON.stringify(await shop.db.selectFrom('passkey_codes').selectAll().execute())).not.toContain(code)
  expect((await other.post(options, { code })).json().code).toBe('WRONG_CODE')
  expect((await admin.post(options, { code: '123456' })).json().fields).toEqual({
    code: 'Enter the full code: 16 letters and digits.',
  })
})

test('the command line gives no code for customers, nobody, or who has a passkey', async () => {
  const { shop, admin, origin } = await liveShop()
  const customer = await signInAs(shop, 'customer')
  expect(await createEnrolmentCodeByCommand(shop, { phone: customer.user.phone })).toMatchObject({
    reason: 'NO_ADMIN',
  })
  expect(await createEnrolmentCodeByCommand(shop, { phone: '9000000000' })).toMatchObject({
    reason: 'NOBODY',
  })
  const made = await createEnrolmentCodeByCommand(shop, { phone: admin.user.phone })
  await addPasskey(admin, 'My phone', { origin, code: made.ok ? made.code : '' })
  expect(await createEnrolmentCodeByCommand(shop, { phone: admin.user.phone })).toMatchObject({
    reason: 'HAS_PASSKEY',
  })
})

test('asking for a code and a wrong one are in the security log, without the code', async () => {
  const { shop, admin } = await liveShop()
  await admin.post('/api/second-factor/first-code')
  await admin.post(options, { code: neverMade })
  const entries = await shop.db.selectFrom('security_log').select(['event', 'details']).execute()
  expect(entries).toEqual([
    { event: 'second factor', details: { what: 'first code asked for' } },
    { event: 'second factor', details: { what: 'first code refused' } },
  ])
})

test('without real money a first passkey takes no code', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  expect((await admin.get('/api/second-factor')).json()).toMatchObject({ code_needed: false })
  await addPasskey(admin)
})
