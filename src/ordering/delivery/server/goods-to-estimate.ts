import type { TaxedGoods } from '#accounting/documents/server/supply/find-sale-restriction.ts'
import type { Parts } from '#parts.ts'

type EstimateQuery = { product?: number | undefined; customer: number | null }

const taxColumns = ['products.hsn', 'products.tax_rate', 'products.exemption'] as const

/**
 * The goods for a delivery estimate: the product of the current page, else the cart, else everything on sale.
 * @returns undefined if neither product nor cart is known and the shop also sells tax-exempt goods, which may be sold
 * to places where the others may not; that is then checked when the order is placed
 */
export async function findGoodsToEstimate(
  { db }: Pick<Parts, 'db'>,
  { product, customer }: EstimateQuery,
): Promise<TaxedGoods[] | undefined> {
  const products = db.selectFrom('products').select(taxColumns)
  const one = product === undefined ? [] : await products.where('id', '=', product).execute()
  if (one.length > 0) return one
  const inCart = await products
    .innerJoin('packs', 'packs.product_id', 'products.id')
    .innerJoin('cart_items', 'cart_items.pack_id', 'packs.id')
    .innerJoin('carts', 'carts.id', 'cart_items.cart_id')
    .where('carts.user_id', '=', customer)
    .where('packs.on_sale', '=', true)
    .execute()
  if (inCart.length > 0) return inCart
  const sold = await db
    .selectFrom('products')
    .select(['tax_rate', 'exemption'])
    .distinct()
    .where('archived_at', 'is', null)
    .execute()
  const hasNoExemptGoods = sold.every(({ exemption }) => exemption !== 'exempt')
  return hasNoExemptGoods ? sold.map((each) => ({ ...each, hsn: null })) : undefined
}
