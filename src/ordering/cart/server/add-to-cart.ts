import type { Transaction } from 'kysely'
import { findVariant, type VariantSelector } from '#catalogue/products/server/variants/find-variant.ts'
import type { Database } from '#database/schema.ts'
import type { CartOwner } from '#ordering/buyers/server/order-owner.ts'
import type { Parts } from '#parts.ts'
import { hashOfToken, newToken } from '#people/sessions/server/tokens.ts'
import type { Language } from '#words/language.ts'
import { increaseQuantity, listVariantsForCart } from './cart.queries.ts'
import { isChangeMade, recordChange } from './cart-changes.queries.ts'
import {
  insertVisitorCart,
  lockVisitorCart,
  upsertCustomerCart,
} from './visitor-carts/visitor-carts.queries.ts'

export type AddToCartResult =
  | { ok: true; newVisitorCart?: { token: string; owner: CartOwner } }
  | { ok: false; reason: 'NO_SUCH_PRODUCT' }
  /** `acceptable`: how many units could be added instead. */
  | { ok: false; reason: 'TOO_MANY'; name: string; most: number; acceptable: number }
  | { ok: false; reason: 'NOT_ENOUGH_STOCK'; name: string; left: number; acceptable: number }

type AddToCart = {
  owner: CartOwner & { language: Language }
  productId: number
  pack: VariantSelector
  by: number
  /** The key of a change that may be sent again: then nothing is added a second time. */
  changeKey?: string | undefined
}

/**
 * Adds units of a variant to a cart. Refused are more units than the variant's stock (decision B10), and more units of
 * the product than one order may contain. Both are checked again when the order is placed, with the limit on all its
 * units.
 * @param input `by`: how many units to add
 * @returns the new cart's token if the visitor had none or an unknown one, or why it was refused
 */
export const addToCart = (parts: AddParts, input: AddToCart): Promise<AddToCartResult> =>
  parts.db.transaction().execute((trx) => addInTransaction(trx, parts, input))

type AddParts = Pick<Parts, 'db' | 'clock' | 'settings'>

/** The same within the caller's transaction, which a refusal leaves as it was. */
export async function addInTransaction(
  trx: Transaction<Database>,
  { clock, settings }: Pick<AddParts, 'clock' | 'settings'>,
  input: AddToCart,
): Promise<AddToCartResult> {
  const { owner, by, changeKey } = input
  if (changeKey !== undefined && (await isChangeMade(trx, owner, changeKey))) return { ok: true }
  const packs = await listVariantsForCart(trx, owner, input.productId)
  const pack = findVariant(packs, input.pack)
  if (!pack) return { ok: false, reason: 'NO_SUCH_PRODUCT' }
  const ofProduct = packs.reduce((sum, { in_cart }) => sum + in_cart, 0)
  const most = settings.orders.mostOfOne
  const acceptable = Math.min(most - ofProduct, pack.stock - pack.in_cart)
  if (ofProduct + by > most) return { ok: false, reason: 'TOO_MANY', name: pack.product, most, acceptable }
  if (pack.in_cart + by > pack.stock)
    return { ok: false, reason: 'NOT_ENOUGH_STOCK', name: pack.name, left: pack.stock, acceptable }
  const now = clock.now()
  const { cartId, ...opened } = await openCart(trx, owner, now)
  // Of two requests with the same key, the second waits here for the first.
  if (changeKey !== undefined && !(await recordChange(trx, cartId, changeKey, now)))
    return { ok: true, ...opened }
  await increaseQuantity(trx, { cartId, packId: pack.pack_id, by, pricePaise: pack.price_paise, now })
  return { ok: true, ...opened }
}

/**
 * Finds or creates the owner's cart. The server always generates the token (no session fixation): for an unknown one, a
 * cart with a new token is created.
 */
async function openCart(trx: Transaction<Database>, owner: CartOwner, now: Date) {
  if (owner.userId !== null) return { cartId: await upsertCustomerCart(trx, owner.userId, now) }
  const known = await lockVisitorCart(trx, owner.tokenHash, now)
  if (known !== undefined) return { cartId: known }
  const token = newToken()
  const tokenHash = hashOfToken(token)
  const cartId = await insertVisitorCart(trx, tokenHash, now)
  return { cartId, newVisitorCart: { token, owner: { userId: null, tokenHash } } }
}
