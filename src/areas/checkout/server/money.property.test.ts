import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectMoneyAndStockRight } from '../../../../test/money-and-stock.ts'
import {
  createPayingShop,
  type PayingShop,
  placeOrderOf,
  proofOf,
  readyShopper,
  runJobs,
  type Shopper,
  startPaying,
} from '../../../../test/payment.ts'
import { addProduct } from '../../../../test/shop.ts'

/*
 * Whatever happens in whatever order, money and stock are right once the last news has been heard (invariants 3 to 6
 * and 8). Guards that make these fail when they are taken away: the status check in `moveOrder`, `refund === null` in
 * `isHeld`, `isPaid` in `judgePayments`, and `requireStock` in apply-payments.ts.
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
  'the merchant delivers',
  'five minutes pass',
  'an hour passes',
  'jobs run',
] as const
type Thing = (typeof things)[number]

type World = {
  shop: PayingShop
  shopper: Shopper
  productId: number
  windows: { orderId: number; id: string }[]
}

test('any things in any order leave money and stock right', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...things), { minLength: 3, maxLength: 14 }),
      async (happening) => {
        const world = await openWorld()
        for (const thing of happening) await happen(world, thing)
        await hearEverything(world)
        await expectMoneyAndStockRight(world.shop, { [world.productId]: 5 })
        await world.shop.app.close()
      },
    ),
    { numRuns: 40 },
  )
}, 120_000)

async function openWorld(): Promise<World> {
  const shop = await createPayingShop()
  const { id } = await addProduct(shop.db, { stock: 5 })
  const shopper = await readyShopper(shop)
  const world: World = { shop, shopper, productId: id, windows: [] }
  await order(world)
  return world
}

async function order({ shop: _, shopper, productId, windows }: World) {
  const { id } = await placeOrderOf(shopper, productId, 2)
  if (id === undefined) return
  const window = await startPaying(shopper, id)
  if (window.id) windows.push({ orderId: id, id: window.id })
}

async function happen(world: World, thing: Thing) {
  const { shop, shopper, productId, windows } = world
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
      if (payment) await shopper.post('/api/payment/verify', proofOf(window.orderId, window.id, payment))
      return
    }
    case 'dismisses':
      return void (await shopper.delete(`/api/orders/${window.orderId}`))
    case 'orders again':
      return order(world)
    case 'another buys what is left':
      return void (await placeOrderOf(await readyShopper(shop), productId, 3))
    case 'all webhooks arrive':
      return shop.bank.idle()
    case 'webhooks arrive again':
      for (const id of [...shop.bank.store.deliveries.keys()].reverse()) shop.bank.webhooks.resend(id)
      return shop.bank.idle()
    case 'the provider falls silent for a call':
      return void shop.bank.faults.add({ on: 'call', effect: 'fail', times: 3 })
    case 'the merchant delivers':
      return void (await shop.db
        .updateTable('orders')
        .set({ status: 'delivered', delivered_at: shop.clock.now() })
        .where('status', '=', 'paid')
        .execute())
    case 'five minutes pass':
      return shop.clock.pass({ minutes: 5 })
    case 'an hour passes':
      return shop.clock.pass({ minutes: 60 })
    case 'jobs run':
      return quietly(() => runJobs(shop))
  }
}

/** The provider takes no second payment for a paid order, and says so. */
function refusing(pay: () => unknown) {
  try {
    pay()
  } catch {
    // A refusal is one of the things that happen.
  }
}

/** The daily reconciliation throws when the provider is silent; the loop around it tries again. */
const quietly = (run: () => Promise<void>) => run().catch(() => {})

/** Banks, webhooks and jobs have all the time they may take. */
async function hearEverything({ shop }: World) {
  shop.bank.faults.clear()
  for (let turn = 0; turn < 14; turn++) {
    shop.clock.pass({ minutes: 12 * 60 })
    await shop.bank.webhooks.flush()
    await runJobs(shop)
  }
  const refunds = await shop.db.selectFrom('refunds').select('status').execute()
  expect(refunds.filter(({ status }) => status !== 'processed')).toEqual([])
}
