import type { GeneratedAlways, JSONColumnType } from 'kysely'

/** Claims in published texts that the merchant has confirmed. */
export interface ClaimConfirmationsTable {
  claim: string
  text_hash: string
  /** Products on sale whose labels did not carry the claim at that time. */
  lacking: number[]
  /** Those whose ingredients contradicted the claim. */
  refuting: number[]
  confirmed_at: Date
}

/** The text on a product's pack. */
export interface ProductLabelsTable {
  product_id: number
  /** As in `catalogue/labels/contract.ts`. */
  label: JSONColumnType<Record<string, unknown>>
  version: number
  /** The facets for filters; the database derives them from the label. */
  says: GeneratedAlways<string[]>
}
