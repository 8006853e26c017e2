import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { notifyCashOrder } from '#operations/notifications/server/notify-order-paid.ts'
import { writeCashOrderConfirmation } from '#operations/notifications/server/order-confirmation.ts'
import { removeBoughtFromCart } from '#ordering/cart/server/remove-bought.queries.ts'
import { findLatestCashOrder } from '#ordering/cash-on-delivery/server/cash-orders.queries.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
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
  { store, settings, clock }: Pick<Parts, 'store' | 'settings' | 'clock'>,
  orderId: number,
) {
  const order = await lockOrder(trx, orderId)
  if (!order) throw new Error(`order ${orderId} was not placed`)
  const mailContext = { store: store(), publicUrl: settings.publicUrl, now: clock.now() }
  const lines = await removeBoughtFromCart(trx, orderId)
  await writeCashOrderConfirmation(trx, { ...order, lines }, mailContext)
  await notifyCashOrder(trx, { ...order, lines }, mailContext)
}
