import { refuse } from '#http/calls/refusal.ts'
import { showCart } from '#ordering/cart/server/cart.queries.ts'
import { zoneIn } from '#ordering/delivery/contract.ts'
import { sayOutside } from '#ordering/delivery/server/say-outside.ts'
import type { Terms } from '#ordering/delivery/server/zone-of.ts'
import { said as deliverySaid } from '#ordering/delivery/words/index.ts'
import type { NoHold } from '#ordering/reservations/server/begin-hold.ts'
import { said as holdSaid } from '#ordering/reservations/words/index.ts'
import type { Parts } from '#parts.ts'
import type { StartPayment } from '#payments/processing/server/start-payment.ts'
import { said as addressSaid } from '#people/addresses/words/index.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { formatPaise, formatRupees, toRupees } from '#values/money/money.ts'
import { said as valueSaid } from '#values/words/index.ts'
import { firstLanguage, type Language } from '#words/language.ts'
import { said } from '../words/index.ts'
import { said as paymentSaid } from '../words/payment/index.ts'
import type { CostsMore } from './placing/keep-order.ts'
import type { PlaceOrder } from './placing/place-order.ts'

/** Why no order was made, with the fresh cart where that is what the shopper needs to see. */
export async function refusePlacing(
  { db, store }: Parts,
  reader: { userId: number; language: Language },
  refused: Extract<PlaceOrder, { ok: false }>,
) {
  switch (refused.reason) {
    case 'SHOP_NOT_OPEN':
      return refuse(409, refused.reason, valueSaid.shopNotOpen)
    case 'EMPTY_CART':
      return refuse(400, 'EMPTY_CART', said.cartEmpty)
    case 'ADDRESS_MISSING':
      return refuse(400, 'ADDRESS_MISSING', said.addressMissing)
    case 'ADDRESS_GONE':
      return refuse(409, refused.reason, addressSaid.addressGone)
    case 'ADDRESS_OUTSIDE':
      return refuseOutside(store(), refused.address)
    case 'OTHER_STATE':
      return refuseOtherState(store())
    case 'UNTAXED':
      return refuseUntaxed(store())
    case 'BELOW_MINIMUM':
      return refuseTooSmall(refused)
    case 'TOO_LARGE':
      return refuse(400, 'ORDER_TOO_LARGE', said.tooLarge)
    case 'TOO_MANY_OF_ONE':
      return refuse(409, refused.reason, tooManyOfOne(store(), refused))
    case 'TOO_MANY_UNITS':
      return refuse(409, refused.reason, holdSaid.tooManyUnits({ most: refused.most, email: store().email }))
    case 'HOLD_RAN_OUT':
    case 'OFTEN_CANCELLED':
    case 'NETWORK_FULL':
      return refuse(429, refused.reason, waitSentence(refused), { retryAfterSeconds: refused.seconds })
    case 'CART_CHANGED':
      return refuse(409, 'CART_CHANGED', said.cartChanged, {
        more: { cart: await showCart(db, reader) },
      })
    case 'PAID_BEFORE':
      return refuse(409, 'PAID_BEFORE', said.paidBefore({ id: refused.orderId }), {
        more: { cart: await showCart(db, reader) },
      })
    case 'BEING_PAID':
      return refuse(409, 'BEING_PAID', said.beingPaid({ id: refused.orderId }))
    case 'PRICE_CHANGED':
      return refuse(409, 'PRICE_CHANGED', priceSentence(refused.names), {
        more: { cart: await showCart(db, reader) },
      })
    case 'COSTS_MORE':
      return refuse(409, 'PRICE_CHANGED', waitsAt(refused), {
        more: { cart: await showCart(db, reader) },
      })
    case 'NOT_ENOUGH_STOCK':
      return refuse(409, 'NOT_ENOUGH_STOCK', valueSaid.inStock({ name: refused.name, left: refused.left }), {
        more: {
          left: refused.left,
          product_id: refused.productId,
          pack_id: refused.packId,
          cart: await showCart(db, reader),
        },
      })
  }
}

const tooManyOfOne = ({ email }: StoreFacts, { name, most }: { name: string; most: number }) =>
  holdSaid.tooManyOfOne({ name, most, email })

const waitSentences = {
  HOLD_RAN_OUT: said.holdRanOut,
  OFTEN_CANCELLED: said.oftenCancelled,
  NETWORK_FULL: said.networkFull,
}
const waitSentence = ({ reason, seconds }: NoHold) => waitSentences[reason]({ seconds })

const refuseOutside = (store: StoreFacts, address: { postal_code: string }) =>
  refuse(400, 'ADDRESS_OUTSIDE', sayOutside(store, address.postal_code, 'ChooseAnother'))

const refuseOtherState = ({ shipping: { state }, tax }: StoreFacts) =>
  refuse(
    400,
    'OTHER_STATE',
    tax.kind === 'unregistered' ? said.otherStateUnregistered({ state }) : said.otherState({ state }),
  )

const refuseUntaxed = ({ email }: StoreFacts) => refuse(409, 'UNTAXED', said.untaxed({ email }))

function refuseTooSmall({ zone, minimum }: { zone: Terms; minimum: number }) {
  const say = (language: Language) =>
    deliverySaid.belowMinimum({
      zone: zoneIn(zone, language).name ?? '',
      minimum: formatRupees(minimum),
    })
  return refuse(400, 'BELOW_MINIMUM', {
    ...say(firstLanguage),
    in: (language) => say(language).in(language),
  })
}

const priceSentence = (names: string[]) =>
  names.length === 0 ? said.totalChanged : said.pricesChanged({ names })

const waitsAt = ({ orderId, totalPaise }: CostsMore) =>
  said.orderWaits({ id: orderId, total: formatPaise(totalPaise) })

export function refuseStarting({ store }: Parts, refused: Extract<StartPayment, { ok: false }>) {
  switch (refused.reason) {
    case 'ADDRESS_MISSING':
      return refuse(400, 'ADDRESS_MISSING', said.addressMissing)
    case 'ADDRESS_GONE':
      return refuse(409, refused.reason, addressSaid.addressGone)
    case 'ADDRESS_OUTSIDE':
      return refuseOutside(store(), refused.address)
    case 'BELOW_MINIMUM':
      return refuseTooSmall(refused)
    case 'OTHER_STATE':
      return refuseOtherState(store())
    case 'UNTAXED':
      return refuseUntaxed(store())
    case 'OTHER_FEE':
      return refuse(
        409,
        'OTHER_FEE',
        deliverySaid.otherFee({ fee: formatRupees(toRupees(refused.feePaise)) }),
      )
    case 'RECALLED':
      return refuse(409, 'RECALLED', paymentSaid.recalled({ names: refused.names }))
    case 'NO_SUCH_ORDER':
      return refuse(404, 'NOT_FOUND', said.noSuchOrder)
    case 'ALREADY_PAID':
      return refuse(409, 'ALREADY_PAID', paymentSaid.paidAlready)
    case 'HANDED_OVER':
      return refuse(409, 'HANDED_OVER', paymentSaid.handedOverUnpaid)
    case 'CANCELLED':
      return refuse(409, 'ORDER_CANCELLED', paymentSaid.orderCancelled)
    case 'PROVIDER_SILENT':
    case 'STILL_STARTING':
      return refuse(503, 'PAYMENT_UNAVAILABLE', paymentSaid.unavailable, { retryAfterSeconds: 5 })
  }
}

export const verificationFailed = () => refuse(400, 'PAYMENT_NOT_VERIFIED', paymentSaid.notVerified)
