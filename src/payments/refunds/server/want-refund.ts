import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { moveStock } from '#inventory/stock/server/move-stock.ts'
import { lockOrder } from '#ordering/orders/server/states/move-order.ts'
import { recordOrderActivity } from '#ordering/orders/server/states/record-order-activity.ts'
import type { Parts } from '#parts.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import type { Origin } from '#people/security/server/origin-of.ts'
import { type Paise, toPaise } from '#values/money/money.ts'
import { isCancelled } from '#values/order-state.ts'
import type { WantedRefund } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { followRefund } from './follow-parcel.ts'
import { insertRefund } from './insert-refund.queries.ts'
import { isLargeRefund } from './large-refund.ts'
import { findPayingPayment, findRefundable } from './refundable.queries.ts'
import type { NoRefund } from './refundable.ts'
import { tellCustomer } from './tell-customer.ts'
import { wantedBefore } from './wanted-before.ts'
import { type Weighed, weighRefund } from './weigh-refund.ts'

type Trx = Transaction<Database>
type Wanting = Pick<Parts, 'db' | 'clock' | 'hooks' | 'catalogueVersion' | 'store'>
type Wish = {
  orderId: number
  by: { id: number; name: string }
  from?: Origin
  wish: WantedRefund
  /** Whether they have shown just now who they are, which a large refund asks for. */
  isConfirmed: boolean
}

export type WantRefund =
  | {
      ok: true
      refund: number | null
      paise: Paise
      cancelled: boolean
      /** Set where it took a confirmation, which is used up by it. */
      isLarge?: boolean
    }
  | { ok: false; reason: 'TO_CONFIRM' }
  | { ok: false; reason: 'NO_SUCH_ORDER' | 'NOT_PAID' | 'CHANGED' | 'SENT_DIFFERENTLY' | 'GOODS_GONE' }
  | ({ ok: false } & NoRefund)

/**
 * The merchant gives money of an order back: written down with what goes back on the shelf and, where all of an order goes
 * back that is still here, with its cancelling, in one transaction. The job asks the provider, under a key that is written
 * down here too. The form's key makes a second sending the same refund.
 */
export async function wantRefund(parts: Wanting, asked: Wish): Promise<WantRefund> {
  const wanted = await transact(parts.db, (trx) => want(trx, parts, asked))
  parts.catalogueVersion.stockMoved()
  await parts.hooks?.at?.('refund:wanted')
  return wanted
}

async function want(
  trx: Trx,
  { clock, hooks, store }: Wanting,
  { orderId, by, from, wish, isConfirmed }: Wish,
): Promise<WantRefund> {
  const order = await lockOrder(trx, orderId)
  if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
  const before = await wantedBefore(trx, orderId, wish)
  if (before)
    return before.isSame
      ? { ok: true, refund: before.id, paise: before.paise, cancelled: isCancelled(order) }
      : { ok: false, reason: 'SENT_DIFFERENTLY' }
  const payment = await findPayingPayment(trx, orderId)
  if (!payment) return { ok: false, reason: 'NOT_PAID' }
  const refundable = await findRefundable(trx, order, payment.id)
  const isOutdated = wish.is_here !== undefined && wish.is_here !== refundable.isHere
  if (refundable.left !== toPaise(wish.left) || isOutdated) return { ok: false, reason: 'CHANGED' }
  // Cancelled without money, an order has no refund that the form's key would be known by.
  if (
    isCancelled(order) &&
    wish.what === 'all' &&
    order.kept_paise > 0 &&
    order.kept_paise === refundable.left
  )
    return { ok: true, refund: null, paise: 0, cancelled: true }
  const weighing = weighRefund(refundable, wish)
  if (!weighing.ok) return weighing
  const { weighed } = weighing
  const isLarge = await isLargeRefund(trx, orderId, { paise: weighed.paise, store: store() })
  if (isLarge && !isConfirmed) return { ok: false, reason: 'TO_CONFIRM' }
  const now = clock.now()
  if (!(await putBack(trx, { orderId, by, weighed, now }))) return { ok: false, reason: 'GOODS_GONE' }
  await hooks?.at?.('refund:put-back')
  const key = `refund-${randomUUID()}`
  const refund =
    weighed.paise > 0 ? await insertRefund(trx, { order, payment, weighed, wish, by, key, now }) : null
  await followRefund(trx, order, { ...weighed, hasLines: weighed.lines.length > 0, now })
  await tellCustomer(trx, order, { refund, weighed, wish }, { store: store(), now })
  await recordOrderActivity(trx, { actor: by, orderId, action: actionOf(weighed), now })
  const details = { step: actionOf(weighed), order: orderId, paise: weighed.paise }
  await recordSecurity(trx, { event: 'money step', user: by, from, details, now })
  await hooks?.at?.('refund:before-commit')
  return { ok: true, refund, paise: weighed.paise, cancelled: weighed.cancels, isLarge }
}

/** @returns false when the pack of something is gone for good */
async function putBack(
  trx: Trx,
  { orderId, by, weighed, now }: { orderId: number; by: Wish['by']; weighed: Weighed; now: Date },
) {
  const restocked = weighed.lines.filter(({ restock }) => restock)
  const changes = restocked.flatMap(({ line: { packId }, quantity }) =>
    packId === null ? [] : [{ packId, by: quantity, reason: 'returned' as const, orderId, actor: by }],
  )
  if (changes.length < restocked.length) return false
  return (await moveStock(trx, changes, now)).ok
}

const actionOf = ({ cancels }: Weighed) => (cancels ? words.activity.cancelled : words.activity.refunded)
