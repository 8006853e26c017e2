import type { Language } from '#words/language.ts'
import type { Id, InsertOnlyDate } from './columns.ts'

// What brings shoppers back: alerts about stock, favourites, and products that are bought together.

/** Somebody who wants an email when a variant is back in stock. */
export interface StockAlertsTable {
  id: Id
  pack_id: number
  /** A customer, whose current address gets the email; otherwise `email` is the visitor's address. */
  user_id: number | null
  email: string | null
  /** `canonicalEmail` of an address that was not confirmed when the alert was requested. */
  mailbox: string | null
  locale: Language
  /** The key in the links of its emails. */
  link_key: string
  requested_at: InsertOnlyDate
  /** Null until the address is confirmed. */
  confirmed_at: Date | null
  /** When its email was written, which ended it. */
  sent_at: Date | null
}

export interface FavouritesTable {
  user_id: number
  product_id: number
  saved_at: Date
}

/** How often two products were in the same paid order, and how many different people bought them. */
export interface ProductPairsTable {
  product_id: number
  other_id: number
  orders: number
  buyers: number
  counted_at: Date
}
