import type { LoaderFunctionArgs } from 'react-router'
import type { Buyer, buyerEndpoints } from '#accounting/documents/buyer-contract.ts'
import { apiOf } from '#browser/page.ts'
import { fetchCart } from '#ordering/cart/shop/change-cart.ts'
import type { DeliveryTo } from '#ordering/delivery/contract.ts'
import { findDelivery } from '#ordering/delivery/shop/find-delivery.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { findJustPaid } from '#ordering/orders/shop/just-paid.ts'
import { findPendingOrder, type PendingOrder } from '#ordering/orders/shop/pending-order.ts'
import type { ToldAddress } from '#people/addresses/contract.ts'
import { listAddresses } from '#people/addresses/shop/list-addresses.ts'
import { type Account, loadAccount } from '#people/sessions/shop/load-account.ts'
import { currentVisitor } from '#people/sessions/shop/visitor.ts'
import type { checkoutEndpoints, PaymentState } from '../contract.ts'

/** An order that was begun and waits for its money, and how that stands. */
export type Unpaid = PendingOrder & { payment: PaymentState }
export type Checkout = {
  /** With the address that the order goes to. */
  account: Account | null
  addresses: ToldAddress[]
  /** On which terms something is delivered to their address. */
  delivery: DeliveryTo | null
  unpaid: Unpaid | null
  /** What their invoice says of who buys for a business. */
  buyer: Buyer
  /** There is nothing to order, because it has just been paid: in this page before a reload, or elsewhere. */
  justPaid: Order | null
}

/**
 * Everything the checkout shows but the cart, which goes into the visitor store. The cart is read last, because a payment
 * that is found meanwhile empties it.
 */
export async function loadCheckout(args: LoaderFunctionArgs): Promise<Checkout> {
  const [found, addresses, unpaid, buyer] = await Promise.all([
    loadAccount(args),
    listAddresses(args),
    findUnpaid(args),
    apiOf<typeof buyerEndpoints>(args)('GET /account/gst', {}),
  ])
  const address = chooseAddress(addresses, args, unpaid)
  const account = found && { ...found, address, notice: address?.notice }
  const [delivery] = await Promise.all([findDelivery(args, account?.address?.postal_code), fetchCart()])
  const isEmpty = currentVisitor().cart?.cartItems.length === 0
  const justPaid = isEmpty && !unpaid ? await findJustPaid(args).catch(() => null) : null
  return { account, addresses, delivery, unpaid, buyer, justPaid }
}

/** The one that was chosen on this page, else that of the order that waits for its money, else the default one. */
function chooseAddress(addresses: ToldAddress[], { request }: LoaderFunctionArgs, unpaid: Unpaid | null) {
  const chosen = Number(new URL(request.url).searchParams.get('address'))
  const byId = (id: number | null | undefined) => addresses.find((address) => address.id === id)
  return byId(chosen) ?? byId(unpaid?.order.address_id) ?? addresses[0] ?? null
}

async function findUnpaid(args: LoaderFunctionArgs): Promise<Unpaid | null> {
  const pending = await findPendingOrder(args)
  if (!pending) return null
  const payment = await apiOf<typeof checkoutEndpoints>(args)('GET /payment/state/{id}', {
    params: { id: pending.order.id },
  })
  return payment.state === 'cancelled' ? null : { ...pending, payment }
}
