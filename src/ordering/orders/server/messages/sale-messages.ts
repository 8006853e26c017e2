import { notifyCashOrder, notifyOrderPaid } from '#operations/notifications/server/notify-order-paid.ts'
import { notifyRecalledRemoved } from '#operations/notifications/server/notify-recalled-removed.ts'
import {
  writeCashOrderConfirmation,
  writeOrderConfirmation,
  writePaymentLink,
} from '#operations/notifications/server/order-confirmation.ts'
import { describeAddition } from '#ordering/additions/server/describe-addition.ts'
import { isPlacedByShop } from '#ordering/buyers/server/buyer.queries.ts'
import { paymentMethod } from '../../rules/order-state.ts'
import type { LockedOrder } from '../states/transition-order.ts'
import type { Message } from './message.ts'

/*
 * An online order is confirmed when it is paid, and a cash order when it is placed: it is paid at the door. Whoever orders by
 * phone gets the link with which they pay.
 */

export const cashOrderConfirmation: Message<'placed'> = async (trx, _placed, { order, lines, context }) => {
  if (isCashOrder(order))
    await writeCashOrderConfirmation(
      trx,
      { ...order, lines: await lines(), addedTo: await describeAddition(trx, order) },
      context,
    )
}

export const cashOrderToPack: Message<'placed'> = async (trx, _placed, { order, lines, context }) => {
  if (isCashOrder(order)) await notifyCashOrder(trx, { ...order, lines: await lines() }, context)
}

/** Who orders in the shop gets to the payment window without a mail. */
export const phoneOrderToPay: Message<'placed'> = async (trx, _placed, { order, lines, context }) => {
  if (order.payment_method === paymentMethod.online && (await isPlacedByShop(trx, order.id)))
    await writePaymentLink(
      trx,
      { ...order, lines: await lines(), addedTo: await describeAddition(trx, order) },
      context,
    )
}

export const orderConfirmation: Message<'paid'> = async (trx, { details }, { order, lines, context }) => {
  if (isCashOrder(order)) return
  // What the shop recorded itself has no number by which anybody would find it.
  const reference = order.payment_method === paymentMethod.online ? (details.payment ?? '') : ''
  const addedTo = await describeAddition(trx, order)
  await writeOrderConfirmation(trx, { ...order, lines: await lines(), addedTo }, reference, context)
}

export const orderToPack: Message<'paid'> = async (trx, _paid, { order, lines, context }) => {
  if (!isCashOrder(order)) await notifyOrderPaid(trx, { ...order, lines: await lines() }, context)
}

export const isCashOrder = ({ payment_method }: Pick<LockedOrder, 'payment_method'>) =>
  payment_method === paymentMethod.cashOnDelivery

export const recalledRemoved: Message<'recalled_removed'> = (trx, { id }, { order, context }) =>
  notifyRecalledRemoved(trx, order, id, context)
