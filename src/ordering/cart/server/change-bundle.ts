import { listPartsToBuy } from '#catalogue/bundles/server/offers.queries.ts'
import { transact, transactUnlessRefused } from '#database/transact.ts'
import type { CartOwner } from '#ordering/buyers/server/order-owner.ts'
import { unitsOfBundle } from '#ordering/pricing/rules/bundle-discounts.ts'
import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'
import { type AddToCartResult, addInTransaction } from './add-to-cart.ts'
import { decreaseQuantities, lockQuantities } from './cart.queries.ts'

type Input = { owner: CartOwner & { language: Language }; bundleId: number; by: number }
type ChangeBundleResult = AddToCartResult | { ok: false; reason: 'NO_SUCH_BUNDLE' }

/**
 * Adds all parts of a bundle to a cart, or none if the stock or the limit per product is not enough for one of them. The
 * cart holds units of variants only: the bundle's price applies because all of its parts are there.
 */
export const addBundle = (
  parts: Pick<Parts, 'db' | 'clock' | 'settings'>,
  { owner, bundleId, by }: Input,
): Promise<ChangeBundleResult> =>
  transactUnlessRefused(parts.db, async (trx): Promise<ChangeBundleResult> => {
    const bundle = await listPartsToBuy(trx, bundleId)
    if (!bundle) return { ok: false, reason: 'NO_SUCH_BUNDLE' }
    let result: AddToCartResult & { ok: true } = { ok: true }
    for (const { product_id, pack_id, quantity } of bundle) {
      const cart = { ...owner, ...result.newVisitorCart?.owner }
      const added = await addInTransaction(trx, parts, {
        owner: cart,
        productId: product_id,
        pack: { pack_id },
        by: quantity * by,
      })
      if (!added.ok) return added
      result = { ...result, ...added }
    }
    return result
  })

/**
 * Removes the parts of some bundles from a cart, at most of those that it contains. Nothing happens if there are none. Of
 * two tabs that remove the last one, the second must not remove units that the shopper added beside it.
 */
export const removeBundle = (
  { db }: Pick<Parts, 'db'>,
  { owner, bundleId, by }: { owner: CartOwner; bundleId: number; by: number },
) =>
  transact(db, async (trx) => {
    const parts = await listPartsToBuy(trx, bundleId)
    if (!parts) return
    const inCart = await lockQuantities(trx, owner)
    const times = Math.min(
      by,
      unitsOfBundle({ parts }, (packId) => inCart.get(packId) ?? 0),
    )
    if (times > 0) await decreaseQuantities(trx, owner, { parts, times })
  })
