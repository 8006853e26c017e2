import { Fragment, type ReactNode } from 'react'
import type { DeliveryEstimate, DeliveryTerms } from '#ordering/delivery/contract.ts'
import type { Order } from '#ordering/orders/contract.ts'
import type { PublicStoreSettings } from '#shopfront/settings/public-settings-contract.ts'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { formatRupees } from '#values/money/money.ts'
import type { Cart, CartCoupons } from '../contract.ts'
import * as words from '../words/en.ts'
import { type AgreedDelivery, calculateCartTotals } from './cart-totals.ts'

type CartTotalsProps = {
  title?: string
  /** Null if there is nothing to add up. */
  cart: Cart | null
  /** The delivery estimate, if the postal code is known. */
  delivery: DeliveryEstimate | null
  /** The terms of a pending order, if they differ from the current ones. */
  agreed?: AgreedDelivery | null | undefined
  /** The discounts that an order of this cart keeps. */
  discounts?: Order['discounts']
  /** What coupons take off. */
  coupons?: CartCoupons['discounts']
  /** The button to the next step. */
  children: ReactNode
}

/**
 * The cart's totals; the courier is paid on delivery unless the zone has a fee (specification §2.20). Sticky on a
 * desktop.
 */
export function CartTotals({
  title = words.totals,
  cart,
  delivery,
  agreed,
  discounts = [],
  coupons = [],
  children,
}: CartTotalsProps) {
  return (
    <section
      aria-label={title}
      className="rounded-card border border-line bg-paper p-5 sm:p-6 lg:sticky lg:top-24"
    >
      <h2 className="mb-4">{title}</h2>
      {cart && (
        <Sums
          cart={cart}
          delivery={delivery}
          agreed={agreed ?? null}
          discounts={discounts}
          coupons={coupons}
        />
      )}
      {children}
    </section>
  )
}

type SumsProps = {
  cart: Cart
  delivery: DeliveryEstimate | null
  agreed: AgreedDelivery | null
  discounts: Order['discounts']
  coupons: CartCoupons['discounts']
}

function Sums({ cart, delivery, agreed, discounts, coupons }: SumsProps) {
  const { shipping } = useStoreSettings()
  const { terms = null } = delivery ?? {}
  const { goods, fee, total, discounts: kept } = calculateCartTotals(cart, terms, { coupons, discounts })
  // Without zones the shop delivers to one place, whose courier is paid on delivery.
  const isKnown = terms !== null || (delivery === null && !shipping.zones)
  const today = isKnown ? formatFee(fee, terms) : delivery ? words.notThere : words.byPostalCode
  const shown = agreed ? formatAgreedFee(agreed, isKnown && fee === agreed.fee ? today : null) : today
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-y-3 tabular-nums">
        <dt>{words.subtotal}</dt>
        <dd className="text-right font-semibold">{formatTotal(goods)}</dd>
        {(agreed?.discounts ?? kept).map(({ id, coupon_id, reason, amount }) => (
          <Fragment key={`${coupon_id} ${id}`}>
            <dt className="border-t border-line pt-3 text-sm wrap-anywhere">
              {words.discountFor({ reason })}
            </dt>
            <dd className="border-t border-line pt-3 text-right text-sm">−{formatTotal(amount)}</dd>
          </Fragment>
        ))}
        <dt className="border-t border-line pt-3 text-sm">
          <span>{shippingLabel(delivery, shipping)}</span>
          {delivery && <span className="block text-ink-soft">{delivery.postal_code}</span>}
        </dt>
        <dd className="border-t border-line pt-3 text-right text-sm text-ink-soft">{shown}</dd>
        <dt className="border-t border-line pt-3 text-lg font-bold">{words.total}</dt>
        <dd className="border-t border-line pt-3 text-right text-lg font-bold">
          {formatTotal(agreed?.total ?? total)}
        </dd>
      </dl>
      <p className="mt-3 mb-5 text-sm text-ink-soft">
        {agreed
          ? shown === words.paidToCourier && words.shippingIsPaidAtTheDoor
          : isKnown && hintOf(goods, terms)}
      </p>
    </>
  )
}

/**
 * Once the postal code is known, the label still names a state (specification §2.20): that of the code if it is another
 * one.
 */
function shippingLabel(delivery: DeliveryEstimate | null, { state, zones }: PublicStoreSettings['shipping']) {
  if (!delivery) return zones ? words.shipping : words.shippingTo({ state })
  const states = delivery.places.map((place) => place.state)
  return words.shippingTo({ state: states.includes(state) ? state : (states[0] ?? state) })
}

const formatTotal = (sum: number) => formatRupees(sum, { decimals: 'always' })

function formatFee(fee: number, terms: DeliveryTerms | null) {
  if (!terms || terms.fee === 0) return words.paidToCourier
  return fee === 0 ? words.free : formatTotal(fee)
}

/**
 * @param today the label of the same fee under the current terms: an order does not store whether a fee of 0 meant
 * free delivery or payment to the courier
 */
function formatAgreedFee({ fee, isOfZone }: AgreedDelivery, today: string | null) {
  return today ?? (fee === 0 && !isOfZone ? words.paidToCourier : formatTotal(fee))
}

/**
 * The hint below the total: the minimum order or the value for free delivery while it is not reached, that the courier
 * is paid on delivery, or the note of the zone.
 */
function hintOf(goods: number, terms: DeliveryTerms | null) {
  if (terms?.minimum && goods < terms.minimum) return words.atLeast({ sum: formatRupees(terms.minimum) })
  if (!terms || terms.fee === 0) return words.shippingIsPaidAtTheDoor
  if (terms.free_from && goods < terms.free_from)
    return words.freeFrom({ sum: formatRupees(terms.free_from) })
  return terms.note
}
