import type { Cart } from '#ordering/cart/contract.ts'
import { cartSubtotal, maxQuantity } from '#ordering/cart/shop/cart-totals.ts'
import * as cartWords from '#ordering/cart/words/en.ts'
import type { DeliveryEstimate } from '#ordering/delivery/contract.ts'
import type { Account } from '#people/sessions/shop/load-account.ts'
import type { PublicStoreSettings } from '#shopfront/settings/public-settings-contract.ts'
import { formatRupees } from '#values/money/money.ts'
import * as words from '../words/en.ts'

type Shown = {
  cart: Cart
  account: Account | null
  delivery: DeliveryEstimate | null
  /** The units of each variant that the customer's pending order has reserved, by the variant's id. */
  reserved: Map<number, number>
  /** Set while the shop is on holiday. */
  closed: PublicStoreSettings['closed']
}

/**
 * Why the cart cannot be ordered, as far as the page knows: the server has the last word.
 * @returns null if nothing speaks against it
 */
export function paymentProblem({ cart, account, delivery, reserved, closed }: Shown): string | null {
  if (cart.cartItems.length === 0) return words.cartEmpty
  if (closed && !closed.takesOrders) return closed.notice
  if (!account?.address) return words.addressMissing
  // The address says what is wrong with it.
  if (account.notice || (delivery && !delivery.terms)) return words.chooseOtherAddress
  const { minimum = 0 } = delivery?.terms ?? {}
  if ((minimum ?? 0) > cartSubtotal(cart)) return cartWords.atLeast({ sum: formatRupees(minimum ?? 0) })
  if (cart.cartItems.some((line) => line.quantity > maxQuantity(line, reserved)))
    return cartWords.someAreShort
  return null
}
