import { expect, test } from 'vitest'
import { orderRow, placeOrderOf, runJobs, signInShopper, startPaying } from '#test/shop/payment.ts'
import { createShopAtRazorpay, proofWith } from '#test/shop/razorpay-accounts.ts'
import { addProduct, signInAs, type TestShop } from '#test/shop/shop.ts'
import type { Connection } from '../contract.ts'

const first = {
  key_id: 'rzp_test_FirstAccount00',
  key_secret: 'secret-of-the-first-pair',
  webhook_secret: 'first-webhook-secret',
}
const second = {
  key_id: 'rzp_test_SecondAccount0',
  key_secret: 'secret-of-the-second-pair',
  webhook_secret: 'second-webhook-secret',
}

type Admin = Awaited<ReturnType<typeof signInAs>>
const connectionOf = async (admin: Admin, name = 'payments'): Promise<Connection> =>
  (await admin.get('/api/connections'))
    .json()
    .connections.find((connection: Connection) => connection.name === name)

/** Enters keys on top of the saved version. */
const enterKeys = async (admin: Admin, values: object) => {
  const { version } = await connectionOf(admin)
  return admin.put('/api/connections/payments', { version, values })
}

async function orderAt(shop: TestShop) {
  const product = await addProduct(shop.db)
  const shopper = await signInShopper(shop)
  return { shopper, order: await placeOrderOf(shopper, product.id) }
}

// Requirement D-464: The Razorpay keys are entered in the back office, tested with a real call, and take effect in every
//   process without a restart (decision X56).
test('entered keys are tested with a real call and used by every process at once', async () => {
  const { shop, another, calls, bankOf } = await createShopAtRazorpay({ first })
  const other = await another()
  const admin = await signInAs(shop, 'admin')
  expect((await connectionOf(admin)).source).toBe('none')
  expect((await enterKeys(admin, first)).statusCode).toBe(200)
  const tested = (await admin.post('/api/guide/payment-keys')).json()
  expect(tested.payments).toMatchObject({ mode: 'test', tested: { outcome: 'works' } })
  expect(calls).toEqual([first.key_id])

  other.clock.pass({ seconds: 1 })
  const { shopper, order } = await orderAt(other)
  const window = await startPaying(shopper, order.id)
  expect(window.key).toBe(first.key_id)
  const payment = bankOf('first').pay(window.id)
  const proof = proofWith(first, order.id, window.id, payment.id)
  expect((await shopper.post('/api/payment/verify', proof)).statusCode).toBe(200)
  await bankOf('first').idle()
  const { webhook } = (await admin.get('/api/connections')).json()
  expect(webhook).toMatchObject({
    url: `${shop.settings.publicUrl}/api/payment/webhook`,
    received_at: shop.clock.now().toISOString(),
  })
  expect(webhook.events).toContain('payment.captured')
})

test('keys that Razorpay refuses are saved, and the test says so', async () => {
  const { shop } = await createShopAtRazorpay({ first })
  const admin = await signInAs(shop, 'admin')
  await enterKeys(admin, { ...first, key_secret: 'mistyped-secret' })
  const { payments } = (await admin.post('/api/guide/payment-keys')).json()
  expect(payments.tested.outcome).toBe('refused')
  // An empty field keeps what is saved.
  await enterKeys(admin, { key_secret: first.key_secret })
  expect((await admin.post('/api/guide/payment-keys')).json().payments.tested.outcome).toBe('works')
})

// Requirement D-465: A payment that was begun with replaced keys is verified for a day, also in another account (decision
//   X56).
test.each(['proof', 'webhook', 'job'] as const)(
  'keys are changed while an order waits: its payment arrives by %s',
  async (way) => {
    const { shop, clock, bankOf } = await createShopAtRazorpay({ first, second })
    const admin = await signInAs(shop, 'admin')
    await enterKeys(admin, first)
    const { shopper, order } = await orderAt(shop)
    const window = await startPaying(shopper, order.id)
    await enterKeys(admin, second)
    expect((await connectionOf(admin)).previous_until).toBe('2026-06-16T06:00:00.000Z')

    const payment = bankOf('first').pay(window.id)
    const proof = proofWith(first, order.id, window.id, payment.id)
    if (way === 'proof') expect((await shopper.post('/api/payment/verify', proof)).statusCode).toBe(200)
    else {
      if (way === 'webhook') await bankOf('first').idle()
      clock.pass({ seconds: way === 'webhook' ? 4 : 120 })
      await runJobs({ ...shop, bank: bankOf('first') })
    }
    expect((await orderRow(shop, order.id)).paid_at).not.toBeNull()

    // What is new goes to the new account.
    const next = await orderAt(shop)
    expect((await startPaying(next.shopper, next.order.id)).key).toBe(second.key_id)
  },
)

// Requirement D-465
test('after a day the replaced keys prove nothing', async () => {
  const { shop, clock, bankOf } = await createShopAtRazorpay({ first, second })
  const admin = await signInAs(shop, 'admin')
  await enterKeys(admin, first)
  const { shopper, order } = await orderAt(shop)
  const window = await startPaying(shopper, order.id)
  await enterKeys(admin, second)
  clock.pass({ days: 1 })
  const payment = bankOf('first').pay(window.id)
  const proof = proofWith(first, order.id, window.id, payment.id)
  expect((await shopper.post('/api/payment/verify', proof)).statusCode).toBe(400)
  await bankOf('first').idle()
  const { count } = await shop.db
    .selectFrom('webhook_events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(0)
})

// Requirement D-465
test('a mistyped pair in between does not end the payments of the pair before it', async () => {
  const { shop, bankOf } = await createShopAtRazorpay({ first, second })
  const admin = await signInAs(shop, 'admin')
  await enterKeys(admin, first)
  const { shopper, order } = await orderAt(shop)
  const window = await startPaying(shopper, order.id)
  await enterKeys(admin, { ...second, key_secret: 'mistyped-secret' })
  await enterKeys(admin, second)
  const payment = bankOf('first').pay(window.id)
  const proof = proofWith(first, order.id, window.id, payment.id)
  expect((await shopper.post('/api/payment/verify', proof)).statusCode).toBe(200)
})

// Requirement D-466: In production nobody can pay online until there are keys; demo payments are never used by accident.
test('a shop in production opens without keys, takes no payment, and then takes some', async () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://shop.example',
    DATABASE_URL: 'postgres://localhost/shop',
    RAZORPAY_API_URL: '',
  }
  const { shop, calls } = await createShopAtRazorpay({ first }, { env: { ...production, DEMO: 'off' } })
  expect(shop.settings.razorpay).toMatchObject({ emulated: false, pretend: false, configured: false })
  const admin = await signInAs(shop, 'admin', {})
  const guide = (await admin.get('/api/guide')).json()
  expect(guide.payments).toEqual({ mode: 'none', tested: null })
  expect((await admin.post('/api/guide/payment-keys')).json().payments.tested.outcome).toBe('refused')
  expect(calls).toEqual([])
  const forged = proofWith({ ...first, key_secret: '' }, 1, 'order_x', 'pay_x')
  expect(
    shop.payments.online.isProofGenuine({
      provider: 'razorpay',
      paymentId: forged.razorpay_payment_id,
      providerOrderId: forged.razorpay_order_id,
      signature: forged.razorpay_signature,
    }),
  ).toBe(false)
  expect((await enterKeys(admin, first)).statusCode).toBe(200)
  expect((await admin.post('/api/guide/payment-keys')).json().payments).toMatchObject({
    mode: 'test',
    tested: { outcome: 'works' },
  })
})
