import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { AddressCopy } from '#database/tables/orders.ts'
import { newOrderLink } from '#ordering/buyers/server/order-link.ts'
import { withoutPrice } from '#ordering/cash-on-delivery/rules/cash-payment.ts'
import { unitsReplaced } from '#ordering/order-lines/server/units-replaced.ts'
import { unitsRefunded } from '#ordering/order-lines/server/units-to-send.ts'
import { newReceipt } from '#ordering/orders/server/new-receipt.ts'
import type { LockedOrder } from '#ordering/orders/server/states/transition-order.ts'

type Trx = Transaction<Database>

/** The lines of an order with the units that were neither refunded nor replaced, and the paid line of each. */
export const listReplaceableLines = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('order_items')
    .select(['id', 'pack_id', 'name', 'size', 'replaces_item_id'])
    .select(sql<number>`quantity - ${unitsRefunded} - ${unitsReplaced}`.as('left'))
    .where('order_id', '=', orderId)
    .execute()

/** The order that the customer paid for: the order itself, unless it is a replacement. */
export async function findPaidOrderId(trx: Trx, orderId: number) {
  const order = await trx
    .selectFrom('orders')
    .select('replaces_order_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return order.replaces_order_id ?? orderId
}

type NewReplacement = {
  /** Whose units are replaced. */
  order: LockedOrder & { address: AddressCopy }
  paidOrderId: number
  lines: { item_id: number; units: number }[]
  promise: { zone_name: string | null; pack_on: string; promised_by: string | null; commits_to_date: boolean }
  now: Date
}

/**
 * Inserts an order without a price for the same buyer, address and language, with lines that are copied from those they
 * replace. Takes no stock.
 * @returns its id
 */
export async function insertReplacement(
  trx: Trx,
  { order, paidOrderId, lines, promise, now }: NewReplacement,
): Promise<number> {
  const { id } = await trx
    .insertInto('orders')
    .values({
      user_id: order.user_id,
      user_name: order.user_name,
      user_phone: order.user_phone,
      locale: order.locale,
      total_paise: 0,
      receipt: newReceipt(),
      address: JSON.stringify(order.address),
      ...promise,
      hold_expires_at: now,
      held_since: now,
      ...withoutPrice,
      replaces_order_id: paidOrderId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into order_items (order_id, pack_id, name, names, size, quantity, unit_price_paise, hsn, tax_rate, exemption, picture_id,
      replaces_item_id)
    select ${id}::integer, pack_id, name, names, size, line.units, 0, hsn, tax_rate, exemption, picture_id,
      coalesce(replaces_item_id, order_items.id)
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (item_id integer, units integer)
    join order_items on order_items.id = line.item_id
    order by order_items.id`.execute(trx)
  if (order.user_id === null) await copyBuyer(trx, { from: order.id, to: id, now })
  return id
}

/** Somebody without an account reaches the replacement with a link of its own, if their order has one. */
async function copyBuyer(trx: Trx, { from, to, now }: { from: number; to: number; now: Date }) {
  const buyer = await trx
    .selectFrom('order_buyers')
    .select(['name', 'phone', 'email', 'link_hash'])
    .where('order_id', '=', from)
    .executeTakeFirstOrThrow()
  const { link_hash: formerLink, ...contact } = buyer
  const link = formerLink === null ? {} : await newOrderLink(trx, to, now, null)
  await trx
    .updateTable('order_buyers')
    .set({ ...contact, ...link })
    .where('order_id', '=', to)
    .execute()
}

/** The return that an order replaces the units of; undefined if the order is no replacement, or was cancelled. */
export const findReturnOfReplacement = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('returns')
    .select(['id', 'order_id', 'send_back', 'version'])
    .where('replacement_id', '=', orderId)
    .executeTakeFirst()
