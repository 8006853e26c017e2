import type { RazorpayEmulator } from '@pasumai/razorpay-emulator'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#database/connect.ts'
import { expectConsistentDocuments } from './documents.ts'

type ShopBooks = { db: Db; bank: Pick<RazorpayEmulator, 'store'> }

/** The initial stock as `{ [productId]: units }`; for several sizes, units of each. */
type Stock = Record<number, number | number[]>

/**
 * Expects the invariants once all events are processed: stock on hand, reserved and sold adds up to the initial stock;
 * each captured payment is a paid order or a refund, never both; no order is paid twice; each sale, refund and
 * cancellation has one mail; the stock ledger, the orders' history, invoices and credit notes agree.
 */
export async function expectMoneyAndStockRight(shop: ShopBooks, initial: Stock) {
  expect(await stockNow(shop)).toEqual(initial)
  await expectLedgerRight(shop.db)
  const orders = await shop.db.selectFrom('orders').selectAll().execute()
  const providerOrders = await shop.db
    .selectFrom('provider_orders')
    .select(['order_id', 'provider_order_id'])
    .execute()
  for (const order of orders) {
    // Its money does not pass through the provider.
    if (order.payment_method !== 'online') continue
    const ids = providerOrders.filter(({ order_id }) => order_id === order.id)
    const kept = netReceived(
      shop,
      ids.map(({ provider_order_id }) => provider_order_id),
    )
    const { returned, byHand, otherByHand } = await sumRefunds(shop.db, order.id)
    expect([order.id, kept]).toEqual([
      order.id,
      (order.paid_at ? order.total_paise - returned : 0) + otherByHand,
    ])
    expect([order.id, order.refunded_paise]).toEqual([
      order.id,
      Math.min(returned + byHand, order.total_paise),
    ])
  }
  expect(paymentsWithoutOrder(shop, providerOrders), 'money for orders that are not there').toEqual([])
  await expectConsistentDocuments(shop.db)
  await expectHistoryRight(shop.db)
  await expectMailsRight(shop.db)
}

/**
 * Expects that each order that was paid online, each refund and cancellation by the merchant, and each cancelled cash order
 * has its mail to the customer once. The mail about a refund is held until the provider has processed the refund.
 */
async function expectMailsRight(db: Db) {
  const { rows } = await sql`
    with expected as (
      select 'order-confirmation' as kind, id::text as key, false as held from orders
        where paid_at is not null and payment_method in ('online', 'direct', 'exchange')
      union all select 'order-cancelled', order_id::text, false from order_history join orders on orders.id = order_id
        where kind = 'cancelled' and (details ->> 'reason' = 'merchant' or payment_method = 'cash_on_delivery')
      union all select 'order-refunded', 'refund-' || id, status <> 'processed' from refunds
        where source = 'merchant' and status not in ('by_hand', 'not_wanted')
      union all select 'order-exchanged', 'refund-' || id, false from refunds where reason = 'exchange'
      union all select 'order-refunded-by-hand', 'refund-' || id, false from refunds
        where status = 'by_hand' and reason <> 'exchange' and (source = 'merchant' or reason not in ('wrong_order', 'wrong_currency'))
    ), queued as (
      select kind, subject_key, next_attempt_at = '9999-01-01 00:00+00' from outbox
      where kind in ('order-confirmation', 'order-cancelled', 'order-refunded', 'order-refunded-by-hand', 'order-exchanged')
        and subject_key not in (select 'refund-' || id from refunds where source = 'shop' and status <> 'by_hand')
        and subject_key not like 'elsewhere-%'
    )
    (select 'missing', * from (table expected except all table queued) as missing)
    union all (select 'unexpected', * from (table queued except all table expected) as unexpected)`.execute(
    db,
  )
  expect(rows).toEqual([])
}

/** Expects that the history of each order has every change of its money once. */
export async function expectHistoryRight(db: Db) {
  const { rows } = await sql`
    with expected as (
      select id as order_id, 'placed' as kind from orders
      union all select id, 'paid' from orders where paid_at is not null
      union all select order_id, 'refunded_at_provider' from refunds where source = 'provider'
      union all select order_id, 'refund_requested' from refunds where source <> 'provider'
      union all select order_id, 'refund_processed' from refunds where source <> 'provider' and status = 'processed'
      union all select order_id, 'refund_by_hand' from refunds where status = 'by_hand'
      union all select order_id, 'refund_dismissed' from refunds where status = 'not_wanted'
      union all select order_id, 'document_issued' from documents
    ), recorded as (
      select order_id, kind from order_history where kind in (select kind from expected)
    )
    (select 'missing', * from (table expected except all table recorded) as missing)
    union all (select 'twice', * from (table recorded except all table expected) as twice)`.execute(db)
  expect(rows).toEqual([])
}

/** Refunds of an order's own payment, by provider and by merchant, and the merchant's refunds of other payments. */
async function sumRefunds(db: Db, orderId: number) {
  const refunds = await db
    .selectFrom('refunds')
    .select(['amount_paise', 'source', 'status'])
    .where('order_id', '=', orderId)
    .execute()
  const sum = (matches: (refund: (typeof refunds)[number]) => boolean) =>
    refunds.filter(matches).reduce((paise, { amount_paise }) => paise + amount_paise, 0)
  return {
    returned: sum(({ source, status }) => source !== 'shop' && status === 'processed'),
    byHand: sum(({ source, status }) => source !== 'shop' && status === 'by_hand'),
    otherByHand: sum(({ source, status }) => source === 'shop' && status === 'by_hand'),
  }
}

/** Expects that the stock movements of each variant and each batch add up to what is left of it. */
export async function expectStockMatchesLedger(db: Db) {
  const { rows } = await sql`
    select packs.id, stock, coalesce(sum(delta), 0)::integer as lines
    from packs left join stock_moves on pack_id = packs.id
    group by packs.id having stock <> coalesce(sum(delta), 0)`.execute(db)
  expect(rows, 'packs whose lines are not their stock').toEqual([])
  const { rows: batches } = await sql`
    select batches.id, left_units, aside_units, sum(delta)::integer as lines from batches
    left join stock_moves on batch_id = batches.id
    group by batches.id having left_units <> coalesce(sum(delta), 0)
      or aside_units <> coalesce(-sum(delta) filter (where reason in ('too_old', 'recalled')), 0)`.execute(db)
  expect(batches, 'batches whose lines are not what is left of them').toEqual([])
  const { rows: packs } = await sql`
    select packs.id from packs join batches on pack_id = packs.id group by packs.id having stock < sum(left_units)`.execute(
    db,
  )
  expect(packs, 'packs with more in batches than in stock').toEqual([])
}

/**
 * Expects that also the movements of each order add up to what it reserves or bought, and that its reservations and
 * refunds are right.
 */
export async function expectLedgerRight(db: Db) {
  await expectStockMatchesLedger(db)
  const { rows: held } = await sql`
    with held as (
      select order_id, pack_id, sum(quantity) as units from order_items join orders on orders.id = order_id
      where status <> 'cancelled' or paid_at is not null group by order_id, pack_id
    ), moved as (
      select order_id, pack_id, -sum(delta) as units from stock_moves
      where order_id is not null and reason <> 'returned'
      group by order_id, pack_id having sum(delta) <> 0
    )
    select * from held full join moved using (order_id, pack_id) where held.units is distinct from moved.units`.execute(
    db,
  )
  expect(held, 'orders whose lines are not what they hold').toEqual([])
  await expectReservationsRight(db)
  await expectRefundsRight(db)
}

/**
 * Expects that each order that awaits payment reserves its units until the end of its reservation, and no other order
 * reserves anything.
 */
export async function expectReservationsRight(db: Db) {
  const { rows } = await sql`
    with unpaid as (
      select order_id, pack_id, quantity, coalesce(held_since, created_at) as reserved_since, hold_expires_at as expires_at
      from order_items join orders on orders.id = order_id where status = 'pending'
    ), reserved as (
      select order_id, pack_id, quantity, reserved_since, expires_at from reservations where order_id is not null
    )
    (select 'missing', * from unpaid except select 'missing', * from reserved)
    union all (select 'too many', * from reserved except select 'too many', * from unpaid)`.execute(db)
  expect(rows, 'reservations that are not those of the unpaid orders').toEqual([])
}

/**
 * Expects that refunds exceed neither the paid amount nor the sold units, and restocked units do not exceed the sold
 * ones.
 */
async function expectRefundsRight(db: Db) {
  const { rows: units } = await sql`
    select id from order_items where quantity < (
      select coalesce(sum(refund_lines.quantity), 0) from refund_lines join refunds on refunds.id = refund_id
      where order_item_id = order_items.id and refunds.status not in ('failed', 'not_wanted')
    ) or quantity < (
      select coalesce(sum(delta), 0) from stock_moves
      where stock_moves.order_id = order_items.order_id and stock_moves.pack_id = order_items.pack_id and reason = 'returned'
    )`.execute(db)
  expect(units, 'lines of which more came back than was sold').toEqual([])
  const { rows: money } = await sql`
    select payments.id from payments join refunds on payment_id = payments.id and refunds.status not in ('failed', 'not_wanted')
    group by payments.id
    having coalesce(sum(refunds.amount_paise) filter (where refunds.status <> 'by_hand'), 0) > payments.amount_paise
      or coalesce(sum(refunds.amount_paise) filter (where refunds.source <> 'provider'), 0) > payments.amount_paise`.execute(
    db,
  )
  expect(money, 'payments of which more goes back than was paid').toEqual([])
  // The provider's minimum refund is one rupee.
  const { rows: kept } = await sql`
    select id from orders where status = 'cancelled' and paid_at is not null and total_paise - refunded_paise >= 100
      and not exists (select from refunds where order_id = orders.id and refunds.status in ('wanted', 'pending', 'failed'))`.execute(
    db,
  )
  expect(kept, 'cancelled orders whose money is kept and no matter of anybody').toEqual([])
}

/** The sum of the units in stock, reserved by unpaid orders, and sold, by product, as in `Stock`. */
async function stockNow({ db }: ShopBooks) {
  const packs = await db
    .selectFrom('packs')
    .select(['id', 'product_id', 'stock'])
    .orderBy('position')
    .execute()
  const items = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(['pack_id', 'quantity'])
    // A fully refunded order is cancelled, but its units count as sold unless they were restocked.
    .where((eb) => eb.or([eb('status', '<>', 'cancelled'), eb('paid_at', 'is not', null)]))
    .execute()
  const back = await db
    .selectFrom('stock_moves')
    .select(['pack_id', 'delta as quantity'])
    .where('reason', '=', 'returned')
    .where('order_id', 'is not', null)
    .execute()
  const total: Record<number, number[]> = {}
  for (const { id, product_id, stock } of packs) {
    expect(stock).toBeGreaterThanOrEqual(0)
    total[product_id] = [...(total[product_id] ?? []), stock + unitsOf(items, id) - unitsOf(back, id)]
  }
  return Object.fromEntries(
    Object.entries(total).map(([id, units]) => [id, units.length === 1 ? units[0] : units]),
  )
}

const unitsOf = (lines: { pack_id: number | null; quantity: number }[], packId: number) =>
  lines.filter(({ pack_id }) => pack_id === packId).reduce((sum, { quantity }) => sum + quantity, 0)

/** Captured payments at the provider that belong to no order of the shop. */
function paymentsWithoutOrder({ bank }: ShopBooks, providerOrders: { provider_order_id: string }[]) {
  const known = new Set(providerOrders.map(({ provider_order_id }) => provider_order_id))
  return [...bank.store.payments.values()]
    .map(({ entity }) => entity)
    .filter((payment) => payment.captured && payment.amount > payment.amount_refunded)
    .filter(({ order_id }) => !known.has(order_id))
}

/** The captured amount of an order's provider orders minus their refunds at the provider, in paise. */
function netReceived({ bank }: ShopBooks, providerOrderIds: string[]) {
  const payments = [...bank.store.payments.values()].map(({ entity }) => entity)
  return payments
    .filter((payment) => providerOrderIds.includes(payment.order_id ?? '') && payment.captured)
    .reduce((sum, payment) => sum + payment.amount - payment.amount_refunded, 0)
}
