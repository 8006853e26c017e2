import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { sentences } from '#operations/notifications/words/index.ts'
import { isAwaitingPayment, paymentMethod } from '#ordering/orders/rules/order-state.ts'
import type { LockedOrder } from '#ordering/orders/server/states/transition-order.ts'
import { formatPaise } from '#values/money/money.ts'
import { findAddition } from './order-additions.queries.ts'

/**
 * What a mail says about the order to which this one was added: they are sent together, and what is taken out of it. Empty
 * for other orders.
 */
export async function describeAddition(
  trx: Transaction<Database>,
  order: Pick<LockedOrder, 'id' | 'status' | 'payment_method' | 'locale'>,
): Promise<string> {
  const addition = await findAddition(trx, order.id)
  if (!addition) return ''
  const id = addition.added_to
  const isWaiting = isAwaitingPayment(order) && addition.takes.length > 0
  return [
    sentences.addedTo({ id }),
    ...(order.payment_method === paymentMethod.exchange ? [sentences.paidByExchange({ id })] : []),
    ...(isWaiting ? [sentences.takenOutOncePaid({ id, amount: formatPaise(addition.takes_paise) })] : []),
  ]
    .map((sentence) => sentence.in(order.locale))
    .join(' ')
}
