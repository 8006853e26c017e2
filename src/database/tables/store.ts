import type { Generated, JSONColumnType } from 'kysely'
import type { Language } from '#words/language.ts'

export interface StoreFactsTable {
  only_row: Generated<boolean>
  /** As in `shopfront/settings/contract.ts`. */
  facts: JSONColumnType<Record<string, unknown>>
  version: number
  changed_at: Date
  changed_by: number | null
}

/** The merchant's texts of a page. Rows are only added: the newest is edited, the newest published one is shown. */
export interface PageTextsTable {
  page: string
  language: Language
  version: number
  state: 'draft' | 'published' | 'discarded'
  /** As in `shopfront/pages/text-rules-contract.ts`; null for the default texts. */
  texts: JSONColumnType<Record<string, string>> | null
  saved_at: Date
  saved_by: number | null
  /** The name at that time. */
  saved_by_name: string
}

/** The shop's logo. Rows are only added: the newest of each shape is shown. */
export interface StoreLogosTable {
  shape: 'square' | 'wide'
  version: number
  /** Null if it was removed. */
  picture_id: number | null
  saved_at: Date
  saved_by: number | null
  /** The name at that time. */
  saved_by_name: string
}
