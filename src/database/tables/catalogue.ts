import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Language } from '#words/language.ts'
import type { Id, InsertOnlyDate } from './columns.ts'

// What is sold, its pictures, and what lies in carts.

export interface CatalogueVersionTable {
  only_row: Generated<boolean>
  version: number
}

export interface PicturesTable {
  id: Id
  key: string
  width: number
  height: number
  widths: number[]
  bytes: number
  created_at: InsertOnlyDate
}

export interface PictureTitlesTable {
  title: string
  picture_id: number
  phone_picture_id: number | null
  alt: Generated<string>
  updated_at: Date
}

/** Texts by language, written as JSON. */
export type TranslatedColumn<Texts> = ColumnType<
  { [One in Language]?: Texts },
  string | undefined,
  string | undefined
>

/** What is stored of a product in a language; the parts of its composition by what they are called in the first one. */
type ProductTexts = {
  name?: string
  one_liner?: string
  description?: string
  parts?: Record<string, string>
}
type CategoryTexts = Pick<ProductTexts, 'name' | 'description'>

export interface CategoriesTable {
  id: Id
  name: string
  description: string
  tint: Generated<string>
  picture_id: number | null
  picture_alt: Generated<string>
  translations: TranslatedColumn<CategoryTexts>
  version: Generated<number>
  position: Generated<number>
  created_at: InsertOnlyDate
  updated_at: Date
}

type Composition = { label: string; percent: number }[]

export interface ProductsTable {
  id: Id
  /** Null only for an archived product whose category is gone. */
  category_id: number | null
  name: string
  one_liner: string
  description: string
  discount: number | null
  /** What tax papers name it by; null where the merchant has not said. */
  hsn: string | null
  /** Percent; null where the merchant has not said. */
  tax_rate: number | null
  /** Which kind of 0 it is: see `values/tax/tax-class.ts`. */
  exemption: 'exempt' | 'nil_rated' | null
  composition: JSONColumnType<Composition> | null
  translations: TranslatedColumn<ProductTexts>
  /** Of its words in any language: claims that its label does not carry and its merchant has confirmed. */
  confirmed_claims: ColumnType<{ claim: string; text: string }[], string | undefined, string>
  version: Generated<number>
  form_key: string | null
  archived_at: Date | null
  hidden: Generated<boolean>
  draft: Generated<boolean>
  publish_at: Date | null
  hide_at: Date | null
  /** What it is found by; a trigger writes it. */
  words: Generated<string>
  created_at: InsertOnlyDate
  updated_at: Date
}

type NetUnit = 'g' | 'kg' | 'ml' | 'l' | 'piece'

export interface PacksTable {
  id: Id
  product_id: number
  /** Its place among the product's sizes, from 1; null on an archived one. */
  position: number | null
  label: string
  /** What the label says, where it says a plain quantity. */
  net_amount: GeneratedAlways<number | null>
  net_unit: GeneratedAlways<NetUnit | null>
  price_paise: number
  mrp_paise: number | null
  sku: string | null
  weight_g: number | null
  stock: number
  /** From so many units on it is low. */
  low_stock_at: Generated<number>
  /** Whether the merchant was told since it was above. */
  low_stock_told: Generated<boolean>
  archived_at: Date | null
  /** Neither it nor its product is archived; kept by triggers. */
  on_sale: Generated<boolean>
  /** Whether what moves of it has to be looked up by batch. */
  has_batches: Generated<boolean>
}

export interface ProductPicturesTable {
  product_id: number
  position: number
  picture_id: number
  alt: Generated<string>
}

export interface CartItemsTable {
  id: Id
  cart_id: number
  pack_id: number
  quantity: number
  seen_price_paise: number
  added_at: InsertOnlyDate
}
