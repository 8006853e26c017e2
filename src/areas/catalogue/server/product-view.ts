import { toRupees } from '../../../values/money.ts'
import { viewOf } from '../../pictures/server/pictures.queries.ts'
import type { Product } from '../contract.ts'
import { findProduct, type Handle, type ProductRow } from './products.queries.ts'

/** A product as the API answers it: rupees for paise, addresses for keys. */
export function productView({ price_paise, mrp_paise, pictures, ...row }: ProductRow): Product {
  const shown = pictures.map((picture) => viewOf(picture, picture.alt))
  const image = (at: number) => shown[at]?.url ?? null
  return {
    id: row.id,
    name: row.name,
    one_liner: row.one_liner,
    description: row.description,
    price: toRupees(price_paise),
    mrp: mrp_paise === null ? null : toRupees(mrp_paise),
    discount: row.discount,
    quantity: row.quantity,
    stock: row.stock,
    category_id: row.category_id,
    category_name: row.category_name,
    tint: row.tint,
    composition: row.composition,
    image1: image(0),
    image2: image(1),
    image3: image(2),
    image4: image(3),
    pictures: shown,
    version: row.version,
  }
}

/** A product that is known to be on sale: locked, or just written. */
export async function requireProduct(db: Handle, productId: number): Promise<Product> {
  const row = await findProduct(db, productId)
  if (!row) throw new Error(`product ${productId} is not on sale`)
  return productView(row)
}
