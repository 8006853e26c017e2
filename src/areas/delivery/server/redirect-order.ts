import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Parts } from '../../../parts.ts'
import { orderStatus } from '../../../values/order-state.ts'
import { deliveryPaise } from '../../orders/server/lists/order-view.queries.ts'
import { type Destination, readdressUnpaidOrder } from '../../orders/server/states/readdress-order.ts'
import { type NoDelivery, quoteDelivery } from './quote-delivery.ts'

export type NotRedirected = NoDelivery | { reason: 'OTHER_FEE' }
type Redirect = { ok: true } | ({ ok: false } & NotRedirected)

/**
 * Redirects the customer's unpaid order to this address (decision X2), if the shop delivers there for what the order says:
 * its provider may be taking that very sum. Where it costs more or less, the cart is ordered once more.
 */
export async function redirectUnpaidOrder(
  trx: Transaction<Database>,
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
  userId: number,
  to: Destination,
): Promise<Redirect> {
  const order = await findUnpaidOrder(trx, userId)
  if (!order) return { ok: true }
  const quote = quoteDelivery(store(), to.copy, order.total_paise - order.delivery_paise, clock.now())
  if (!quote.ok) return quote
  if (quote.feePaise !== order.delivery_paise) return { ok: false, reason: 'OTHER_FEE' }
  await readdressUnpaidOrder(trx, userId, to, quote)
  return { ok: true }
}

/** The same where that order goes to the address that was changed, or deleted for this one. */
export async function redirectOrderTo(
  trx: Transaction<Database>,
  parts: Pick<Parts, 'store' | 'clock'>,
  userId: number,
  { to, from }: { to: Destination; from: number },
) {
  const order = await findUnpaidOrder(trx, userId)
  if (order?.address_id === from) await redirectUnpaidOrder(trx, parts, userId, to)
}

export const findUnpaidOrder = (trx: Transaction<Database>, userId: number) =>
  trx
    .selectFrom('orders')
    .select(['id', 'address_id', 'total_paise', deliveryPaise])
    .where('user_id', '=', userId)
    .where('status', '=', orderStatus.awaitingPayment)
    .executeTakeFirst()
