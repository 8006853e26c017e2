import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { notifyContext } from '#operations/notifications/server/notify-merchant.ts'
import { removeBoughtFromCart } from '#ordering/cart/server/remove-bought.queries.ts'
import { findLatestCashOrder } from '#ordering/cash-on-delivery/server/cash-orders.queries.ts'
import { queueOrderMessages } from '#ordering/orders/server/messages/queue-order-messages.ts'
import { confirmDeliveries } from '#ordering/standing-orders/server/confirm-deliveries.ts'
import type { Parts } from '#parts.ts'
import { isSameCart, type SubmittedLine } from './same-cart.ts'

type SubmittedCart = {
  userId: number
  items?: SubmittedLine[] | undefined
  addressId?: number | undefined
}

/** How long a submitted cart counts as the same click: a cash order has emptied the cart, so it cannot be compared. */
const repeatMs = 10 * 60_000

/**
 * The cash order that this request asks for again, by a double click, in another tab or after a lost answer; undefined
 * if there is none. The caller has found the cart empty.
 */
export async function findRepeatedCashOrder(
  trx: Transaction<Database>,
  { clock }: Pick<Parts, 'clock'>,
  { userId, items, addressId }: SubmittedCart,
) {
  const since = new Date(clock.now().getTime() - repeatMs)
  const found = await findLatestCashOrder(trx, userId, since)
  if (!found) return undefined
  const isSame =
    (addressId === undefined || addressId === found.order.address_id) &&
    (!items || isSameCart(items, found.lines))
  return isSame ? found.order : undefined
}

/**
 * A cash order is confirmed when it is placed: takes its units out of the cart, and mails customer and merchant, in the
 * transaction that places it.
 */
export async function confirmCashOrder(
  trx: Transaction<Database>,
  parts: Pick<Parts, 'store' | 'settings' | 'clock'>,
  orderId: number,
) {
  await removeBoughtFromCart(trx, orderId)
  await confirmDeliveries(trx, orderId, parts.clock.now())
  await queueOrderMessages(trx, orderId, notifyContext(parts, parts.clock.now()))
}
