import type { TaxedGoods } from '#accounting/documents/server/supply/why-not-sold.ts'
import type { Parts } from '#parts.ts'

type Asked = { product?: number | undefined; customer: number | null }

const taxed = ['products.hsn', 'products.tax_rate', 'products.exemption'] as const

/**
 * What somebody wants to have delivered who asks about a postal code: the product whose page they see, else what is in their
 * cart, else what the shop sells.
 * @returns nothing where some of it may be sold there and some may not: the order will tell
 */
export async function findGoodsAskedFor(
  { db }: Pick<Parts, 'db'>,
  { product, customer }: Asked,
): Promise<TaxedGoods[] | undefined> {
  const products = db.selectFrom('products').select(taxed)
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
  const isAllTheSame = sold.every(({ exemption }) => exemption !== 'exempt')
  return isAllTheSame ? sold.map((each) => ({ ...each, hsn: null })) : undefined
}
