import type { Generated, JSONColumnType } from 'kysely'
import type { Language } from '#words/language.ts'

export interface StoreFactsTable {
  only_row: Generated<boolean>
  /** As `shopfront/settings/contract.ts` has them. */
  facts: JSONColumnType<Record<string, unknown>>
  version: number
  changed_at: Date
  changed_by: number | null
}

/** What the merchant wrote for a page. Rows are only ever added: the newest says what is edited, the newest published one what is read. */
export interface PageTextsTable {
  page: string
  language: Language
  version: number
  state: 'draft' | 'published' | 'discarded'
  /** As `shopfront/pages/text-rules-contract.ts` has them; null for the shop's own. */
  texts: JSONColumnType<Record<string, string>> | null
  saved_at: Date
  saved_by: number | null
  /** As they were called then. */
  saved_by_name: string
}

/** The shop's logo. Rows are only ever added: the newest of a shape is what is shown. */
export interface StoreLogosTable {
  shape: 'square' | 'wide'
  version: number
  /** Null where it was taken away. */
  picture_id: number | null
  saved_at: Date
  saved_by: number | null
  /** As they were called then. */
  saved_by_name: string
}
