import { sql } from 'kysely'
import { expect } from 'vitest'
import type { RefundSource } from '#database/tables/payments.ts'
import { giveDiscount } from '#ordering/discounts/server/discount-order.ts'
import type { RefundResolution } from '#payments/reconciliation/contract.ts'
import type { RefundInput } from '#payments/refunds/contract.ts'
import { resolveFailedRefund } from '#payments/refunds/server/failed/resolve-failed-refund.ts'
import { readRefundOverview } from '#payments/refunds/server/read-refund-overview.ts'
import { requestRefund } from '#payments/refunds/server/request-refund.ts'
import { restockOutsideRefund } from '#payments/refunds/server/restock-outside-refund.ts'
import { setCash } from './cash-orders.ts'
import {
  createShopWithPayments,
  placeOrderOf,
  runJobs,
  type Shopper,
  type ShopWithPayments,
  signInShopper,
  startPaying,
} from './payment.ts'
import { addProduct, addVariant, signInAs } from './shop.ts'

// A shop with one customer and one merchant, and what they, the bank and the provider do to their order.

export type World = {
  shop: ShopWithPayments
  shopper: Shopper
  productId: number
  windows: { orderId: number; id: string }[]
  cashOrders: number[]
  admin: Awaited<ReturnType<typeof signInAs>>
}

export async function openWorld(): Promise<World> {
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
export async function order(world: World) {
  const { shopper, productId } = world
  await shopper.post('/api/cart/add', { product_id: productId, size: '1 kg' })
  await shopper.post('/api/cart/add', { product_id: productId, quantity: 2 })
  await place(world)
}

/** Replaces the unpaid order, if there is one, by one with the same lines, which keeps its discounts. */
export async function orderElsewhere(world: World) {
  const { shop, shopper } = world
  const { id } = shopper.user
  await sql`update addresses set postal_code = case postal_code when '641012' then '641001' else '641012' end
    where user_id = ${id}`.execute(shop.db)
  await sql`update packs set price_paise = 65000 - price_paise`.execute(shop.db)
  await shopper.get('/api/cart')
  await place(world)
}

/** Orders the cart, also if the discount of an unpaid order is lost. */
async function place(world: World) {
  const { id } = (await world.shopper.post('/api/orders/add', { lost_discount: 1_000_000 })).json()
  if (id !== undefined) await openWindow(world, id)
}

/** The order's current payment window, unless it cannot be paid. */
export async function openWindow({ shopper, windows }: World, orderId: number) {
  const window = await startPaying(shopper, orderId)
  if (window.id) windows.push({ orderId, id: window.id })
}

/** A discount on the last order; a refusal is a valid outcome. */
export async function discount({ shop, windows }: World) {
  await giveDiscount(shop, {
    orderId: windows.at(-1)?.orderId ?? 0,
    by: await merchant(shop),
    formKey: crypto.randomUUID(),
    paise: 5_000,
    label: 'For the late delivery',
  })
}

/** More units of one size than of the other. */
export async function anotherBuys({ shop, productId }: World) {
  const another = await signInShopper(shop)
  await another.post('/api/cart/add', { product_id: productId, size: '1 kg', quantity: 4 })
  await placeOrderOf(another, productId, 3)
}

/** Refunds one unit of each line or all of the last order, with restocking; a refusal is a valid outcome. */
export async function merchantRefunds(
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
export async function endFailedRefunds(
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

export async function goodsComeBack({ shop, windows }: World) {
  const orderId = windows.at(-1)?.orderId ?? 0
  const refunding = await readRefundOverview(shop.db, orderId, 'en')
  const lines = refunding?.lines.map(({ item_id }) => ({ item_id, quantity: 1, came_back: 1 })) ?? []
  const goods = { form_key: crypto.randomUUID(), lines, returned: refunding?.asks_about_goods ?? null }
  await restockOutsideRefund(shop, { orderId, by: await merchant(shop), goods })
}

const merchant = ({ db }: ShopWithPayments) =>
  db.selectFrom('users').select(['id', 'name']).limit(1).executeTakeFirstOrThrow()

/** A refund from the provider's dashboard, of any captured payment without a refund by the shop. */
export async function returnAtProvider({ shop }: World, amount?: number) {
  const ours = await shop.db.selectFrom('refunds').select('payment_id').where('source', '=', 'shop').execute()
  const known = new Set(ours.map(({ payment_id }) => payment_id))
  for (const { entity } of shop.bank.store.payments.values())
    if (entity.captured && !known.has(entity.id)) refusing(() => shop.bank.refund(entity.id, amount))
}

/**
 * Only payments of an order fail to refund here: for other payments the shop would take the refund for its own and
 * report its failure.
 */
export async function failToReturn({ shop }: World) {
  const paying = await shop.db.selectFrom('payments').select('id').where('pays_order', '=', true).execute()
  for (const { id } of paying) {
    const fault = shop.bank.faults.add({ on: 'refund', effect: 'fail-later', seconds: 1000 })
    refusing(() => shop.bank.refund(id))
    shop.bank.faults.remove(fault.id)
  }
}

/** The provider refuses a second payment for a paid order. */
export function refusing(pay: () => unknown) {
  try {
    pay()
  } catch {
    // A refusal is a valid outcome.
  }
}

/** The daily reconciliation throws if the provider does not answer; the job runner retries it. */
export const quietly = (run: () => Promise<void>) => run().catch(() => {})

/**
 * Gives banks, webhooks and jobs all the time they may take. Failed refunds of money that pays no order wait until the
 * merchant retries them.
 */
export async function deliverAllWebhooks(world: World) {
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
