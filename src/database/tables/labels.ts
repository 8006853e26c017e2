import type { GeneratedAlways, JSONColumnType } from 'kysely'

/** What the merchant has confirmed that published words claim. */
export interface ClaimConfirmationsTable {
  claim: string
  text_hash: string
  /** The products on sale whose labels did not carry it then. */
  lacking: number[]
  /** Those of them whose contents made it untrue. */
  refuting: number[]
  confirmed_at: Date
}

/** What is printed on a product's pack. */
export interface ProductLabelsTable {
  product_id: number
  /** As `catalogue/labels/contract.ts` has it. */
  label: JSONColumnType<Record<string, unknown>>
  version: number
  /** What shoppers narrow lists by; the database makes it of the label. */
  says: GeneratedAlways<string[]>
}
