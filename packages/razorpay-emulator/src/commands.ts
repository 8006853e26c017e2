import type { Faults } from './rules/faults.ts'
import { authorizeLate, failOrder, payOrder } from './rules/pay-order.ts'
import { captureOnRequest, type Shopper } from './rules/payments.ts'
import { refundOnRequest, settleRefund } from './rules/refunds.ts'
import type { Store } from './rules/store.ts'
import { requireOrder, requirePayment, type World } from './rules/world.ts'

/** The commands of tests and of the control page. Refusals are thrown with the provider's messages. */
export type Commands = ReturnType<typeof commandsOf> & {
  store: Store
  faults: Faults
  webhooks: { flush(): Promise<void>; resend(id: string): object | undefined }
  /** Resolves when every due webhook has been answered. */
  idle(): Promise<void>
}

const anyShopper: Shopper = { method: 'upi' }

/** The commands that change this emulator's state. */
export const commandsOf = (world: World) => ({
  /** The shopper pays, now or after the window was closed. See `payOrder` for `force`. */
  pay: (orderId: string, { force, ...shopper }: Partial<Shopper> & { force?: boolean } = {}) =>
    payOrder(world, orderId, { ...anyShopper, ...shopper }, { force }).entity,
  /** The shopper pays after so many seconds. Returns at once. */
  payLater(orderId: string, seconds: number) {
    requireOrder(world, orderId)
    world.clock.after(seconds, () => payOrder(world, orderId, anyShopper))
  },
  /** An attempt to pay fails. */
  fail: (orderId: string) => failOrder(world, orderId, anyShopper).entity,
  /** The bank authorises a failed payment. */
  authorizeLate: (paymentId: string) => authorizeLate(world, paymentId).entity,
  /** The merchant captures an authorised payment in the dashboard. */
  capture: (paymentId: string) => captureOnRequest(world, paymentId, requirePayment(world, paymentId).entity),
  /** A refund made in the provider's dashboard; without an amount, everything that is not refunded yet. */
  refund: (paymentId: string, amount?: number) =>
    refundOnRequest(world, paymentId, amount === undefined ? {} : { amount }),
  /** Ends a pending refund. */
  settleRefund: (refundId: string, status: 'processed' | 'failed') => settleRefund(world, refundId, status),
})
