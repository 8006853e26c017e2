import { newId, type Payment } from './entities.ts'
import type { Fault } from './faults.ts'
import { authorizePayment, beginPayment, failPayment, type Shopper } from './payments.ts'
import { badRequest } from './refusal.ts'
import type { OrderRecord, PaymentRecord } from './store.ts'
import { requireOrder, requirePayment, type World } from './world.ts'

type PaymentFault = Extract<Fault, { on: 'payment' }>

/**
 * Runs one payment attempt to its end, as the order's settings and the next fault in the queue decide. `force` is a
 * second attempt that was already running before the first one succeeded.
 * @throws Refusal if the order is not payable
 */
export function payOrder(
  world: World,
  orderId: string,
  shopper: Shopper,
  { force = false } = {},
): PaymentRecord {
  const order = requireOrder(world, orderId)
  if (!force) requirePayable(world, order)
  const fault = world.faults.take('payment')
  const payment = beginPayment(world, order, shopper, alterations(order, fault))
  const second = fault?.effect === 'twice' ? beginPayment(world, order, shopper) : undefined
  finishPayment(world, payment, fault)
  if (second) authorizePayment(world, second)
  return payment
}

/**
 * Makes an attempt that the bank declines. The order stays open for another one.
 * @throws Refusal if it is not payable
 */
export function failOrder(world: World, orderId: string, shopper: Shopper): PaymentRecord {
  const order = requireOrder(world, orderId)
  requirePayable(world, order)
  const payment = beginPayment(world, order, shopper)
  failPayment(world, payment)
  return payment
}

/** @throws Refusal when the order is paid, or another payment for it is pending */
function requirePayable({ store }: World, { entity, paymentIds }: OrderRecord) {
  const refused = { step: 'payment_initiation', source: 'customer', metadata: { order_id: entity.id } }
  if (entity.status === 'paid')
    throw badRequest('Payment already done for this order.', { ...refused, reason: 'order_already_paid' })
  if (paymentIds.some((id) => store.payments.get(id)?.entity.status === 'authorized'))
    throw badRequest('A payment for this order is being processed.', {
      ...refused,
      reason: 'payment_in_progress',
    })
}

/** What a fault changes in a new payment. */
function alterations({ entity }: OrderRecord, fault?: PaymentFault): Partial<Payment> {
  switch (fault?.effect) {
    case 'wrong-amount':
      return { amount: fault.amount ?? entity.amount - 1 }
    case 'wrong-currency':
      return { currency: fault.currency }
    case 'wrong-order':
      return { order_id: fault.order_id ?? newId('order') }
    default:
      return {}
  }
}

/**
 * Fails the attempt, lets the bank authorise it late, or authorises it without capture if the fault says so; otherwise
 * authorises it, and captures it if the order does that automatically.
 */
function finishPayment(world: World, payment: PaymentRecord, fault?: PaymentFault) {
  switch (fault?.effect) {
    case 'fail':
      return failPayment(world, payment)
    case 'authorise-late':
      failPayment(world, payment)
      if (fault.seconds !== undefined)
        world.clock.after(fault.seconds, () => authorizeLate(world, payment.entity.id))
      return
    default:
      return authorizePayment(world, payment, { hold: fault?.effect === 'authorise-only' })
  }
}

/** The bank authorises a payment that the provider had already marked as failed. */
export function authorizeLate(world: World, paymentId: string): PaymentRecord {
  const payment = requirePayment(world, paymentId)
  authorizePayment(world, payment)
  return payment
}
