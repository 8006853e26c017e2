import type { Generated } from 'kysely'
import type { Language } from '#words/language.ts'
import type { Id, InsertOnlyDate } from './columns.ts'

/** The cart of a customer or of a visitor with the token: one of the two columns is set. */
export interface CartsTable {
  id: Id
  token_hash: string | null
  user_id: number | null
  locale: Generated<Language>
  created_at: InsertOnlyDate
  used_at: Date
}

/** The keys of changes that a browser may send twice. */
export interface CartChangesTable {
  cart_id: number
  key: string
  made_at: InsertOnlyDate
}
