import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import {
  anotherBuys,
  deliverAllWebhooks,
  discount,
  endFailedRefunds,
  failToReturn,
  goodsComeBack,
  merchantRefunds,
  openWindow,
  openWorld,
  order,
  orderElsewhere,
  quietly,
  refusing,
  returnAtProvider,
  type World,
} from '#test/shop/money-world.ts'
import { runJobs, type ShopWithPayments, signedProof } from '#test/shop/payment.ts'
import { expectReportsEqualOrders } from '#test/shop/reports.ts'
import { dispatchOrders } from '#test/shop/shipment-steps.ts'

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
  'orders the same to another place, at another price',
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

// Requirement D-510: Reports equal the orders to the paisa, whatever is discounted, refunded or paid in cash (decision X60).
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
        await expectReportsEqualOrders(world.shop)
        await world.shop.app.close()
      },
    ),
    { numRuns: 40 },
  )
}, 600_000)

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
    case 'orders the same to another place, at another price':
      return orderElsewhere(world)
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
  const placed = await shopper.post('/api/orders/add', {
    payment_method: 'cash_on_delivery',
    lost_discount: 1_000_000,
  })
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
