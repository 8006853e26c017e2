import type { PictureView } from '../../../values/picture.ts'
import type { Product } from '../contract.ts'

/** What a product's card shows: a page of cards carries no more than that. */
export type CardFacts = Pick<
  Product,
  'id' | 'name' | 'one_liner' | 'price' | 'mrp' | 'discount' | 'quantity' | 'stock' | 'tint'
> & { picture: PictureView | null }

export const cardFactsOf = ({ pictures, ...product }: Product): CardFacts => ({
  id: product.id,
  name: product.name,
  one_liner: product.one_liner,
  price: product.price,
  mrp: product.mrp,
  discount: product.discount,
  quantity: product.quantity,
  stock: product.stock,
  tint: product.tint,
  picture: pictures[0] ?? null,
})
