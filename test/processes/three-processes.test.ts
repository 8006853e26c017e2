import { expect, test, vi } from 'vitest'
import { jobs } from '#jobs.ts'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { saveStoreSettings } from '#shopfront/settings/server/save-store-settings.ts'
import { sendForm } from '../shop/forms.ts'
import { createShopWithPayments, payFor, placeOrderOf, signInShopper } from '../shop/payment.ts'
import { addProduct, createTestShop, signInAgain, signInAs, type TestShop } from '../shop/shop.ts'

// Starts three whole shops: takes seconds alone, more on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

/** Three processes on one database with a shared clock and a shared mailbox. */
async function threeProcesses() {
  const first = await createShopWithPayments()
  const { db, clock, mailer, payments } = first
  // The test shop returns its own clock, although it runs on the given one.
  const another = async () => ({ ...(await createTestShop({ db, clock, mailer, payments })), clock })
  const shops: [TestShop, TestShop, TestShop] = [first, await another(), await another()]
  return { first, shops }
}

/** Sends requests to the processes in turn. */
async function inTurn<Answer>(times: number, shops: TestShop[], ask: (shop: TestShop) => Promise<Answer>) {
  const answers: Answer[] = []
  for (let at = 0; at < times; at++) {
    const shop = shops[at % shops.length]
    if (shop) answers.push(await ask(shop))
  }
  return answers
}

// Requirement D-167: Rate limits are the same for any number of processes, and cost one write per block of requests.
test('calls are limited per address in total, whichever of three processes they reach', async () => {
  const { shops } = await threeProcesses()
  const forgot = async (shop: TestShop) =>
    (await shop.visitor().post('/api/auth/forgot-password', { email: 'nobody@example.com' })).statusCode
  const told = await inTurn(24, shops, forgot)
  expect(told).toEqual([...Array(20).fill(200), ...Array(4).fill(429)])
  shops[0].clock.pass({ minutes: 5 })
  expect(await inTurn(3, shops, forgot)).toEqual([200, 200, 200])
})

// Requirement D-167
test('each process takes a little of a generous limit in advance, and all of it can be used', async () => {
  const { shops, first } = await threeProcesses()
  const [, second] = shops
  const asked = async (shop: TestShop) => (await shop.visitor().post('/api/auth/login', {})).statusCode
  const told = await inTurn(660, [first, first, second], asked)
  const answered = told.filter((status) => status !== 429).length
  // Thirty at a time: one of two processes may hold what the other one needs.
  expect(answered).toBeGreaterThan(570)
  expect(answered).toBeLessThanOrEqual(600)
  const rows = await first.db.selectFrom('page_budgets').select(['client', 'used']).execute()
  expect(rows.length).toBe(1)
})

// Requirement D-168: Wrong pins, ended sessions, prices and store settings apply to every process.
test('wrong pins are counted together, and the right one has to wait at each process', async () => {
  const { shops, first } = await threeProcesses()
  const { user } = await signInAs(first, 'customer', { pin_hash: await hashPin('7391') })
  const guess = (pin: string) => async (shop: TestShop) =>
    (await shop.visitor().post('/api/auth/login', { phone: user.phone, pin })).statusCode
  expect(await inTurn(6, shops, guess('0000'))).toEqual([401, 401, 401, 401, 401, 429])
  expect(await inTurn(3, shops, guess('7391'))).toEqual([429, 429, 429])
})

// Requirement D-168
test('logging out everywhere else ends the sessions at every process', async () => {
  const { shops, first } = await threeProcesses()
  const person = await signInAs(first, 'customer')
  const elsewhere = await signInAgain(first, person.user)
  const see = async (shop: TestShop) =>
    (await shop.app.inject({ url: '/api/cart', cookies: elsewhere.cookies })).statusCode
  expect(await inTurn(3, shops, see)).toEqual([200, 200, 200])
  const [, , third] = shops
  const ended = await third.app.inject({
    method: 'POST',
    url: '/api/account/log-out-elsewhere',
    cookies: person.cookies,
  })
  expect(ended.statusCode).toBe(200)
  expect(await inTurn(3, shops, see)).toEqual([401, 401, 401])
})

// Requirement D-168
test('a changed price or store setting is visible at every process within a second', async () => {
  const { shops, first } = await threeProcesses()
  const admin = await signInAs(first, 'admin')
  const { id } = await addProduct(first.db, { price_paise: 30_000 })
  const price = async (shop: TestShop) => (await shop.visitor().get(`/api/products/${id}`)).json().price
  const name = async (shop: TestShop) => (await shop.visitor().get('/site.webmanifest')).json().name
  expect(await inTurn(3, shops, price)).toEqual([300, 300, 300])
  expect(await inTurn(3, shops, name)).toEqual(Array(3).fill(demoStoreSettings.name))
  await sendForm(admin, 'put', `/api/products/${id}`, { price: 451 })
  await saveStoreSettings(first, {
    facts: { ...demoStoreSettings, name: 'Malar Stores' },
    version: 0,
    by: null,
  })
  first.clock.pass({ seconds: 1 })
  expect(await inTurn(3, shops, price)).toEqual([451, 451, 451])
  expect(await inTurn(3, shops, name)).toEqual(Array(3).fill('Malar Stores'))
})

// Requirement D-169: A background job with a lease runs in one process, and another one takes over if that process
//   dies.
test('three processes that run every job at once send each email once and write each line once', async () => {
  const { shops, first } = await threeProcesses()
  const { id } = await addProduct(first.db)
  await signInAs(first, 'admin')
  const shopper = await signInShopper(first)
  const order = await placeOrderOf(shopper, id)
  await payFor(first, shopper, order.id)
  // After seven the next morning, so that the summary is due as well.
  first.clock.pass({ minutes: 20 * 60 })
  for (let round = 0; round < 3; round++) {
    await Promise.all(shops.flatMap((shop) => jobs.map(({ run }) => run(shop))))
    first.clock.pass({ seconds: 30 })
  }
  const ids = first.mails.map((mail) => mail.id)
  expect(ids).toContain(`order-confirmation-${order.id}`)
  expect(ids.some((one) => one?.startsWith('morning-summary'))).toBe(true)
  expect(ids.length).toBe(new Set(ids).size)
})
