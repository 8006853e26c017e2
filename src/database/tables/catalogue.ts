import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Language } from '#words/language.ts'
import type { Id, InsertOnlyDate } from './columns.ts'

// Products, categories, their pictures, and variants.

export interface CatalogueVersionTable {
  only_row: Generated<boolean>
  version: number
  /** Whether a holiday of the shop was on when the version was last raised for one (`note-closure.ts`). */
  closed: Generated<boolean>
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

/** A product's texts in a language; ingredients are keyed by their names in the default language. */
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
  /** The HSN code on invoices; null if not set. */
  hsn: string | null
  /** Percent; null if not set. */
  tax_rate: number | null
  /** Why the rate is 0: see `accounting/tax/rules/tax-class.ts`. */
  exemption: 'exempt' | 'nil_rated' | null
  composition: JSONColumnType<Composition> | null
  translations: TranslatedColumn<ProductTexts>
  /** Claims in any language that are not on the label but that the merchant confirmed. */
  confirmed_claims: ColumnType<{ claim: string; text: string }[], string | undefined, string>
  version: Generated<number>
  form_key: string | null
  archived_at: Date | null
  hidden: Generated<boolean>
  draft: Generated<boolean>
  publish_at: Date | null
  hide_at: Date | null
  /** The search text; written by a trigger. */
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
  /** The label's quantity, if it is a plain one. */
  net_amount: GeneratedAlways<number | null>
  net_unit: GeneratedAlways<NetUnit | null>
  /** The price in force. While a price period runs, it is the period's. */
  price_paise: number
  /** The price outside of periods; null while none runs, because `price_paise` is the regular price then. */
  regular_paise: number | null
  /** The start of the running period. */
  price_since: Date | null
  /** When the running period ends, or the next one starts. */
  price_changes_at: Date | null
  mrp_paise: number | null
  sku: string | null
  weight_g: number | null
  stock: number
  /** Stock at or below this number counts as low. */
  low_stock_at: Generated<number>
  /** Whether the merchant was notified since the stock was last above the limit. */
  low_stock_told: Generated<boolean>
  archived_at: Date | null
  /** Neither it nor its product is archived; kept by triggers. */
  on_sale: Generated<boolean>
  /** Whether its stock is tracked in batches. */
  has_batches: Generated<boolean>
}

/** A price of a variant for a period. */
export interface PricePeriodsTable {
  id: Id
  pack_id: number
  price_paise: number
  starts_at: Date
  /** Not included; null: it has no end yet. */
  ends_at: Date | null
  version: Generated<number>
  created_at: InsertOnlyDate
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

/** A set of variants with a price of its own. */
export interface BundlesTable {
  id: Id
  name: string
  description: string
  translations: TranslatedColumn<CategoryTexts>
  price_paise: number
  published: Generated<boolean>
  archived_at: Date | null
  version: Generated<number>
  created_at: InsertOnlyDate
  updated_at: Date
}

export interface BundlePartsTable {
  bundle_id: number
  pack_id: number
  quantity: number
  position: number
}
