import type { LoaderFunctionArgs } from 'react-router'
import { apiOf } from '../../../ui/page.ts'
import { type Account, loadAccount } from '../../accounts/web/load-account.ts'
import type { Cart } from '../../cart/contract.ts'
import { fetchCart } from '../../cart/web/change-cart.ts'
import { findPendingOrder, type PendingOrder } from '../../orders/web/pending-order.ts'
import type { checkoutEndpoints, PaymentState } from '../contract.ts'

/** An order that was begun and waits for its money, and how that stands. */
export type Unpaid = PendingOrder & { payment: PaymentState }
export type Checkout = { account: Account | null; unpaid: Unpaid | null }

/** Everything the checkout shows but the cart, which goes where every page reads it: read last, for a payment that is found now empties it. */
export async function loadCheckout(args: LoaderFunctionArgs): Promise<Checkout> {
  const [account, unpaid] = await Promise.all([loadAccount(args), findUnpaid(args)])
  await fetchCart()
  return { account, unpaid }
}

async function findUnpaid(args: LoaderFunctionArgs): Promise<Unpaid | null> {
  const pending = await findPendingOrder(args)
  if (!pending) return null
  const payment = await apiOf<typeof checkoutEndpoints>(args)('GET /payment/state/{id}', {
    params: { id: pending.order.id },
  })
  return payment.state === 'cancelled' ? null : { ...pending, payment }
}

/** Whether the order is of the very things that are in the cart: then paying goes on with it. */
export function isOfCart({ items, order }: Unpaid, cart: Cart, total: number) {
  const held = new Map(items.map(({ Product, quantity }) => [Product?.id, quantity]))
  return (
    held.size === cart.cartItems.length &&
    order.total_price === total &&
    cart.cartItems.every(({ product_id, quantity }) => held.get(product_id) === quantity)
  )
}
