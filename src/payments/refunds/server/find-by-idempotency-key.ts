import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { toPaise } from '#values/money/money.ts'
import type { RefundInput } from '../contract.ts'

/**
 * The id and amount of the refund that an earlier request with the same idempotency key (the form key) requested, when
 * its answer was lost; otherwise undefined. `isSame` is false if the form was edited in between, and the difference
 * must not be dropped silently.
 */
export async function findByIdempotencyKey(trx: Transaction<Database>, orderId: number, input: RefundInput) {
  const refund = await trx
    .selectFrom('refunds')
    .select(['id', 'order_id', 'amount_paise', 'delivery_paise', 'reason', 'note'])
    .where('form_key', '=', input.form_key)
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
    refund.reason === input.reason &&
    refund.note === input.note &&
    matchesStatedAmounts(refund, input) &&
    isDeepStrictEqual(comparableRequestLines(input), comparableRecordedLines(input, lines))
  return { id: refund.id, paise: refund.amount_paise, isSame }
}

type Sums = { amount_paise: number; delivery_paise: number | null }

/**
 * Whether the recorded amounts match those that the input states. An amount that follows from the lines, or from a full
 * refund without the delivery charge, is not compared.
 */
function matchesStatedAmounts({ amount_paise, delivery_paise }: Sums, input: RefundInput) {
  const { what, amount, left, delivery, keep_delivery } = input
  const ofDelivery = toPaise(delivery ?? 0)
  if (keep_delivery && delivery_paise !== 0) return false
  if (what === 'all') return keep_delivery || amount_paise === toPaise(left)
  if (delivery !== undefined && delivery_paise !== ofDelivery) return false
  return amount === undefined ? what === 'lines' : amount_paise === toPaise(amount) + ofDelivery
}

type Line = { order_item_id: number; quantity: number; restocked: boolean }

/**
 * Lines in a comparable form. With `what: 'all'` only restocked lines are compared, without quantities; with an amount
 * there are no lines.
 */
const comparableRequestLines = ({ what, lines }: RefundInput) =>
  lines
    .map(({ item_id, quantity, restock }) => [item_id, what === 'all' ? 0 : quantity, restock])
    .sort(([a], [b]) => Number(a) - Number(b))

/**
 * The recorded lines in the same form, in the order of their items. Unless particular lines are refunded, those that the
 * request doesn't name are left out.
 */
const comparableRecordedLines = ({ what, lines: requested }: RefundInput, lines: Line[]) =>
  lines
    .filter(
      ({ order_item_id }) => what === 'lines' || requested.some(({ item_id }) => item_id === order_item_id),
    )
    .map(({ order_item_id, quantity, restocked }) => [
      order_item_id,
      what === 'all' ? 0 : quantity,
      restocked,
    ])
