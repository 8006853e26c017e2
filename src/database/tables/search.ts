import type { Generated } from 'kysely'
import type { CalendarDay, Id, InsertOnlyDate } from './columns.ts'

// The product search.

export interface SearchTermsTable {
  id: Id
  term: string
  /** As people write it: joined words have a space here. */
  words: string
  /** How it sounds: see `catalogue/search/rules/spelling-key.ts`. */
  key: string
  consonants: string
  /** It names something, so it may be suggested. */
  is_name: boolean
  /** How many products have it. */
  products: Generated<number>
}

export interface ProductTermsTable {
  term_id: number
  /** The lower, the more the product is about it. */
  rank: number
  product_id: number
}

export interface SearchDocumentsTable {
  product_id: number
  term_ids: number[]
  ranks: number[]
}

export interface SearchQueueTable {
  product_id: number
}

export interface SearchSynonymsTable {
  id: Id
  word: string
  means: string
  created_at: InsertOnlyDate
}

export interface FailedSearchesTable {
  id: Id
  query: string
  count: Generated<number>
  last_at: Date
}

/** How often a search found nothing on a day of the shop. */
export interface DailyFailedSearchesTable {
  day: CalendarDay
  query: string
  count: Generated<number>
}
