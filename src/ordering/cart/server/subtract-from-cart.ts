import { findVariant, type VariantSelector } from '#catalogue/products/server/variants/find-variant.ts'
import { transact } from '#database/transact.ts'
import type { CartOwner } from '#ordering/buyers/server/order-owner.ts'
import type { Parts } from '#parts.ts'
import { decreaseQuantity, listCartLinesOfProduct } from './cart.queries.ts'
import { recordChange } from './cart-changes.queries.ts'
import { findCartId } from './cart-owner.ts'

type Subtract = { owner: CartOwner; productId: number; pack: VariantSelector; changeKey?: string | undefined }

/** Removes one unit of a variant from a cart, once for each key. Nothing happens if there is none. */
export const subtractFromCart = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { owner, productId, pack, changeKey }: Subtract,
) =>
  transact(db, async (trx) => {
    const line = findVariant(await listCartLinesOfProduct(trx, owner, productId), pack)
    if (!line) return
    const cartId = await findCartId(trx, owner)
    if (cartId === undefined) return
    if (changeKey !== undefined && !(await recordChange(trx, cartId, changeKey, clock.now()))) return
    await decreaseQuantity(trx, owner, line.pack_id)
  })
