import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { RefundSource } from '#database/tables/payments.ts'
import { giveDiscount } from '#ordering/discounts/server/discount-order.ts'
import type { RefundResolution } from '#payments/reconciliation/contract.ts'
import type { RefundInput } from '#payments/refunds/contract.ts'
import { resolveFailedRefund } from '#payments/refunds/server/failed/resolve-failed-refund.ts'
import { readRefundOverview } from '#payments/refunds/server/read-refund-overview.ts'
import { requestRefund } from '#payments/refunds/server/request-refund.ts'
import { restockOutsideRefund } from '#payments/refunds/server/restock-outside-refund.ts'
import { setCash } from '#test/shop/cash-orders.ts'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import {
  createShopWithPayments,
  placeOrderOf,
  runJobs,
  type Shopper,
  type ShopWithPayments,
  signedProof,
  signInShopper,
  startPaying,
} from '#test/shop/payment.ts'
import { dispatchOrders } from '#test/shop/shipment-steps.ts'
import { addProduct, addVariant, signInAs } from '#test/shop/shop.ts'

/*
 * Whatever happens in whatever order, money and stock are right once the last webhook is processed (invariants 3 to 6
 * and 8). Each guard was removed once to see these tests fail: the status check in `transitionOrder`, `refund === null`
 * in `isUndecided`, `isPaid` in `judgePayments`, and the checks of `isReplacedInCash` and `reserveUnits` in
 * `acceptPayment`.
 */
const things = [
  'pays',
  'pays, authorised only',
  'pays a wrong amount',
  'fails',
  'fails, and the bank says yes later',
  'verifies',
  'dismisses',
  'orders again',
  'another buys what is left',
  'all webhooks arrive',
  'webhooks arrive again',
  'the provider falls silent for a call',
  'the merchant gives a discount',
  'the window is opened again',
  'the window of another total is paid',
  'the merchant delivers',
  'the provider returns a part',
  'the provider returns all',
  'the provider returns all, and that fails later',
  'the merchant refunds a unit and puts it back',
  'the merchant refunds an amount',
  'the merchant cancels',
  'a refund fails later',
  'the merchant tries failed refunds again',
  'the merchant returned failed refunds by hand',
  'the merchant does not want failed refunds any more',
  'the goods came back',
  'the cart is ordered in cash',
  'the courier is paid',
  'the parcel is refused at the door',
  'the cash order is cancelled',
  'the merchant refunds the cash',
  'five minutes pass',
  'an hour passes',
  'jobs run',
] as const
type Thing = (typeof things)[number]

type World = {
  shop: ShopWithPayments
  shopper: Shopper
  productId: number
  windows: { orderId: number; id: string }[]
  cashOrders: number[]
  admin: Awaited<ReturnType<typeof signInAs>>
}

test('any things in any order leave money and stock right', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...things), { minLength: 3, maxLength: 14 }),
      async (happening) => {
        const world = await openWorld()
        for (const thing of happening) await happen(world, thing)
        await deliverAllWebhooks(world)
        await expectMoneyAndStockRight(world.shop, { [world.productId]: [5, 5] })
        await expectNothingShippedTwice(world.shop)
        await world.shop.app.close()
      },
    ),
    { numRuns: 40 },
  )
}, 600_000)

async function openWorld(): Promise<World> {
  const shop = await createShopWithPayments()
  const { id } = await addProduct(shop.db, { stock: 5 })
  await addVariant(shop.db, id, { label: '1 kg', stock: 5 })
  const shopper = await signInShopper(shop)
  const admin = await signInAs(shop, 'admin')
  await setCash(admin, { maxOpenOrders: 20, maxRefusals: 20 })
  const world: World = { shop, shopper, admin, productId: id, windows: [], cashOrders: [] }
  await order(world)
  return world
}

/**
 * Two units of the first size and one of the second; if there is too little stock, the order is refused or the cart
 * keeps them.
 */
async function order(world: World) {
  const { shopper, productId } = world
  await shopper.post('/api/cart/add', { product_id: productId, size: '1 kg' })
  const { id } = await placeOrderOf(shopper, productId, 2)
  if (id !== undefined) await openWindow(world, id)
}

/** The order's current payment window, unless it cannot be paid. */
async function openWindow({ shopper, windows }: World, orderId: number) {
  const window = await startPaying(shopper, orderId)
  if (window.id) windows.push({ orderId, id: window.id })
}

/** A discount on the last order; a refusal is a valid outcome. */
async function discount({ shop, windows }: World) {
  await giveDiscount(shop, {
    orderId: windows.at(-1)?.orderId ?? 0,
    by: await merchant(shop),
    formKey: crypto.randomUUID(),
    paise: 5_000,
    label: 'For the late delivery',
  })
}

async function happen(world: World, thing: Thing) {
  const { shop, shopper, windows } = world
  const window = windows.at(-1)
  if (!window) return
  switch (thing) {
    case 'pays, authorised only':
      shop.bank.faults.add({ on: 'payment', effect: 'authorise-only' })
      return refusing(() => shop.bank.pay(window.id))
    case 'pays a wrong amount':
      shop.bank.faults.add({ on: 'payment', effect: 'wrong-amount', amount: 200 })
      return refusing(() => shop.bank.pay(window.id))
    case 'pays':
      return refusing(() => shop.bank.pay(window.id))
    case 'fails':
      return refusing(() => shop.bank.fail(window.id))
    case 'fails, and the bank says yes later':
      shop.bank.faults.add({ on: 'payment', effect: 'authorise-late', seconds: 1000 })
      return refusing(() => shop.bank.pay(window.id))
    case 'verifies': {
      const [payment] = shop.bank.store.orders.get(window.id)?.paymentIds ?? []
      if (payment) await shopper.post('/api/payment/verify', signedProof(window.orderId, window.id, payment))
      return
    }
    case 'dismisses':
      return void (await shopper.delete(`/api/orders/${window.orderId}`))
    case 'orders again':
      return order(world)
    case 'another buys what is left':
      return anotherBuys(world)
    case 'all webhooks arrive':
      return shop.bank.idle()
    case 'webhooks arrive again':
      for (const id of [...shop.bank.store.deliveries.keys()].reverse()) shop.bank.webhooks.resend(id)
      return shop.bank.idle()
    case 'the provider falls silent for a call':
      return void shop.bank.faults.add({ on: 'call', effect: 'fail', times: 3 })
    case 'the merchant gives a discount':
      return discount(world)
    case 'the window is opened again':
      return openWindow(world, window.orderId)
    case 'the window of another total is paid':
      return refusing(() =>
        shop.bank.pay(windows.find(({ orderId }) => orderId === window.orderId)?.id ?? ''),
      )
    case 'the merchant delivers':
      return void (await shop.db
        .updateTable('orders')
        .set({ parcel_state: 'delivered', delivered_at: shop.clock.now() })
        .where('status', '=', 'paid')
        .where('payment_method', '=', 'online')
        .execute())
    case 'the provider returns a part':
      return returnAtProvider(world, 5_000)
    case 'the provider returns all':
      return returnAtProvider(world)
    case 'the provider returns all, and that fails later':
      return failToReturn(world)
    case 'the merchant refunds a unit and puts it back':
      return merchantRefunds(world, { what: 'lines' })
    case 'the merchant refunds an amount':
      return merchantRefunds(world, { what: 'amount', amount: 40 })
    case 'the merchant cancels':
      return merchantRefunds(world, { what: 'all' })
    case 'a refund fails later':
      return void shop.bank.faults.add({ on: 'refund', effect: 'fail-later', seconds: 1000 })
    case 'the merchant tries failed refunds again':
      return void (await endFailedRefunds(world, 'retry'))
    case 'the merchant returned failed refunds by hand':
      return void (await endFailedRefunds(world, 'by_hand'))
    case 'the merchant does not want failed refunds any more':
      return void (await endFailedRefunds(world, 'not_wanted'))
    case 'the goods came back':
      return goodsComeBack(world)
    case 'the cart is ordered in cash':
      return orderInCash(world)
    case 'the courier is paid':
      return void (await withCashOrder(world, (id) => world.admin.put(`/api/orders/deliver/${id}`)))
    case 'the parcel is refused at the door':
      return void (await withCashOrder(world, async (id) => {
        await dispatchOrders(world.admin, { form_key: crypto.randomUUID(), parcels: [{ order_id: id }] })
        await world.admin.put(`/api/orders/${id}/refused`, { goods: 'restock' })
      }))
    case 'the cash order is cancelled':
      return void (await withCashOrder(world, (id) => shopper.delete(`/api/orders/${id}`)))
    case 'the merchant refunds the cash':
      return void (await withCashOrder(world, (id) => merchantRefunds(world, { what: 'lines' }, id)))
    case 'five minutes pass':
      return shop.clock.pass({ minutes: 5 })
    case 'an hour passes':
      return shop.clock.pass({ minutes: 60 })
    case 'jobs run':
      return quietly(() => runJobs(shop))
  }
}

/** The cart in cash, which may be empty or sold out; the clock moves on, so that the next cart is another one. */
async function orderInCash({ shop, shopper, cashOrders }: World) {
  const placed = await shopper.post('/api/orders/add', { payment_method: 'cash_on_delivery' })
  if (placed.statusCode === 201) cashOrders.push(placed.json().id)
  shop.clock.pass({ seconds: 1 })
}

/** A step of the last cash order; a refusal is a valid outcome. */
async function withCashOrder({ cashOrders }: World, step: (id: number) => Promise<unknown>) {
  const id = cashOrders.at(-1)
  if (id !== undefined) await step(id)
}

/** Expects that no late payment has reinstated an order whose goods were ordered in cash in the meantime. */
async function expectNothingShippedTwice({ db }: ShopWithPayments) {
  const { rows } = await sql`
    select online.id, cash.id as cash from orders as online join orders as cash using (user_id)
    where online.payment_method = 'online' and cash.payment_method = 'cash_on_delivery'
      and online.cancelled_at <= cash.created_at and online.paid_at > cash.created_at
      and (cash.cancelled_at is null or cash.cancel_reason = 'refused')`.execute(db)
  expect(rows, 'orders that were shipped twice').toEqual([])
}

/** More units of one size than of the other. */
async function anotherBuys({ shop, productId }: World) {
  const another = await signInShopper(shop)
  await another.post('/api/cart/add', { product_id: productId, size: '1 kg', quantity: 4 })
  await placeOrderOf(another, productId, 3)
}

/** Refunds one unit of each line or all of the last order, with restocking; a refusal is a valid outcome. */
async function merchantRefunds(
  { shop, windows }: Pick<World, 'shop' | 'windows'>,
  wish: Pick<RefundInput, 'what' | 'amount'>,
  orderId = windows.at(-1)?.orderId ?? 0,
) {
  const refunding = await readRefundOverview(shop.db, orderId, 'en')
  if (!refunding) return
  const lines = refunding.lines.map(({ item_id }) => ({ item_id, quantity: 1, restock: true, came_back: 1 }))
  await requestRefund(shop, {
    orderId,
    by: await merchant(shop),
    isConfirmed: true,
    input: {
      ...wish,
      form_key: crypto.randomUUID(),
      left: refunding.left,
      lines: wish.what === 'amount' ? [] : lines,
      reason: 'other',
      note: '',
    },
  })
}

async function aWeekPasses({ shop }: World) {
  for (let turn = 0; turn < 14; turn++) {
    shop.clock.pass({ minutes: 12 * 60 })
    await shop.bank.webhooks.flush()
    await runJobs(shop)
  }
}

/** A refund that cannot be ended like this is refused, which is a valid outcome. */
async function endFailedRefunds(
  { shop }: World,
  end: RefundResolution,
  of: RefundSource[] = ['shop', 'merchant'],
) {
  const failed = await shop.db
    .selectFrom('refunds')
    .select('id')
    .where('status', '=', 'failed')
    .where('source', 'in', of)
    .execute()
  const actor = await merchant(shop)
  for (const { id } of failed) await resolveFailedRefund(shop, { refundId: id, end, actor })
  return failed.length
}

async function goodsComeBack({ shop, windows }: World) {
  const orderId = windows.at(-1)?.orderId ?? 0
  const refunding = await readRefundOverview(shop.db, orderId, 'en')
  const lines = refunding?.lines.map(({ item_id }) => ({ item_id, quantity: 1, came_back: 1 })) ?? []
  const goods = { form_key: crypto.randomUUID(), lines, returned: refunding?.asks_about_goods ?? null }
  await restockOutsideRefund(shop, { orderId, by: await merchant(shop), goods })
}

const merchant = ({ db }: ShopWithPayments) =>
  db.selectFrom('users').select(['id', 'name']).limit(1).executeTakeFirstOrThrow()

/** A refund from the provider's dashboard, of any captured payment without a refund by the shop. */
async function returnAtProvider({ shop }: World, amount?: number) {
  const ours = await shop.db.selectFrom('refunds').select('payment_id').where('source', '=', 'shop').execute()
  const known = new Set(ours.map(({ payment_id }) => payment_id))
  for (const { entity } of shop.bank.store.payments.values())
    if (entity.captured && !known.has(entity.id)) refusing(() => shop.bank.refund(entity.id, amount))
}

/**
 * Only payments of an order fail to refund here: for other payments the shop would take the refund for its own and
 * report its failure.
 */
async function failToReturn({ shop }: World) {
  const paying = await shop.db.selectFrom('payments').select('id').where('pays_order', '=', true).execute()
  for (const { id } of paying) {
    const fault = shop.bank.faults.add({ on: 'refund', effect: 'fail-later', seconds: 1000 })
    refusing(() => shop.bank.refund(id))
    shop.bank.faults.remove(fault.id)
  }
}

/** The provider refuses a second payment for a paid order. */
function refusing(pay: () => unknown) {
  try {
    pay()
  } catch {
    // A refusal is a valid outcome.
  }
}

/** The daily reconciliation throws if the provider does not answer; the job runner retries it. */
const quietly = (run: () => Promise<void>) => run().catch(() => {})

/**
 * Gives banks, webhooks and jobs all the time they may take. Failed refunds of money that pays no order wait until the
 * merchant retries them.
 */
async function deliverAllWebhooks(world: World) {
  const { shop } = world
  shop.bank.faults.clear()
  await aWeekPasses(world)
  if ((await endFailedRefunds(world, 'retry', ['shop'])) > 0) await aWeekPasses(world)
  const refunds = await shop.db.selectFrom('refunds').select(['source', 'status']).execute()
  // A refund by the merchant may have failed and is then left to them; none is lost.
  const isDone = ({ source, status }: (typeof refunds)[number]) =>
    status === 'processed' ||
    status === 'by_hand' ||
    (source === 'merchant' && (status === 'failed' || status === 'not_wanted'))
  expect(refunds.filter((refund) => !isDone(refund))).toEqual([])
}
