import { expect, test } from 'vitest'
import { hourlyBudgetName } from '#people/security/server/log/record-wrong-pins.ts'
import { createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import { hashPin } from '../pins/pins.ts'

const logInFrom = (shop: TestShop, from: string, phone: string, pin: string) =>
  shop.visitor().post('/api/auth/login', { phone, pin }, { remoteAddress: from })

/** Sends one wrong PIN from each address, each for another phone. */
const attemptFrom = (shop: TestShop, addresses: string[]) =>
  Promise.all(
    addresses.map((from, i) => logInFrom(shop, from, String(8_000_000_000 + i), String(4000 + i * 7))),
  )

const failuresOf = async (shop: TestShop, budget: string) =>
  (await shop.db.selectFrom('guess_budgets').select('failures').where('budget', '=', budget).execute())[0]
    ?.failures

// Requirement D-52
test('of simultaneous wrong pins from one network, sixty are checked', async () => {
  const shop = await createTestShop()
  const answers = await attemptFrom(shop, Array(150).fill('10.1.1.1'))
  const looked = answers.filter(({ statusCode }) => statusCode === 401)
  const stopped = answers.filter(({ statusCode }) => statusCode === 429)
  expect([looked.length, stopped.length]).toEqual([60, 90])
  expect(stopped[0]?.headers['retry-after']).toBe('300')
  expect(await failuresOf(shop, 'network 10.1.1.1')).toBe(60)
  const noted = await shop.db
    .selectFrom('security_log')
    .select('details')
    .where('event', '=', 'network stopped')
    .execute()
  expect(noted).toEqual([{ details: { wrong_pins: 60 } }])
}, 60_000)

// Requirement D-52
test('seventy simultaneous correct logins from one address all succeed, and none is counted', async () => {
  const shop = await createTestShop()
  const pin_hash = await hashPin('7391')
  const people = []
  for (let i = 0; i < 70; i++) people.push((await signInAs(shop, 'customer', { pin_hash })).user)
  const answers = await Promise.all(people.map(({ phone }) => logInFrom(shop, '10.1.1.2', phone, '7391')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(70).fill(200))
  expect(await failuresOf(shop, 'network 10.1.1.2')).toBe(0)
  expect(await failuresOf(shop, hourlyBudgetName(shop.clock.now()))).toBe(0)
}, 60_000)

test('wrong pins that arrive together from many networks cannot overrun what the shop takes in an hour', async () => {
  const shop = await createTestShop()
  const now = shop.clock.now()
  const failed = { budget: hourlyBudgetName(now), failures: 195, since: now }
  await shop.db.insertInto('guess_budgets').values(failed).execute()
  const answers = await attemptFrom(
    shop,
    Array.from({ length: 30 }, (_, i) => `10.2.${i}.1`),
  )
  expect(answers.filter((answer) => answer.json().code === 'CODE_NEEDED')).toHaveLength(25)
  expect(await failuresOf(shop, hourlyBudgetName(now))).toBe(225)
})
