import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { toPaise } from '../../../values/money/money.ts'
import type { WantedRefund } from '../contract.ts'

/**
 * The refund that an earlier request with the same idempotency key wanted, when its answer was lost. Where the form was
 * changed in between, `isSame` says no: the difference must not be dropped silently.
 */
export async function wantedBefore(trx: Transaction<Database>, orderId: number, wish: WantedRefund) {
  const refund = await trx
    .selectFrom('refunds')
    .select(['id', 'order_id', 'amount_paise', 'reason', 'note'])
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
    isSameSum(refund.amount_paise, wish) &&
    isDeepStrictEqual(linesOf(wish), linesAs(wish, lines))
  return { id: refund.id, paise: refund.amount_paise, isSame }
}

function isSameSum(paise: number, { what, amount, left }: WantedRefund) {
  if (what === 'all') return paise === toPaise(left)
  return amount === undefined ? what === 'lines' : paise === toPaise(amount)
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
