import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { onPageVisible } from '#browser/on-page-visible.ts'
import type { Cart, CartCoupons, cartEndpoints } from '#ordering/cart/contract.ts'

const api = callApi<typeof cartEndpoints>()

/** Until it is known what coupons take off. */
const noCoupons: CartCoupons = { offered: false, code: null, problem: null, discounts: [] }

/**
 * What coupons take off the shown cart. Asked again after each change of the cart, and when the shopper comes back to
 * the page, because the code may have been removed in another tab. If it can't be loaded, the last answer stays, and the
 * server checks the total of the order anyway.
 * @param first what the page's loader found out
 */
export function useCartCoupons(cart: Cart, postalCode: string | undefined, first: CartCoupons | null = null) {
  const [coupons, setCoupons] = useState(first ?? noCoupons)
  const isKnown = useRef(first !== null)
  const running = useRef<AbortController>(undefined)
  const query = postalCode === undefined ? {} : { postal_code: postalCode }
  const isEmpty = cart.cartItems.length === 0

  const load = useCallback(() => {
    if (isEmpty) return
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    void api('GET /cart/coupons', {
      query: postalCode === undefined ? {} : { postal_code: postalCode },
      signal,
    })
      .then((found) => signal.aborted || setCoupons(found))
      .catch(() => {})
  }, [postalCode, isEmpty])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another cart is another question.
  useEffect(() => {
    if (isKnown.current) isKnown.current = false
    else load()
  }, [cart, load])
  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => onPageVisible(load), [load])

  const change = async (send: Promise<CartCoupons>) => {
    running.current?.abort()
    setCoupons(await send)
  }
  return {
    ...coupons,
    /** @throws ApiError with the reason if the code can't be used */
    enter: (code: string) => change(api('POST /cart/coupon', { body: { code, ...query } })),
    remove: () => change(api('DELETE /cart/coupon', { query })),
  }
}
