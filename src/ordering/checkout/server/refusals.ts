import { refuse } from '#http/calls/refusal.ts'
import type { CartOwner } from '#ordering/buyers/server/order-owner.ts'
import { readCartAndMarkSeen } from '#ordering/cart/server/cart.queries.ts'
import { describeCashRefusal } from '#ordering/cash-on-delivery/server/describe-cash-refusal.ts'
import { sentences as cashSentences } from '#ordering/cash-on-delivery/words/index.ts'
import type { UnusableCoupon } from '#ordering/coupons/rules/unusable-coupon.ts'
import { describeUnusable } from '#ordering/coupons/server/describe-unusable.ts'
import { localizeZone } from '#ordering/delivery/contract.ts'
import { describeUndeliverable } from '#ordering/delivery/server/describe-undeliverable.ts'
import type { ZoneTerms } from '#ordering/delivery/server/find-zone.ts'
import { sentences as deliverySentences } from '#ordering/delivery/words/index.ts'
import { noSuchOrder } from '#ordering/orders/server/no-such-order.ts'
import type { ReservationRefused } from '#ordering/reservations/server/grant-reservation.ts'
import { sentences as reservationSentences } from '#ordering/reservations/words/index.ts'
import type { Parts } from '#parts.ts'
import type { StartPayment } from '#payments/processing/server/start-payment.ts'
import { sentences as addressSentences } from '#people/addresses/words/index.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { describeClosure } from '#shopfront/settings/server/describe-closure.ts'
import { formatPaise, formatRupees, type Paise, toRupees } from '#values/money/money.ts'
import { sentences as valueSentences } from '#values/words/index.ts'
import { defaultLanguage, type Language } from '#words/language.ts'
import { paymentSentences, sentences } from '../words/index.ts'
import type { PlaceOrderResult } from './placing/place-order.ts'
import type { CostsMore } from './placing/reuse-pending-order.ts'

/**
 * The HTTP answer to a refused `placeOrder`. It contains the current cart if the shopper must review it; the prices of
 * that cart then count as seen.
 */
export async function refusePlaceOrder(
  { db, store }: Parts,
  reader: CartOwner & { language: Language },
  refused: Extract<PlaceOrderResult, { ok: false }>,
) {
  switch (refused.reason) {
    case 'SHOP_NOT_OPEN':
      return refuse(409, refused.reason, valueSentences.shopNotOpen)
    case 'SHOP_ON_HOLIDAY':
      return refuse(409, refused.reason, describeClosure(refused.closure))
    case 'EMPTY_CART':
      return refuse(400, 'EMPTY_CART', sentences.cartEmpty)
    case 'ADDRESS_MISSING':
      return refuse(400, 'ADDRESS_MISSING', sentences.addressMissing)
    case 'ADDRESS_GONE':
      return refuse(409, refused.reason, addressSentences.addressGone)
    case 'ADDRESS_OUTSIDE':
      return refuseOutside(store(), refused.address)
    case 'OTHER_STATE':
      return refuseOtherState(store())
    case 'UNTAXED':
      return refuseMissingTaxData(store())
    case 'BELOW_MINIMUM':
      return refuseBelowMinimum(refused)
    case 'CASH_OFF':
    case 'CASH_NOT_THERE':
    case 'CASH_REFUSED_BEFORE':
    case 'CASH_TOTAL':
    case 'CASH_OPEN_ORDERS':
      return refuse(409, refused.reason, describeCashRefusal(refused))
    case 'TOO_LARGE':
      return refuse(400, 'ORDER_TOO_LARGE', sentences.tooLarge)
    case 'TOO_MANY_OF_ONE':
      return refuse(409, refused.reason, tooManyOfOne(store(), refused))
    case 'TOO_MANY_UNITS':
      return refuse(
        409,
        refused.reason,
        reservationSentences.tooManyUnits({ most: refused.most, email: store().email }),
      )
    case 'HOLD_RAN_OUT':
    case 'OFTEN_CANCELLED':
    case 'NETWORK_FULL':
    case 'PHONE_FULL':
      return refuse(429, refused.reason, waitSentence(refused), { retryAfterSeconds: refused.seconds })
    case 'CART_CHANGED':
      return refuse(409, 'CART_CHANGED', sentences.cartChanged, {
        more: { cart: await readCartAndMarkSeen(db, reader) },
      })
    case 'PAID_BEFORE':
      return refuse(409, 'PAID_BEFORE', sentences.paidBefore({ id: refused.orderId }), {
        more: { cart: await readCartAndMarkSeen(db, reader) },
      })
    case 'BEING_PAID':
      return refuse(409, 'BEING_PAID', sentences.beingPaid({ id: refused.orderId }))
    case 'PRICE_CHANGED':
      return refuse(409, 'PRICE_CHANGED', priceSentence(refused.names), {
        more: { cart: await readCartAndMarkSeen(db, reader) },
      })
    case 'COSTS_MORE':
      return refuse(409, 'PRICE_CHANGED', costsMoreSentence(refused), {
        more: { cart: await readCartAndMarkSeen(db, reader) },
      })
    case 'COUPON_REFUSED':
      return refuse(409, couponCode(refused.coupon), describeUnusable(refused.coupon), {
        more: { cart: await readCartAndMarkSeen(db, reader) },
      })
    case 'DISCOUNT_LOST':
      return refuse(409, refused.reason, discountLostSentence(refused), {
        more: {
          lost_discount: toRupees(refused.paise),
          cart: await readCartAndMarkSeen(db, reader),
        },
      })
    case 'NOT_ENOUGH_STOCK':
      return refuse(
        409,
        'NOT_ENOUGH_STOCK',
        valueSentences.inStock({ name: refused.name, left: refused.left }),
        {
          more: {
            left: refused.left,
            product_id: refused.productId,
            pack_id: refused.packId,
            cart: await readCartAndMarkSeen(db, reader),
          },
        },
      )
  }
}

const tooManyOfOne = ({ email }: StoreSettings, { name, most }: { name: string; most: number }) =>
  reservationSentences.tooManyOfOne({ name, most, email })

const waitSentences = {
  HOLD_RAN_OUT: sentences.holdRanOut,
  OFTEN_CANCELLED: sentences.oftenCancelled,
  NETWORK_FULL: sentences.networkFull,
  PHONE_FULL: sentences.phoneFull,
}
const waitSentence = ({ reason, seconds }: ReservationRefused) => waitSentences[reason]({ seconds })

const refuseOutside = (store: StoreSettings, address: { postal_code: string }) =>
  refuse(400, 'ADDRESS_OUTSIDE', describeUndeliverable(store, address.postal_code, 'ChooseAnother'))

const refuseOtherState = ({ shipping: { state }, tax }: StoreSettings) =>
  refuse(
    400,
    'OTHER_STATE',
    tax.kind === 'unregistered'
      ? sentences.otherStateUnregistered({ state })
      : sentences.otherState({ state }),
  )

/**
 * The answer when an item has no HSN code, or no tax rate in force today, so no tax invoice could be issued for it.
 * Exempt goods need no rate.
 */
const refuseMissingTaxData = ({ email }: StoreSettings) =>
  refuse(409, 'UNTAXED', sentences.untaxed({ email }))

function refuseBelowMinimum({ zone, minimum }: { zone: ZoneTerms; minimum: number }) {
  const sentenceIn = (language: Language) =>
    deliverySentences.belowMinimum({
      zone: localizeZone(zone, language).name ?? '',
      minimum: formatRupees(minimum),
    })
  return refuse(400, 'BELOW_MINIMUM', {
    ...sentenceIn(defaultLanguage),
    in: (language) => sentenceIn(language).in(language),
  })
}

const priceSentence = (names: string[]) =>
  names.length === 0 ? sentences.totalChanged : sentences.pricesChanged({ names })

/** The shopper entered no code for an automatic coupon: for them, only the total has changed. */
const couponCode = ({ reason }: UnusableCoupon) =>
  reason === 'offer_over' ? 'PRICE_CHANGED' : 'COUPON_REFUSED'

const costsMoreSentence = ({ orderId, totalPaise }: CostsMore) =>
  sentences.orderWaits({ id: orderId, total: formatPaise(totalPaise) })

const discountLostSentence = ({ orderId, paise }: { orderId: number; paise: Paise }) =>
  sentences.discountLost({ id: orderId, amount: formatPaise(paise) })

/** The HTTP answer to a refused `startPayment`. */
export function refuseStartPayment({ store }: Parts, refused: Extract<StartPayment, { ok: false }>) {
  switch (refused.reason) {
    case 'ADDRESS_MISSING':
      return refuse(400, 'ADDRESS_MISSING', sentences.addressMissing)
    case 'ADDRESS_GONE':
      return refuse(409, refused.reason, addressSentences.addressGone)
    case 'ADDRESS_OUTSIDE':
      return refuseOutside(store(), refused.address)
    case 'BELOW_MINIMUM':
      return refuseBelowMinimum(refused)
    case 'OTHER_STATE':
      return refuseOtherState(store())
    case 'UNTAXED':
      return refuseMissingTaxData(store())
    case 'OTHER_FEE':
      return refuse(
        409,
        'OTHER_FEE',
        deliverySentences.otherFee({ fee: formatRupees(toRupees(refused.feePaise)) }),
      )
    case 'RECALLED':
      return refuse(409, 'RECALLED', paymentSentences.recalled({ names: refused.names }))
    case 'NO_SUCH_ORDER':
      return noSuchOrder()
    case 'ALREADY_PAID':
      return refuse(409, 'ALREADY_PAID', paymentSentences.paidAlready)
    case 'PAID_IN_CASH':
      return refuse(409, refused.reason, cashSentences.nothingToPayOnline)
    case 'HANDED_OVER':
      return refuse(409, 'HANDED_OVER', paymentSentences.handedOverUnpaid)
    case 'CANCELLED':
      return refuse(409, 'ORDER_CANCELLED', paymentSentences.orderCancelled)
    case 'PROVIDER_SILENT':
    case 'STILL_STARTING':
      return refuse(503, 'PAYMENT_UNAVAILABLE', paymentSentences.unavailable, { retryAfterSeconds: 5 })
  }
}

export const verificationFailed = () => refuse(400, 'PAYMENT_NOT_VERIFIED', paymentSentences.notVerified)
