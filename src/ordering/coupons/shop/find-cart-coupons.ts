import type { LoaderFunctionArgs } from 'react-router'
import { apiOf } from '#browser/page.ts'
import type { CartCoupons, cartEndpoints } from '#ordering/cart/contract.ts'
import { currentVisitor } from '#people/sessions/shop/visitor.ts'

/**
 * What coupons take off the visitor's cart, which must have been loaded; null if it is empty, or if it can't be found out
 * now.
 */
export async function findCartCoupons(
  args: LoaderFunctionArgs,
  postalCode: string | undefined,
): Promise<CartCoupons | null> {
  if (!currentVisitor().cart?.cartItems.length) return null
  const query = postalCode === undefined ? {} : { postal_code: postalCode }
  return apiOf<typeof cartEndpoints>(args)('GET /cart/coupons', { query }).catch(() => null)
}
