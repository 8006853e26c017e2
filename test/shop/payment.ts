import { createRazorpayEmulator, emulatorApp, signCheckout } from '@pasumai/razorpay-emulator'
import { manualClock } from '@pasumai/razorpay-emulator/testing/manual-clock'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { Db } from '#database/connect.ts'
import type { NewRow } from '#database/schema.ts'
import { createCashOnDelivery } from '#integrations/payments/cash-on-delivery/cash-on-delivery.ts'
import { createPaymentProviders } from '#integrations/payments/payment-providers.ts'
import { createRazorpayProvider } from '#integrations/payments/razorpay/razorpay-provider.ts'
import { jobs } from '#jobs.ts'
import type { PaymentOrder } from '#ordering/checkout/contract.ts'
import type { Order } from '#ordering/orders/contract.ts'
import type { Parts } from '#parts.ts'
import { readSettings } from '#settings/settings.ts'
import { createInMemoryExchange } from './in-memory-provider.ts'
import { addProduct, createTestShop, signInAs, type TestShop } from './shop.ts'

const keys = readSettings({}).razorpay

export type ShopWithPayments = Awaited<ReturnType<typeof createShopWithPayments>>
export type Shopper = Awaited<ReturnType<typeof signInShopper>>

type ShopWithPaymentsOptions = Parameters<typeof createTestShop>[0] & { webhooks?: boolean }

/**
 * A shop with its own payment provider in the same process and on the same clock. `shop.bank` controls the provider:
 * `pay`, `fail`, `faults` and so on.
 * @param webhooks `false`: every webhook is lost
 */
export async function createShopWithPayments({ webhooks = true, ...options }: ShopWithPaymentsOptions = {}) {
  const time = manualClock(new Date('2026-06-15T06:00:00Z'))
  const clock = {
    now: time.now,
    pass: ({ days = 0, minutes = 0, seconds = 0 }) => time.advance(days * 86_400 + minutes * 60 + seconds),
  }
  const bank = createRazorpayEmulator({
    keyId: keys.keyId,
    keySecret: keys.keySecret,
    webhookSecret: keys.webhookSecrets[0] ?? '',
    webhookUrl: 'http://shop.test',
    postWebhook: async ({ body, headers }) =>
      webhooks
        ? (await shop.app.inject({ method: 'POST', url: '/api/payment/webhook', payload: body, headers }))
            .statusCode
        : 200,
    clock: time,
  })
  const bankApp = emulatorApp(bank)
  const shop: TestShop = await createTestShop({
    clock,
    payments: createPaymentProviders([
      createRazorpayProvider({
        ...readSettings({ DEMO: 'on', ...options.env }).razorpay,
        keyId: keys.keyId,
        keySecret: keys.keySecret,
        apiUrl: 'http://razorpay.test',
        exchange: createInMemoryExchange(bankApp),
        wait: async () => {},
        now: () => clock.now().getTime(),
        log: pino({ level: 'silent' }),
      }),
      createCashOnDelivery(clock.now),
    ]),
    ...options,
  })
  onTestFinished(() => bankApp.close())
  return { ...shop, clock, bank, bankApp }
}

/** A signed-in customer with an address. */
export async function signInShopper(shop: TestShop, address: Partial<NewRow<'addresses'>> = {}) {
  const shopper = await signInAs(shop, 'customer')
  await saveAddress(shop.db, shopper.user.id, address)
  return shopper
}

/** Inserts an address in Coimbatore directly into the database. */
export const saveAddress = (db: Db, userId: number, address: Partial<NewRow<'addresses'>> = {}) =>
  db
    .insertInto('addresses')
    .values({
      user_id: userId,
      full_name: 'Anitha Raj',
      address_line1: '12, Nehru Street',
      address_line2: null,
      city: 'Coimbatore',
      state: 'Tamil Nadu',
      postal_code: '641012',
      country: 'India',
      phone: '9843011223',
      updated_at: new Date(),
      ...address,
    })
    .execute()

/** Adds a product to the shopper's cart and orders the cart. */
export async function placeOrderOf(shopper: Shopper, productId: number, quantity = 1): Promise<Order> {
  await shopper.post('/api/cart/add', { product_id: productId, quantity })
  return (await shopper.post('/api/orders/add', {})).json()
}

/** A signed-in client. */
type ApiCaller = Pick<Shopper, 'post'>

/**
 * Starts the payment of an order.
 * @returns the options of the payment window, with the id of the provider's order
 */
export const startPaying = async (shopper: ApiCaller, orderId: number): Promise<PaymentOrder> =>
  (await shopper.post('/api/payment/initiate', { order_id: orderId })).json()

/**
 * A shop with a payment provider and ten packs of muesli, and a shopper who has just ordered some of them.
 * @returns `initial`, the stock before the order, for `expectMoneyAndStockRight`
 */
export async function shopWithOrder({
  units = 1,
  ...options
}: ShopWithPaymentsOptions & { units?: number } = {}) {
  const shop = await createShopWithPayments(options)
  const muesli = await addProduct(shop.db, { stock: 10 })
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id, units)
  return { shop, muesli, shopper, order, initial: { [muesli.id]: 10 } }
}

/** The same, with the payment window open. */
export async function shopWithPaymentWindow(options?: Parameters<typeof shopWithOrder>[0]) {
  const placed = await shopWithOrder(options)
  return { ...placed, window: await startPaying(placed.shopper, placed.order.id) }
}

/** What the shopper's browser sends after a payment in the window. */
export const signedProof = (orderId: number, providerOrderId: string, paymentId: string) => ({
  order_id: orderId,
  razorpay_payment_id: paymentId,
  razorpay_order_id: providerOrderId,
  razorpay_signature: signCheckout({ orderId: providerOrderId, paymentId }, keys.keySecret),
})

/**
 * Opens the payment window, pays, and verifies like the browser.
 * @returns the response to the verification
 */
export async function payFor(shop: ShopWithPayments, shopper: ApiCaller, orderId: number) {
  const { id } = await startPaying(shopper, orderId)
  const payment = shop.bank.pay(id)
  return shopper.post('/api/payment/verify', signedProof(orderId, id, payment.id))
}

/**
 * Runs every job once, in the order of the list. Waits for pending webhooks first, because a job skips rows that
 * their transaction locks.
 */
export async function runJobs(shop: Parts & { bank?: ShopWithPayments['bank'] }) {
  await shop.bank?.idle()
  for (const { run } of jobs) await run(shop)
}

/** Delivers pending webhooks, advances the clock by three seconds, and runs every job once. */
export async function deliverWebhooks(shop: ShopWithPayments) {
  await shop.bank.idle()
  shop.clock.pass({ seconds: 3 })
  await runJobs(shop)
}

/** The stock of a product's first size. */
export const stockOf = async ({ db }: { db: Db }, productId: number) => {
  const pack = await db
    .selectFrom('packs')
    .select('stock')
    .where('product_id', '=', productId)
    .where('position', '=', 1)
    .executeTakeFirstOrThrow()
  return pack.stock
}

export const orderRow = (shop: { db: Db }, orderId: number) =>
  shop.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
