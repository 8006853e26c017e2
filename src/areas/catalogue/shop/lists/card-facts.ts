import type { PictureView } from '../../../../values/picture.ts'
import type { Product } from '../../contract.ts'
import * as words from '../../words/en.ts'

/** What a product's card shows: a page of cards carries no more than that. */
export type CardFacts = Pick<
  Product,
  'id' | 'name' | 'one_liner' | 'price' | 'mrp' | 'quantity' | 'stock' | 'tint'
> & {
  picture: PictureView | null
  /** Its sizes cost differently; the price is the lowest of them. */
  from: boolean
}

export function cardFactsOf({ packs, pictures, ...product }: Product): CardFacts {
  const several = packs.length > 1
  const { price, mrp } = packs.reduce(
    (least, pack) => (pack.price < least.price ? pack : least),
    packs[0] ?? product,
  )
  return {
    id: product.id,
    name: product.name,
    one_liner: product.one_liner,
    price,
    mrp,
    from: packs.some((pack) => pack.price > price),
    quantity: several ? words.sizes({ count: packs.length }) : product.quantity,
    stock: packs.reduce((sum, { stock }) => sum + stock, 0),
    tint: product.tint,
    picture: pictures[0] ?? null,
  }
}
