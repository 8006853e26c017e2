import type { Rating } from '#catalogue/reviews/rating-contract.ts'
import type { Net } from '#catalogue/variants/rules/unit-price.ts'
import type { PictureView } from '#values/pictures/picture.ts'
import type { Product } from '../../contract.ts'
import type { Variant } from '../../variant-contract.ts'
import * as words from '../../words/en.ts'

/** The fields that a product card shows; a list transfers no others. */
export type ProductCardData = Pick<
  Product,
  'id' | 'path' | 'name' | 'one_liner' | 'price' | 'mrp' | 'quantity' | 'stock' | 'tint'
> &
  Net & {
    picture: PictureView | null
    /** The variants have different prices; `price` is the lowest. */
    from: boolean
    /** The cheapest variant's. */
    pack_id: number | undefined
    rating?: Pick<Rating, 'average' | 'count'>
    /** Its sizes, if there are several. */
    sizes?: Pick<Variant, 'id' | 'size' | 'price' | 'stock'>[]
  }

/** A product for a card: the price of its cheapest variant, and the stock of all. */
export function toProductCardData({ packs, pictures, rating, ...product }: Product): ProductCardData {
  const several = packs.length > 1
  const cheapest = packs.reduce<Variant | undefined>(
    (cheapest, variant) => (cheapest && cheapest.price <= variant.price ? cheapest : variant),
    undefined,
  )
  const { price, mrp } = cheapest ?? product
  return {
    id: product.id,
    path: product.path,
    name: product.name,
    one_liner: product.one_liner,
    price,
    mrp,
    net_amount: cheapest?.net_amount ?? null,
    net_unit: cheapest?.net_unit ?? null,
    from: packs.some((variant) => variant.price > price),
    quantity: several ? words.sizes({ count: packs.length }) : product.quantity,
    stock: packs.reduce((sum, { stock }) => sum + stock, 0),
    tint: product.tint,
    // The card's text says the same, so its alt text would be transferred for nothing.
    picture: pictures[0] ? { ...pictures[0], alt: '' } : null,
    pack_id: cheapest?.id,
    ...(rating && { rating: { average: rating.average, count: rating.count } }),
    ...(several && { sizes: packs.map(({ id, size, price, stock }) => ({ id, size, price, stock })) }),
  }
}
