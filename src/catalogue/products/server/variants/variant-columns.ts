import { sql } from 'kysely'
import { toPaise } from '#values/money/money.ts'
import type { AddProductInput, ProductEdit } from '../../contract.ts'
import type { Variant, VariantInput } from '../../variant-contract.ts'

type VariantDetails = Pick<VariantInput, 'size' | 'price' | 'mrp' | 'sku' | 'weight_g'>
type FirstVariantInput = Pick<ProductEdit, 'quantity' | 'price' | 'mrp' | 'sku' | 'weight_g'>

/** A new variant's columns without stock, because an edit changes stock by a difference. */
export const toVariantColumns = ({ size, price, mrp, sku, weight_g }: VariantDetails) => ({
  label: size,
  price_paise: toPaise(price),
  mrp_paise: mrp === null ? null : toPaise(mrp),
  sku,
  weight_g,
})

/** The columns that set a stored variant's regular price. While a price period runs, its own price stays in force. */
export const toRegularPrice = (paise: number) => ({
  price_paise: sql<number>`case when regular_paise is null then ${paise}::integer else price_paise end`,
  regular_paise: sql<number | null>`case when regular_paise is not null then ${paise}::integer end`,
})

/** The same for a stored variant. */
export const toEditedColumns = (details: VariantDetails) => {
  const { price_paise, ...columns } = toVariantColumns(details)
  return { ...columns, ...toRegularPrice(price_paise) }
}

/** The first variant with the edited fields applied. */
export const editedFirstVariant = (
  before: Variant,
  { quantity, price, mrp, sku, weight_g }: FirstVariantInput,
) => ({
  size: quantity ?? before.size,
  price: price ?? before.price,
  mrp: mrp === undefined ? before.mrp : mrp,
  sku: sku === undefined ? before.sku : sku,
  weight_g: weight_g === undefined ? before.weight_g : weight_g,
})

/** A new product's first variant. Omitted fields are null. */
export const newFirstVariant = ({ quantity, price, mrp, sku, weight_g }: AddProductInput) => ({
  size: quantity,
  price,
  mrp: mrp ?? null,
  sku: sku ?? null,
  weight_g: weight_g ?? null,
})

/** The fields of a variant that a form can change, to compare two states. */
export const comparableVariant = ({
  size,
  price,
  mrp,
  stock,
  sku,
  weight_g,
}: VariantDetails & { stock: number }) => ({
  size,
  price,
  mrp,
  stock,
  sku,
  weight_g,
})
