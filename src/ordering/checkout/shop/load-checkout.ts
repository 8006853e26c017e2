import type { LoaderFunctionArgs } from 'react-router'
import type { Buyer, buyerEndpoints } from '#accounting/documents/buyer-contract.ts'
import { apiOf } from '#browser/page.ts'
import type { WhatsappUpdates } from '#operations/whatsapp/contract.ts'
import { findWhatsappUpdates, noWhatsapp } from '#operations/whatsapp/shop/whatsapp-calls.ts'
import type { CartCoupons } from '#ordering/cart/contract.ts'
import { reloadCart } from '#ordering/cart/shop/cart-actions.ts'
import type { CashOffer } from '#ordering/cash-on-delivery/contract.ts'
import { findCashOffer, noCashOffer } from '#ordering/cash-on-delivery/shop/find-cash-offer.ts'
import { findCartCoupons } from '#ordering/coupons/shop/find-cart-coupons.ts'
import type { DeliveryEstimate } from '#ordering/delivery/contract.ts'
import { findDeliveryEstimate } from '#ordering/delivery/shop/find-delivery-estimate.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { findJustPaidOrder } from '#ordering/orders/shop/find-just-paid-order.ts'
import { findPendingOrder, type PendingOrder } from '#ordering/orders/shop/pending-order.ts'
import type { AddressWithNotices } from '#people/addresses/contract.ts'
import { listAddresses } from '#people/sessions/shop/list-addresses.ts'
import { type Account, loadUser } from '#people/sessions/shop/load-account.ts'
import { currentVisitor, hasSignedInHint } from '#people/sessions/shop/visitor.ts'
import type { checkoutEndpoints, PaymentState } from '../contract.ts'

/** A pending order with the state of its payment. */
export type PendingOrderWithPayment = PendingOrder & { payment: PaymentState }
export type Checkout = {
  /** With the delivery address. Null for a visitor. */
  account: Account | null
  addresses: AddressWithNotices[]
  /** The delivery estimate for their address. */
  delivery: DeliveryEstimate | null
  unpaid: PendingOrderWithPayment | null
  /** Whether this cart can be paid in cash at their address. */
  cash: CashOffer
  /** GSTIN and business name for the invoice of a business customer. */
  buyer: Buyer
  /** Whether they can get or get order updates on WhatsApp. */
  whatsapp: WhatsappUpdates
  /** What coupons take off the cart, if it is known. */
  coupons: CartCoupons | null
  /** The order that was paid, or placed to be paid in cash, within the last hour, if the cart is empty: paid before a reload, or on another device. */
  justPaid: Order | null
}

/**
 * Everything the checkout shows except the cart, which is loaded into the visitor store. The cart is read last, because
 * a payment found by the other requests empties it.
 */
export async function loadCheckout(args: LoaderFunctionArgs): Promise<Checkout> {
  if (!hasSignedInHint()) {
    await reloadCart()
    return { ...nobodysCheckout, coupons: await findCartCoupons(args, undefined) }
  }
  const [user, addresses, unpaid, buyer, whatsapp] = await Promise.all([
    loadUser(args),
    listAddresses(args),
    findPendingOrderWithPayment(args),
    apiOf<typeof buyerEndpoints>(args)('GET /account/gst', {}),
    findWhatsappUpdates(args),
  ])
  const address = chooseAddress(addresses, args, unpaid)
  const account = user && { user, address, notice: address?.notice }
  const [delivery, cash] = await Promise.all([
    findDeliveryEstimate(args, account?.address?.postal_code),
    findCashOffer(args, account?.address?.id),
    reloadCart(),
  ])
  const isEmpty = currentVisitor().cart?.cartItems.length === 0
  const justPaid = isEmpty && !unpaid ? await findJustPaidOrder(args).catch(() => null) : null
  const coupons = await findCartCoupons(args, account?.address?.postal_code)
  return { account, addresses, delivery, unpaid, cash, buyer, whatsapp, coupons, justPaid }
}

const nobodysCheckout: Checkout = {
  account: null,
  addresses: [],
  delivery: null,
  unpaid: null,
  cash: noCashOffer,
  buyer: { gstin: '', business_name: '' },
  whatsapp: noWhatsapp,
  coupons: null,
  justPaid: null,
}

/**
 * The address chosen on this page, otherwise that of the pending order, otherwise the default one; null if none is
 * saved.
 */
function chooseAddress(
  addresses: AddressWithNotices[],
  { request }: LoaderFunctionArgs,
  unpaid: PendingOrderWithPayment | null,
) {
  const chosen = Number(new URL(request.url).searchParams.get('address'))
  const byId = (id: number | null | undefined) => addresses.find((address) => address.id === id)
  return byId(chosen) ?? byId(unpaid?.order.address_id) ?? addresses[0] ?? null
}

/** The pending order with its payment state, which the server checks with the provider; null if there is none. */
async function findPendingOrderWithPayment(
  args: LoaderFunctionArgs,
): Promise<PendingOrderWithPayment | null> {
  const pending = await findPendingOrder(args)
  if (!pending) return null
  const payment = await apiOf<typeof checkoutEndpoints>(args)('GET /payment/state/{id}', {
    params: { id: pending.order.id },
  })
  return payment.state === 'cancelled' ? null : { ...pending, payment }
}
