import { expect, test } from 'vitest'
import { hourlyBudgetName } from '#people/security/server/log/record-wrong-pins.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import { hashPin } from '../pins/pins.ts'

let addresses = 0
/** A login from an unknown device and address. */
const logInAgain = (shop: TestShop, phone: string, pin: string, code?: string) => {
  addresses += 1
  const from = { remoteAddress: `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` }
  return shop.visitor().post('/api/auth/login', { phone, pin, code }, from)
}

/** Tries the PIN at so many accounts that it then requires a code. */
async function spray(shop: TestShop, pin: string, accounts = 12) {
  for (let i = 0; i < accounts; i++) await logInAgain(shop, String(8_000_000_000 + i), pin)
}

async function codeFrom(shop: TestShop, to: string) {
  await sendMails(shop)
  const mail = shop.mails.findLast((one) => one.to === to)
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
}

async function sprayedShop() {
  const shop = await createTestShop()
  const { user } = await signInAs(shop, 'customer', { pin_hash: await hashPin('7391') })
  await spray(shop, '7391')
  return { shop, ...user }
}

// Requirement D-65: If one pin is tried on many accounts, unknown devices need an emailed code to log in with it
//   (decision X10).
test('a pin tried on 120 accounts opens only one of the twelve that use it', async () => {
  const shop = await createTestShop()
  const [easy, other] = await Promise.all([hashPin('1234'), hashPin('7391')])
  const phones = []
  for (let i = 0; i < 120; i++) {
    const { user } = await signInAs(shop, 'customer', { pin_hash: i % 10 === 0 ? easy : other })
    phones.push(user.phone)
  }
  let opened = 0
  for (const phone of phones) opened += Number((await logInAgain(shop, phone, '1234')).statusCode === 200)
  expect(opened).toBe(1)
}, 120_000)

test('a spray whose tries arrive together opens no more', async () => {
  const shop = await createTestShop()
  const pin_hash = await hashPin('1234')
  const people = []
  for (let i = 0; i < 20; i++) people.push(await signInAs(shop, 'customer', { pin_hash }))
  await spray(shop, '1234', 3)
  const answers = await Promise.all(people.map(({ user }) => logInAgain(shop, user.phone, '1234')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(401))
})

test('a device that nobody knows then needs the mailed code as well, and gets in with it, once', async () => {
  const { shop, phone, email } = await sprayedShop()
  const asked = await logInAgain(shop, phone, '7391')
  expect(asked.statusCode).toBe(401)
  expect(asked.json()).toMatchObject({
    code: 'CODE_NEEDED',
    error: 'If your phone number and pin are correct, we’ve emailed you a code.',
  })
  const code = await codeFrom(shop, email)
  expect((await logInAgain(shop, phone, '7391', '000000')).json().code).toBe('WRONG_CODE')
  expect((await logInAgain(shop, phone, '7391', code)).statusCode).toBe(200)
  expect((await logInAgain(shop, phone, '7391', code)).statusCode).toBe(401)
})

// Requirement D-356
test('logging in with the emailed code verifies the email address, and proves that the account’s owner reads it', async () => {
  const { shop, phone, email } = await sprayedShop()
  await shop.db.updateTable('users').set({ email_confirmed_at: null }).execute()
  await logInAgain(shop, phone, '7391')
  const proved = async () =>
    shop.db.selectFrom('users').select(['email_confirmed_at', 'email_proved_at']).executeTakeFirstOrThrow()
  const code = await codeFrom(shop, email)
  await logInAgain(shop, phone, '7391', '000000')
  expect(await proved()).toEqual({ email_confirmed_at: null, email_proved_at: null })
  await logInAgain(shop, phone, '7391', code)
  const now = shop.clock.now()
  expect(await proved()).toEqual({ email_confirmed_at: now, email_proved_at: now })
})

test('a wrong pin is asked for a code just so, and none is sent', async () => {
  const { shop, phone } = await sprayedShop()
  await spray(shop, '8264')
  const right = await logInAgain(shop, phone, '7391')
  const wrong = await logInAgain(shop, phone, '8264')
  const nobody = await logInAgain(shop, '8999999999', '8264')
  for (const answer of [wrong, nobody])
    expect([answer.statusCode, answer.body]).toEqual([right.statusCode, right.body])
  await sendMails(shop)
  expect(shop.mails).toHaveLength(1)
})

test('a code works for ten minutes and five tries, and is stored as no more than its hash', async () => {
  const { shop, phone, email } = await sprayedShop()
  await logInAgain(shop, phone, '7391')
  const code = await codeFrom(shop, email)
  expect(JSON.stringify(await shop.db.selectFrom('login_codes').selectAll().execute())).not.toContain(code)
  shop.clock.pass({ minutes: 10 })
  expect((await logInAgain(shop, phone, '7391', code)).json().code).toBe('WRONG_CODE')
  await logInAgain(shop, phone, '7391')
  const next = await codeFrom(shop, email)
  for (let i = 0; i < 5; i++) {
    await logInAgain(shop, phone, '7391', '000000')
    // Otherwise the account's own limit, which is as strict, would end the code.
    await shop.db.deleteFrom('pin_guesses').execute()
  }
  expect((await logInAgain(shop, phone, '7391', next)).json().code).toBe('WRONG_CODE')
})

test('who does not know the pin cannot use up the tries at a code', async () => {
  const { shop, phone, email } = await sprayedShop()
  await logInAgain(shop, phone, '7391')
  const code = await codeFrom(shop, email)
  await spray(shop, '8264')
  for (let i = 0; i < 5; i++) {
    await logInAgain(shop, phone, '8264', '000000')
    await shop.db.deleteFrom('pin_guesses').execute()
  }
  expect((await logInAgain(shop, phone, '7391', code)).statusCode).toBe(200)
})

test('known devices do not notice, and after a day nobody does', async () => {
  const shop = await createTestShop()
  const { user } = await signInAs(shop, 'customer', { pin_hash: await hashPin('7391') })
  const owner = shop.visitor()
  const logIn = () => owner.post('/api/auth/login', { phone: user.phone, pin: '7391' })
  await logIn()
  await spray(shop, '7391')
  expect((await logIn()).statusCode).toBe(200)
  expect((await logInAgain(shop, user.phone, '7391')).statusCode).toBe(401)
  shop.clock.pass({ days: 1 })
  expect((await logInAgain(shop, user.phone, '7391')).statusCode).toBe(200)
})

test('one wrong pin again and again at one account is no spray', async () => {
  const shop = await createTestShop()
  const { user } = await signInAs(shop, 'customer', { pin_hash: await hashPin('1234') })
  for (let i = 0; i < 5; i++) await logInAgain(shop, '8000000000', '1234')
  expect((await logInAgain(shop, user.phone, '1234')).statusCode).toBe(200)
})

test('two hundred wrong pins in an hour, whatever they are, ask strangers for a code', async () => {
  const shop = await createTestShop()
  const { user } = await signInAs(shop, 'customer', { pin_hash: await hashPin('7391') })
  const failed = { budget: hourlyBudgetName(shop.clock.now()), failures: 199, since: shop.clock.now() }
  await shop.db.insertInto('guess_budgets').values(failed).execute()
  expect((await logInAgain(shop, user.phone, '7391')).statusCode).toBe(200)
  await logInAgain(shop, '8000000000', '4821')
  expect((await logInAgain(shop, user.phone, '7391')).json().code).toBe('CODE_NEEDED')
  shop.clock.pass({ minutes: 60 })
  expect((await logInAgain(shop, user.phone, '7391')).statusCode).toBe(200)
})

test('what is stored of tried pins shows none of them', async () => {
  const { shop } = await sprayedShop()
  const stored = await shop.db.selectFrom('guess_budgets').select('budget').execute()
  expect(stored.length).toBeGreaterThan(12)
  expect(JSON.stringify(stored)).not.toContain('7391')
})
