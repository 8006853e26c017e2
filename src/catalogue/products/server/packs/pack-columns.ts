import { toPaise } from '#values/money/money.ts'
import type { AddedProduct, ProductEdit } from '../../contract.ts'
import type { Pack, TypedPack } from '../../pack-contract.ts'

type Typed = Pick<TypedPack, 'size' | 'price' | 'mrp' | 'sku' | 'weight_g'>
type FirstPack = Pick<ProductEdit, 'quantity' | 'price' | 'mrp' | 'sku' | 'weight_g'>

/** A size's columns but its stock, of which an edit gives the difference. */
export const packColumnsOf = ({ size, price, mrp, sku, weight_g }: Typed) => ({
  label: size,
  price_paise: toPaise(price),
  mrp_paise: mrp === null ? null : toPaise(mrp),
  sku,
  weight_g,
})

/** The first size of a product as it was, with what was sent of it. */
export const editedFirst = (before: Pack, { quantity, price, mrp, sku, weight_g }: FirstPack) => ({
  size: quantity ?? before.size,
  price: price ?? before.price,
  mrp: mrp === undefined ? before.mrp : mrp,
  sku: sku === undefined ? before.sku : sku,
  weight_g: weight_g === undefined ? before.weight_g : weight_g,
})

/** A new product's first size: what was not sent is none. */
export const newFirst = ({ quantity, price, mrp, sku, weight_g }: AddedProduct) => ({
  size: quantity,
  price,
  mrp: mrp ?? null,
  sku: sku ?? null,
  weight_g: weight_g ?? null,
})

/** What of a size is compared: all that a form can change. */
export const packFacts = ({ size, price, mrp, stock, sku, weight_g }: Typed & { stock: number }) => ({
  size,
  price,
  mrp,
  stock,
  sku,
  weight_g,
})
