import { toPaise } from '../../../values/money.ts'
import type { AddedProduct, Product, ProductEdit } from '../contract.ts'
import { type WrongField, wrongField } from './change-refusals.ts'

type Fields = Omit<ProductEdit, 'version' | 'stock_was' | 'pictures'>

const paise = (rupees: number | null | undefined) =>
  rupees === null || rupees === undefined ? rupees : toPaise(rupees)

/** What a form's fields are in the table. A field that was not sent stays as it is. */
export const editedColumns = ({ price, mrp, composition, ...same }: Fields) => ({
  ...same,
  price_paise: price === undefined ? undefined : toPaise(price),
  mrp_paise: paise(mrp),
  composition: composition ? JSON.stringify(composition) : composition,
})

/** A new product's columns: what was not sent is none. */
export const newColumns = ({ price, mrp, discount, composition, ...same }: AddedProduct) => ({
  ...same,
  price_paise: toPaise(price),
  mrp_paise: paise(mrp) ?? null,
  discount: discount ?? null,
  composition: composition ? JSON.stringify(composition) : null,
})

/** A struck-through price below the price would be a lie (decision S11). */
export function checkMrp(price: number, mrp: number | null | undefined): WrongField | null {
  return mrp !== null && mrp !== undefined && mrp < price
    ? wrongField('mrp', 'The MRP must not be below the price')
    : null
}

/**
 * What the activity log compares and tells of a product: everything but what is derived or merely counts edits. What is
 * not compared here could be saved and never shown.
 */
export function productFacts(product: Product) {
  const { id, version, tint, category_id, category_name, image1, image2, image3, image4, ...facts } = product
  return { ...facts, category: category_name, pictures: product.pictures.map((picture) => picture.url) }
}
