import { transact } from '#database/transact.ts'
import { checkIdempotencyKey } from '#inventory/stock/server/check-idempotency-key.ts'
import { moveStock } from '#inventory/stock/server/move-stock.ts'
import type { StockChange } from '#inventory/stock/server/stock-change.ts'
import { recordOrderEvent } from '#ordering/orders/server/states/record-order-event.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import { toPaise } from '#values/money/money.ts'
import type { ReturnedGoodsInput } from '../contract.ts'
import { type FoundLine, findRefundableLines } from './refundable.queries.ts'

type RestockOutsideRefund =
  | { ok: true }
  | { ok: false; reason: 'NO_SUCH_ORDER' | 'NOTHING_RETURNED' | 'CHANGED' | 'TOO_MANY' | 'SENT_DIFFERENTLY' }
  | { ok: false; reason: 'NOT_HERE'; line: FoundLine }
type ReturnedGoods = { orderId: number; by: { id: number; name: string }; goods: ReturnedGoodsInput }

/**
 * Records which units came back of an order that was refunded outside the shop; none is a valid answer. Also marks that
 * issue as reviewed, as far as the form showed it. Idempotent by the form's key.
 */
export async function restockOutsideRefund(
  parts: Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>,
  returned: ReturnedGoods,
): Promise<RestockOutsideRefund> {
  const { orderId, by } = returned
  const result = await transact(parts.db, async (trx): Promise<RestockOutsideRefund> => {
    const order = await lockOrder(trx, orderId)
    if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
    if (order.refunded_paise === 0) return { ok: false, reason: 'NOTHING_RETURNED' }
    const lines = await findRefundableLines(trx, orderId)
    const changes = changesOf(lines, returned)
    const earlier = await checkIdempotencyKey(trx, returned.goods.form_key, changes)
    if (earlier !== 'no') return earlier === 'same' ? { ok: true } : { ok: false, reason: 'SENT_DIFFERENTLY' }
    const unreviewed = order.refunded_paise - order.refunds_seen_paise
    if (changes.length === 0 && unreviewed === 0) return { ok: true }
    if (toPaise(returned.goods.returned ?? 0) !== unreviewed) return { ok: false, reason: 'CHANGED' }
    const now = parts.clock.now()
    if (!isWithinSold(lines, returned)) return { ok: false, reason: 'TOO_MANY' }
    const notHere = findUnavailableLine(lines, returned)
    if (notHere) return { ok: false, reason: 'NOT_HERE', line: notHere }
    if (!(await moveStock(trx, changes, now)).ok) return { ok: false, reason: 'TOO_MANY' }
    await trx
      .updateTable('orders')
      .set((eb) => ({ refunds_seen_paise: eb.ref('refunded_paise') }))
      .where('id', '=', orderId)
      .execute()
    const kind = changes.length > 0 ? 'items_restocked' : 'items_not_restocked'
    await recordOrderEvent(trx, { orderId, kind, details: {}, actor: by, now })
    return { ok: true }
  })
  parts.catalogueVersion.stockMoved()
  return result
}

/**
 * The stock changes for the restocked units. Lines of another order, or whose variant no longer exists, are left out.
 */
const changesOf = (lines: FoundLine[], { orderId, by, goods }: ReturnedGoods): StockChange[] =>
  goods.lines.flatMap(({ item_id, quantity }): StockChange[] => {
    const packId = lines.find(({ id }) => id === item_id)?.packId ?? null
    if (packId === null) return []
    return [{ packId, by: quantity, reason: 'returned', orderId, actor: by, formKey: goods.form_key }]
  })

/** Whether each line is named only once, with no more units than were sold and are not restocked yet. */
const isWithinSold = (lines: FoundLine[], { goods }: ReturnedGoods) =>
  new Set(goods.lines.map(({ item_id }) => item_id)).size === goods.lines.length &&
  goods.lines.every(({ item_id, quantity }) =>
    lines.some(
      (line) => line.id === item_id && line.packId !== null && quantity <= line.quantity - line.putBack,
    ),
  )

/** The first line with more units to restock than are undispatched or came back, if any. */
const findUnavailableLine = (lines: FoundLine[], { goods }: ReturnedGoods) =>
  lines.find(({ id, undispatched }) =>
    goods.lines.some(
      ({ item_id, quantity, came_back = 0 }) => item_id === id && quantity > undispatched + came_back,
    ),
  )
