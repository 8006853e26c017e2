import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { toPaise } from '#values/money/money.ts'
import type { WantedRefund } from '../contract.ts'

/**
 * The refund that an earlier request with the same idempotency key wanted, when its answer was lost. Where the form was
 * changed in between, `isSame` says no: the difference must not be dropped silently.
 */
export async function wantedBefore(trx: Transaction<Database>, orderId: number, wish: WantedRefund) {
  const refund = await trx
    .selectFrom('refunds')
    .select(['id', 'order_id', 'amount_paise', 'delivery_paise', 'reason', 'note'])
    .where('form_key', '=', wish.form_key)
    .executeTakeFirst()
  if (!refund) return undefined
  const lines = await trx
    .selectFrom('refund_lines')
    .select(['order_item_id', 'quantity', 'restocked'])
    .where('refund_id', '=', refund.id)
    .orderBy('order_item_id')
    .execute()
  const isSame =
    refund.order_id === orderId &&
    refund.reason === wish.reason &&
    refund.note === wish.note &&
    isSameSum(refund, wish) &&
    isDeepStrictEqual(linesOf(wish), linesAs(wish, lines))
  return { id: refund.id, paise: refund.amount_paise, isSame }
}

type Sums = { amount_paise: number; delivery_paise: number | null }

function isSameSum({ amount_paise, delivery_paise }: Sums, wish: WantedRefund) {
  const { what, amount, left, delivery, keep_delivery } = wish
  const ofDelivery = toPaise(delivery ?? 0)
  if (keep_delivery && delivery_paise !== 0) return false
  if (what === 'all') return keep_delivery || amount_paise === toPaise(left)
  if (delivery !== undefined && delivery_paise !== ofDelivery) return false
  return amount === undefined ? what === 'lines' : amount_paise === toPaise(amount) + ofDelivery
}

type Line = { order_item_id: number; quantity: number; restocked: boolean }

const linesOf = ({ what, lines }: WantedRefund) =>
  lines
    .map(({ item_id, quantity, restock }) => [item_id, what === 'all' ? 0 : quantity, restock])
    .sort(([a], [b]) => Number(a) - Number(b))

/** A form of all names only what goes back on the shelf, whatever units it counts; one of an amount names nothing. */
const linesAs = ({ what, lines: wished }: WantedRefund, lines: Line[]) =>
  lines
    .filter(
      ({ order_item_id }) => what === 'lines' || wished.some(({ item_id }) => item_id === order_item_id),
    )
    .map(({ order_item_id, quantity, restocked }) => [
      order_item_id,
      what === 'all' ? 0 : quantity,
      restocked,
    ])
