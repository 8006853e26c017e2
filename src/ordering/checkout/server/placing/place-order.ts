import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transactUnlessRefused } from '#database/transact.ts'
import { exchangeUnits } from '#inventory/stock/server/reserve-units.ts'
import { listCartLines } from '#ordering/cart/server/cart.queries.ts'
import type { CashRefusal } from '#ordering/cash-on-delivery/rules/find-cash-refusal.ts'
import { checkCashOrder } from '#ordering/cash-on-delivery/server/check-cash-order.ts'
import { findCodeOfCart, lockCoupons, takeCouponUses } from '#ordering/coupons/server/coupon-uses.queries.ts'
import { storeCoupons } from '#ordering/coupons/server/store-coupons.ts'
import type { DeliveryRefused } from '#ordering/delivery/server/quote-delivery.ts'
import { replaceDiscounts } from '#ordering/discounts/server/replaced-discounts.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { paymentMethod, shipmentState } from '#ordering/orders/rules/order-state.ts'
import { findAnyOrder } from '#ordering/orders/server/lists/order-view.queries.ts'
import { transitionOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Destination } from '#ordering/orders/server/states/update-order-address.ts'
import { storeBundleSavings } from '#ordering/pricing/server/order-bundles.queries.ts'
import type { OrderOrigin } from '#ordering/reservations/server/cancelled-reservations.ts'
import {
  grantCashSale,
  grantReservation,
  listRecentlyEnded,
  type ReservationRefused,
} from '#ordering/reservations/server/grant-reservation.ts'
import { findExceededLimit, type OrderLimitExceeded } from '#ordering/reservations/server/order-limits.ts'
import type { EndedReservation } from '#ordering/reservations/server/reservations.queries.ts'
import type { Parts } from '#parts.ts'
import { confirmPayment } from '#payments/processing/server/confirm-payment.ts'
import { hasPendingPayment } from '#payments/processing/server/has-pending-payment.ts'
import { withProviderDeadline } from '#payments/processing/server/provider-deadline.ts'
import type { Language } from '#words/language.ts'
import { findClosed, type NotOpen } from './find-closed.ts'
import {
  findDestination,
  lockPlacer,
  type OrderPlacer,
  recordGuest,
  reservationHolderOf,
} from './order-placer.ts'
import { confirmCashOrder, findRepeatedCashOrder } from './place-cash-order.ts'
import {
  insertOrder,
  lockPendingOrder,
  type PendingOrder,
  updatePendingOrder,
} from './place-order.queries.ts'
import { type CouponRefused, quoteOrder } from './quote-order.ts'
import {
  type CostsMore,
  costsTheSame,
  extendedReservationEnd,
  isSameOrder,
  reusePendingOrder,
} from './reuse-pending-order.ts'
import {
  type NotAsShown,
  refuseCart,
  refuseLostDiscount,
  refuseRepriced,
  type ShownOrder,
} from './shown-order.ts'

type PlaceOrderInput = OrderPlacer &
  ShownOrder & {
    /** Network and device of the request. */
    from: OrderOrigin
    /** The shopper's language. */
    language: Language
  }

export type PlaceOrderResult =
  | { ok: true; order: Order }
  | { ok: false; reason: 'ADDRESS_MISSING' | 'ADDRESS_GONE' }
  | NotAsShown
  | ({ ok: false; address: Destination['copy'] } & DeliveryRefused)
  | OrderLimitExceeded
  | NotOpen
  | ReservationRefused
  | { ok: false; reason: 'PAID_BEFORE' | 'BEING_PAID'; orderId: number }
  | CostsMore
  | CouponRefused
  | ({ ok: false } & CashRefusal)
  | (Extract<Awaited<ReturnType<typeof exchangeUnits>>, { ok: false }> & { name: string })

/**
 * `checkedOrderId`: the pending order that, as the payment provider has just confirmed, is neither paid nor being
 * paid.
 */
type PlaceOrderAttempt = PlaceOrderInput & { checkedOrderId?: number }
/** A pending order that would be replaced, but whose payment window was opened, so that it may have been paid. */
type PaymentWindowOpened = { ok: false; reason: 'WINDOW_OPENED'; openedOrder: OrderInPaymentWindow }
type OrderInPaymentWindow = { id: number; provider_order_id: string; hold_expires_at: Date }
type AttemptResult = PlaceOrderResult | PaymentWindowOpened
type CartLine = Awaited<ReturnType<typeof listCartLines>>[number]

/**
 * Creates an order from the placer's cart and reserves its stock in the same transaction, all or none (decision B10).
 * A repeated request returns the same unpaid order on its original terms (decision X18); an order with other lines or
 * another destination replaces it. If its payment window was opened, the provider is first asked whether it was paid or
 * is being paid; if the provider does not answer in time, the order is placed anyway and polled later. The cart stays
 * until the order is paid; a cash order takes its units from the cart and its stock at once, and replaces a pending order
 * too. A shop that is not open (decision X46) or on holiday takes no new orders.
 */
export async function placeOrder(parts: Parts, input: PlaceOrderAttempt): Promise<PlaceOrderResult> {
  const placed = await attemptPlaceOrder(parts, input)
  if (!isPaymentWindowOpened(placed)) return placed
  const { openedOrder } = placed
  const { paid } = await confirmPayment(withProviderDeadline(parts), openedOrder)
  await parts.hooks?.at?.('place-order:asked')
  if (paid) return { ok: false, reason: 'PAID_BEFORE', orderId: openedOrder.id }
  if (await hasPendingPayment(parts, openedOrder))
    return { ok: false, reason: 'BEING_PAID', orderId: openedOrder.id }
  // Another tab may have created another pending order since: it is checked in the next attempt.
  return placeOrder(parts, { ...input, checkedOrderId: openedOrder.id })
}

const isPaymentWindowOpened = (result: AttemptResult): result is PaymentWindowOpened =>
  !result.ok && result.reason === 'WINDOW_OPENED'

async function attemptPlaceOrder(parts: Parts, input: PlaceOrderAttempt): Promise<AttemptResult> {
  const placed = await transactUnlessRefused(parts.db, async (trx) => {
    const attempt = await placeInTransaction(trx, parts, input)
    if (attempt.ok) await recordGuest(trx, input, attempt.order.id, parts.clock.now())
    return attempt
  })
  if (!placed.ok) return placed
  parts.catalogueVersion.stockMoved()
  await parts.hooks?.at?.('place-order:committed')
  return placed
}

async function placeInTransaction(
  trx: Transaction<Database>,
  parts: Parts,
  input: PlaceOrderAttempt,
): Promise<AttemptResult> {
  const now = parts.clock.now()
  // Sent together, but run in this order: the pending order is locked before the cart is read, because confirming a
  // payment of this order empties the cart.
  const [buyer, pending, lines, to, couponId, ended] = await Promise.all([
    lockPlacer(trx, input),
    lockPendingOrder(trx, input),
    listCartLines(trx, input),
    findDestination(trx, input),
    findCodeOfCart(trx, input),
    isCash(input) ? [] : listRecentlyEnded(trx, reservationHolderOf(input), now),
  ])
  const notNow = findClosed(parts.store(), now)
  if (notNow && !pending) return notNow
  const repeated = lines.length === 0 && isCash(input) && (await findRepeatedCashOrder(trx, parts, input))
  if (repeated) return { ok: true, order: repeated }
  const cartRefusal = refuseCart(lines, input)
  if (cartRefusal) return cartRefusal
  // Before the new quote, because a pending order keeps its terms whatever the merchant has changed since (decision
  // X18).
  if (pending && to && !isCash(input) && isSameOrder(pending, lines, { address: to.copy, couponId }, now))
    return reusePendingOrder(trx, parts, pending, { to, now, ...input })
  if (notNow) return notNow
  const refused = refuseRepriced(lines) ?? findExceededLimit(lines, parts.settings.orders)
  if (refused) return refused
  if (!to) return { ok: false, reason: hasChosenAddress(input) ? 'ADDRESS_GONE' : 'ADDRESS_MISSING' }
  return placeAtCurrentPrices(trx, parts, input, { buyer, pending, lines, to, ended, now })
}

const hasChosenAddress = (input: PlaceOrderInput) => input.userId !== null && input.addressId !== undefined

type PlacementContext = {
  buyer: Awaited<ReturnType<typeof lockPlacer>>
  pending: PendingOrder | undefined
  lines: CartLine[]
  to: Destination
  ended: EndedReservation[]
  now: Date
}

/**
 * Places the order with the current prices and delivery terms, and reserves its stock: updates the pending order if it
 * costs the same, otherwise creates one that replaces it.
 * A refusal rolls back what was written.
 */
async function placeAtCurrentPrices(
  trx: Transaction<Database>,
  parts: Parts,
  input: PlaceOrderAttempt,
  { buyer, pending, lines, to, ended, now }: PlacementContext,
): Promise<AttemptResult> {
  const { settings, hooks } = parts
  const { from, language } = input
  const quoted = await quoteOrder(trx, parts, input, { pending, lines, to, now })
  if (!quoted.ok) return quoted
  const { quote, savings, bundlesPaise, coupons, couponsPaise, totalPaise, discounts } = quoted

  const cashRefusal =
    isCash(input) && (await checkCashOrder(trx, parts, { customer: input, address: to.copy, totalPaise }))
  if (cashRefusal) return { ok: false, ...cashRefusal }

  if (
    pending &&
    !isCash(input) &&
    costsTheSame(pending, lines, {
      feePaise: quote.price.delivery.paise,
      bundlesPaise,
      coupons,
    })
  ) {
    const holdExpiresAt = extendedReservationEnd(pending, now, settings.orderHoldMinutes)
    if (holdExpiresAt > now)
      return {
        ok: true,
        order: await updatePendingOrder(trx, pending, { to, quote, holdExpiresAt, language, now }),
      }
  }
  if (pending?.provider_order_id && pending.id !== input.checkedOrderId) {
    const { id, provider_order_id, hold_expires_at } = pending
    return { ok: false, reason: 'WINDOW_OPENED', openedOrder: { id, provider_order_id, hold_expires_at } }
  }
  const discountRefusal = pending && refuseLostDiscount(pending, discounts, input)
  if (discountRefusal) return discountRefusal
  const holder = reservationHolderOf(input)
  const reservation = isCash(input)
    ? await grantCashSale(trx, settings, from, now)
    : await grantReservation(trx, settings, { holder, from, replacedOrder: pending, ended }, now)
  if (!reservation.ok) return reservation
  await lockCoupons(trx, [
    ...(pending?.coupons ?? []).map(({ id }) => id),
    ...coupons.map(({ coupon }) => coupon.id),
  ])
  if (pending)
    await transitionOrder(trx, pending, { parcel_state: shipmentState.cancelled }, cancelledAsReplaced(now))
  const unusable = await takeCouponUses(trx, coupons, { buyer: quoted.couponBuyer, now })
  if (unusable) return { ok: false, reason: 'COUPON_REFUSED', coupon: unusable }
  const order = await insertOrder(trx, {
    buyer,
    to,
    quote,
    totalPaise,
    reservation: { ...reservation, from },
    language,
    paymentMethod: isCash(input) ? paymentMethod.cashOnDelivery : paymentMethod.online,
    now,
  })
  await storeBundleSavings(trx, order.id, { savings, cart: lines })
  await storeCoupons(trx, order.id, { discounts: coupons, cart: lines })
  if (pending) await replaceDiscounts(trx, { orderId: order.id, replacedId: pending.id, ...discounts, now })
  if (isCash(input)) await confirmCashOrder(trx, parts, order.id)
  await hooks?.at?.('place-order:written')
  // Last, so that others wait for a popular product as briefly as possible.
  const taken = await exchangeUnits(trx, {
    give: stockLinesOfOrder(pending),
    fromOrderId: pending?.id ?? null,
    take: lines.map(toStockLine),
    toOrderId: order.id,
    period: isCash(input)
      ? undefined
      : { since: reservation.heldSince, expiresAt: reservation.holdExpiresAt },
    now,
  })
  if (!taken.ok) return { ...taken, name: nameOf(lines, taken.packId) }
  await hooks?.at?.('place-order:after-stock')
  const isDiscounted = discounts.kept.length > 0 || bundlesPaise + couponsPaise > 0
  const discounted = isDiscounted ? await findAnyOrder(trx, order.id) : undefined
  return { ok: true, order: discounted ?? order }
}

/** Only a customer can order in cash: see `OrderPlacer`. */
const isCash = (input: PlaceOrderAttempt): input is PlaceOrderAttempt & { userId: number } =>
  input.userId !== null && input.paymentMethod === paymentMethod.cashOnDelivery

/**
 * The columns of an order that is cancelled because another one replaces it. It may still be paid in another tab, so
 * its payment is polled again.
 */
const cancelledAsReplaced = (now: Date) =>
  ({ cancel_reason: 'replaced', cancelled_at: now, ask_at: now }) as const

/** The variant's name in the shopper's language. */
const nameOf = (lines: CartLine[], packId: number) =>
  lines.find(({ pack_id }) => pack_id === packId)?.pack_name ?? ''

const toStockLine = ({ pack_id, quantity }: { pack_id: number; quantity: number }) => ({
  packId: pack_id,
  quantity,
})
/** The stock that an earlier unpaid order has reserved. */
const stockLinesOfOrder = (pending: PendingOrder | undefined) =>
  (pending?.items ?? []).flatMap(({ pack_id, quantity }) =>
    pack_id === null ? [] : [{ packId: pack_id, quantity }],
  )
