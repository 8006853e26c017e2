import type { Parts } from '../../../parts.ts'
import { findProductForCart, mostOfOne, quantityInCart, raiseLine } from './cart.queries.ts'

export type AddToCart =
  | { ok: true }
  | { ok: false; reason: 'NO_SUCH_PRODUCT' }
  | { ok: false; reason: 'TOO_MANY' }
  | { ok: false; reason: 'NOT_ENOUGH_STOCK'; name: string; left: number }

/**
 * Puts more of a product into a customer's cart. What is not there to be sold does not go into a cart (decision B10);
 * whether it still is when the order is placed is decided then.
 */
export const addToCart = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  wish: { userId: number; productId: number; by: number },
): Promise<AddToCart> =>
  db.transaction().execute(async (trx): Promise<AddToCart> => {
    const product = await findProductForCart(trx, wish.userId, wish.productId)
    if (!product) return { ok: false, reason: 'NO_SUCH_PRODUCT' }
    const inCart = await quantityInCart(trx, wish.userId, wish.productId)
    if (inCart + wish.by > mostOfOne) return { ok: false, reason: 'TOO_MANY' }
    if (inCart + wish.by > product.stock)
      return { ok: false, reason: 'NOT_ENOUGH_STOCK', name: product.name, left: product.stock }
    await raiseLine(trx, { ...wish, pricePaise: product.price_paise, now: clock.now() })
    return { ok: true }
  })
