import type { Net } from '#values/money/unit-price.ts'
import type { PictureView } from '#values/pictures/picture.ts'
import type { Product } from '../../contract.ts'
import type { Pack } from '../../pack-contract.ts'
import * as words from '../../words/en.ts'

/** What a product's card shows: a page of cards carries no more than that. */
export type CardFacts = Pick<
  Product,
  'id' | 'path' | 'name' | 'one_liner' | 'price' | 'mrp' | 'quantity' | 'stock' | 'tint'
> &
  Net & {
    picture: PictureView | null
    /** Its sizes cost differently; the price is the lowest of them. */
    from: boolean
  }

export function cardFactsOf({ packs, pictures, ...product }: Product): CardFacts {
  const several = packs.length > 1
  const least = packs.reduce<Pack | undefined>(
    (least, pack) => (least && least.price <= pack.price ? least : pack),
    undefined,
  )
  const { price, mrp } = least ?? product
  return {
    id: product.id,
    path: product.path,
    name: product.name,
    one_liner: product.one_liner,
    price,
    mrp,
    net_amount: least?.net_amount ?? null,
    net_unit: least?.net_unit ?? null,
    from: packs.some((pack) => pack.price > price),
    quantity: several ? words.sizes({ count: packs.length }) : product.quantity,
    stock: packs.reduce((sum, { stock }) => sum + stock, 0),
    tint: product.tint,
    picture: pictures[0] ?? null,
  }
}
