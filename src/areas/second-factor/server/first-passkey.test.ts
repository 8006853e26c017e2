import { expect, test } from 'vitest'
import { liveKeys } from '../../../../test/shop/live-keys.ts'
import { sendMails } from '../../../../test/shop/mails.ts'
import { addPasskey } from '../../../../test/shop/second-factor.ts'
import { createTestShop, signInAs } from '../../../../test/shop/shop.ts'

import { makeFirstCode } from './make-first-code.ts'

const options = '/api/second-factor/passkeys/options'

async function liveShop() {
  const shop = await createTestShop({ env: liveKeys })
  const admin = await signInAs(shop, 'admin')
  return { shop, admin, origin: shop.settings.publicUrl }
}

test('where real money moves, the pin alone adds no first passkey', async () => {
  const { admin } = await liveShop()
  expect((await admin.get('/api/second-factor')).json()).toMatchObject({ required: true, code_needed: true })
  const without = await admin.post(options)
  expect([without.statusCode, without.json().code]).toEqual([400, 'CODE_NEEDED'])
  const guessed = await admin.post(options, { code: '123456' })
  expect([guessed.statusCode, guessed.json().code]).toEqual([400, 'WRONG_CODE'])
  // No challenge was given out, so there is nothing that a device could sign.
  expect((await admin.post('/api/second-factor/challenge')).json().code).toBe('NO_PASSKEY')
})

test('a code from the mail adds the first passkey, once', async () => {
  const { shop, admin, origin } = await liveShop()
  expect((await admin.post('/api/second-factor/first-code')).statusCode).toBe(200)
  await sendMails(shop)
  const mail = shop.mails.find(({ to }) => to === admin.user.email)
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
  expect(mail?.subject).toContain('passkey')
  await addPasskey(admin, 'My phone', { origin, code })
  expect((await admin.get('/api/overview')).statusCode).toBe(200)
  expect((await admin.get('/api/second-factor')).json()).toMatchObject({ code_needed: false })
  expect(await shop.db.selectFrom('login_codes').selectAll().execute()).toEqual([])
  // A second one needs none: the first has been shown.
  await addPasskey(admin, 'A key', { origin })
})

test('a code from the command line works as well, for ten minutes, and five wrong ones end it', async () => {
  const { shop, admin } = await liveShop()
  const made = await makeFirstCode(shop, { phone: admin.user.phone })
  const code = made.ok ? made.code : ''
  expect((await admin.post(options, { code })).statusCode).toBe(200)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let tried = 0; tried < 4; tried++)
    expect((await admin.post(options, { code: wrong })).statusCode).toBe(400)
  expect((await admin.post(options, { code })).json().code).toBe('WRONG_CODE')
  const again = await makeFirstCode(shop, { email: admin.user.email })
  shop.clock.pass({ minutes: 9, seconds: 59 })
  await admin.logInAnew()
  expect((await admin.post(options, { code: again.ok ? again.code : '' })).statusCode).toBe(200)
})

test('the command line gives no code for customers, nobody, or who has a passkey', async () => {
  const { shop, admin, origin } = await liveShop()
  const customer = await signInAs(shop, 'customer')
  expect(await makeFirstCode(shop, { phone: customer.user.phone })).toMatchObject({ reason: 'NO_ADMIN' })
  expect(await makeFirstCode(shop, { phone: '9000000000' })).toMatchObject({ reason: 'NOBODY' })
  const made = await makeFirstCode(shop, { phone: admin.user.phone })
  await addPasskey(admin, 'My phone', { origin, code: made.ok ? made.code : '' })
  expect(await makeFirstCode(shop, { phone: admin.user.phone })).toMatchObject({ reason: 'HAS_PASSKEY' })
})

test('asking for a code and a wrong one are in the security log, without the code', async () => {
  const { shop, admin } = await liveShop()
  await admin.post('/api/second-factor/first-code')
  await admin.post(options, { code: '123456' })
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
