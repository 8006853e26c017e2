import type { GeneratedAlways, JSONColumnType } from 'kysely'

/** What is printed on a product's pack. */
export interface ProductLabelsTable {
  product_id: number
  /** As `areas/label/contract.ts` has it. */
  label: JSONColumnType<Record<string, unknown>>
  version: number
  /** What shoppers narrow lists by; the database makes it of the label. */
  says: GeneratedAlways<string[]>
}
