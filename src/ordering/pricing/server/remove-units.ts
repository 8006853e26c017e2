import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { Paise } from '#values/money/money.ts'
import { priceOfUnits, priceOrder } from '../rules/price-order.ts'
import { findPriceParts, listLinesToPrice, updateTotal } from './order-price.queries.ts'

type Trx = Transaction<Database>
type Removal = {
  /** Units to remove by order line id; at most those of the line. */
  units: ReadonlyMap<number, number>
  /** In paise; an order that would cost less is not changed. */
  minTotalPaise: Paise
}

/**
 * Removes units from the lines of a locked order that is neither paid nor invoiced, with their shares of the discounts.
 * The remaining units and the delivery cost what they cost before.
 * @returns the new total in paise; undefined, and nothing is changed, if it would be less than the minimum
 */
export async function removeUnits(
  trx: Trx,
  orderId: number,
  { units, minTotalPaise }: Removal,
): Promise<Paise | undefined> {
  const lines = await listLinesToPrice(trx, orderId)
  const stored = await findPriceParts(trx, orderId, lines)
  const left = lines.map((line) => ({ ...line, left: line.quantity - (units.get(line.id) ?? 0) }))
  const linesLeft = left.map(({ left, unitPaise }) => ({ quantity: left, unitPaise }))
  // What earlier discounts leave of each line: shares that are rounded up must not take more than the line costs.
  const open = priceOrder({ lines: linesLeft, delivery: stored.delivery }).lines.map(
    ({ fullPaise }) => fullPaise,
  )
  const discounts = priceOrder({ lines, ...stored }).discounts.map(({ shares }, at) => {
    const kept = {
      lines: left.map(({ quantity, left }, line) => {
        const share = priceOfUnits({ paise: shares.lines[line] ?? 0, quantity }, left, 0)
        const taken = Math.min(share, open[line] ?? 0)
        open[line] = (open[line] ?? 0) - taken
        return taken
      }),
      delivery: shares.delivery,
    }
    const paise = kept.lines.reduce((sum, share) => sum + share, kept.delivery)
    return { id: stored.discounts[at]?.id ?? 0, paise, shares: kept }
  })
  const { totalPaise } = priceOrder({
    lines: linesLeft,
    delivery: stored.delivery,
    discounts,
  })
  if (totalPaise < minTotalPaise) return undefined
  for (const { id, paise, shares } of discounts)
    await storeDiscount(trx, id, {
      paise,
      lines: left.map((line, at) => ({ id: line.id, paise: shares.lines[at] ?? 0 })),
    })
  for (const line of left) if (line.left < line.quantity) await storeQuantity(trx, line)
  await updateTotal(trx, orderId, totalPaise)
  return totalPaise
}

type KeptDiscount = { paise: Paise; lines: { id: number; paise: Paise }[] }

/** Stores what is left of a discount; one of which nothing is left is deleted. */
async function storeDiscount(trx: Trx, id: number, { paise, lines }: KeptDiscount) {
  if (paise === 0) {
    // The use of a coupon that takes nothing off any longer is released, as with a cancelled order.
    await sql`update coupons set uses = greatest(0, uses - 1) from order_coupons
      where discount_id = ${id} and coupons.id = coupon_id and max_uses is not null`.execute(trx)
    await trx.deleteFrom('order_adjustments').where('id', '=', id).execute()
    return
  }
  await trx.updateTable('order_adjustments').set({ amount_paise: -paise }).where('id', '=', id).execute()
  const shares = JSON.stringify(lines)
  await sql`delete from order_line_discounts using jsonb_to_recordset(${shares}::jsonb) as line (id integer, paise integer)
    where discount_id = ${id} and order_item_id = line.id and line.paise = 0`.execute(trx)
  await sql`update order_line_discounts set amount_paise = line.paise
    from jsonb_to_recordset(${shares}::jsonb) as line (id integer, paise integer)
    where discount_id = ${id} and order_item_id = line.id and amount_paise <> line.paise`.execute(trx)
}

/** Stores the units that are left of a line, also in tickets about it; a line without units is deleted. */
async function storeQuantity(trx: Trx, { id, left }: { id: number; left: number }) {
  if (left === 0) {
    await trx.deleteFrom('order_items').where('id', '=', id).execute()
    return
  }
  await trx.updateTable('order_items').set({ quantity: left }).where('id', '=', id).execute()
  await trx
    .updateTable('ticket_lines')
    .set({ quantity: left })
    .where('order_item_id', '=', id)
    .where('quantity', '>', left)
    .execute()
}
