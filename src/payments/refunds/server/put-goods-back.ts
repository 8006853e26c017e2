import { transact } from '#database/transact.ts'
import { enteredBefore } from '#inventory/stock/server/entered-before.ts'
import { moveStock } from '#inventory/stock/server/move-stock.ts'
import type { StockChange } from '#inventory/stock/server/stock-change.ts'
import { lockOrder } from '#ordering/orders/server/states/move-order.ts'
import { recordOrderActivity } from '#ordering/orders/server/states/record-order-activity.ts'
import type { Parts } from '#parts.ts'
import { toPaise } from '#values/money/money.ts'
import type { GoodsBack } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { type FoundLine, findRefundableLines } from './refundable.queries.ts'

type PutGoodsBack =
  | { ok: true }
  | { ok: false; reason: 'NO_SUCH_ORDER' | 'NOTHING_RETURNED' | 'CHANGED' | 'TOO_MANY' | 'SENT_DIFFERENTLY' }
  | { ok: false; reason: 'NOT_HERE'; line: FoundLine }
type Answered = { orderId: number; by: { id: number; name: string }; goods: GoodsBack }

/**
 * Answers where the goods are of an order whose money was returned outside the shop: some are back on the shelf, or none.
 * The matter is looked at then, so far as the form showed it. The form's key makes a second sending nothing.
 */
export async function putGoodsBack(
  parts: Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>,
  answer: Answered,
): Promise<PutGoodsBack> {
  const { orderId, by } = answer
  const answered = await transact(parts.db, async (trx): Promise<PutGoodsBack> => {
    const order = await lockOrder(trx, orderId)
    if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
    if (order.refunded_paise === 0) return { ok: false, reason: 'NOTHING_RETURNED' }
    const lines = await findRefundableLines(trx, orderId)
    const changes = changesOf(lines, answer)
    const before = await enteredBefore(trx, answer.goods.form_key, changes)
    if (before !== 'no') return before === 'same' ? { ok: true } : { ok: false, reason: 'SENT_DIFFERENTLY' }
    const unseen = order.refunded_paise - order.refunds_seen_paise
    if (changes.length === 0 && unseen === 0) return { ok: true }
    if (toPaise(answer.goods.returned ?? 0) !== unseen) return { ok: false, reason: 'CHANGED' }
    const now = parts.clock.now()
    if (!fits(lines, answer)) return { ok: false, reason: 'TOO_MANY' }
    const notHere = findNotHere(lines, answer)
    if (notHere) return { ok: false, reason: 'NOT_HERE', line: notHere }
    if (!(await moveStock(trx, changes, now)).ok) return { ok: false, reason: 'TOO_MANY' }
    await trx
      .updateTable('orders')
      .set((eb) => ({ refunds_seen_paise: eb.ref('refunded_paise') }))
      .where('id', '=', orderId)
      .execute()
    const action = changes.length > 0 ? words.activity.putBack : words.activity.leftGoods
    await recordOrderActivity(trx, { actor: by, orderId, action, now })
    return { ok: true }
  })
  parts.catalogueVersion.stockMoved()
  return answered
}

/** What goes on the shelf; a line of another order, or one whose pack is gone, is for no pack. */
const changesOf = (lines: FoundLine[], { orderId, by, goods }: Answered): StockChange[] =>
  goods.lines.flatMap(({ item_id, quantity }): StockChange[] => {
    const packId = lines.find(({ id }) => id === item_id)?.packId ?? null
    if (packId === null) return []
    return [{ packId, by: quantity, reason: 'returned', orderId, actor: by, formKey: goods.form_key }]
  })

/** No more of a line than was sold and is not back already. */
const fits = (lines: FoundLine[], { goods }: Answered) =>
  new Set(goods.lines.map(({ item_id }) => item_id)).size === goods.lines.length &&
  goods.lines.every(({ item_id, quantity }) =>
    lines.some(
      (line) => line.id === item_id && line.packId !== null && quantity <= line.quantity - line.putBack,
    ),
  )

/** A line of which more is to go on the shelf than has not left or has come back. */
const findNotHere = (lines: FoundLine[], { goods }: Answered) =>
  lines.find(({ id, here }) =>
    goods.lines.some(({ item_id, quantity, came_back = 0 }) => item_id === id && quantity > here + came_back),
  )
