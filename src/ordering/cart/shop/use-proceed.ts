import { useNavigate } from '#browser/router/hooks.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { Cart } from '../contract.ts'
import * as words from '../words/en.ts'
import { maxQuantity } from './cart-totals.ts'

/**
 * Goes to the checkout, if everything in the cart can be ordered; otherwise says why not.
 * @param reserved the units of each variant that the customer's pending order has reserved, by the variant's id
 */
export function useProceed({ cartItems }: Cart, reserved: Map<number, number>) {
  const navigate = useNavigate()
  return () => {
    if (cartItems.length === 0) toast.error(words.nothingToOrder, { seconds: 3 })
    else if (cartItems.some((line) => line.quantity > maxQuantity(line, reserved)))
      toast.error(words.someAreShort)
    else void navigate('/checkout')
  }
}
