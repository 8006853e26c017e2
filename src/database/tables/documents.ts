import type { ColumnType, JSONColumnType } from 'kysely'
import type { Paise } from '#values/money/money.ts'
import type { Tax } from '#values/tax/split-tax.ts'
import type { Exemption } from '#values/tax/tax-class.ts'
import type { Language } from '#words/language.ts'
import type { Id, InsertOnlyDate } from './columns.ts'
import type { AddressCopy } from './orders.ts'

// Invoices, bills and credit notes.

export type InvoiceKind = 'tax_invoice' | 'bill_of_supply' | 'bill'
export type DocumentKind = InvoiceKind | 'credit_note'

export interface DocumentSeriesTable {
  kind: DocumentKind
  financial_year: string
  /** The number that is taken next. */
  next: number
}

/** A line of a document. Delivery is one, too: it has no quantity, and the HSN code of the goods that it carries. */
export type DocumentLine = {
  what: 'goods' | 'delivery'
  /** Which line of the order it is for. */
  item_id: number | null
  /** In the language of the document; empty for delivery. */
  name: string
  size: string
  hsn: string | null
  quantity: number | null
  /** The unit quantity code; documents from before it was asked for have none. */
  unit?: 'PAC' | 'PCS' | null
  unit_paise: Paise | null
  /** What comes off it. */
  discount_paise: Paise
  /** What it comes to, tax and discount included. */
  paise: Paise
  /** Why a merchant who collects tax collects none on it. */
  exemption?: Exemption
  /** Nothing where the merchant collects no tax, or none on these goods. */
  tax: Tax | null
}

/** Every word that stands on a document: what is changed of shop, product or address later does not change it. */
export type DocumentBody = {
  locale: Language
  /** What is drawn of it: 2 has units, the rate of each tax and whose copy it is. Those before stay as they were issued. */
  form?: 2
  /** How its merchant stood to the tax. Documents from before it was kept say it by their kind. */
  merchant?: 'unregistered' | 'composition' | 'regular'
  /** An invoice of taxed and exempt goods together. Its number is one of the invoices. */
  cum_bill?: true
  /** As a calendar on the shop's wall shows it. */
  issued_on: string
  order_placed_on: string
  /** Which paper a credit note takes back a part of. */
  takes_back: {
    kind: InvoiceKind
    number: string
    issued_on: string
    /** All of it at once, what was left of it, or a part. Nothing in those from before this was kept. */
    extent?: 'part' | 'whole' | 'rest'
  } | null
  seller: {
    name: string
    legal_name: string
    address: string[]
    phone: string
    email: string
    gstin: string | null
    /** The number of the food licence. */
    fssai: string | null
    /** Who hears complaints. */
    officer?: { name: string; designation: string; phone: string; email: string }
    state: string
    state_code: string | null
  }
  buyer: {
    name: string
    address: AddressCopy | null
    phone: string | null
    gstin: string | null
    /** Of who buys for a business; documents from before there were any have none. */
    business_name?: string | null
    state_code: string | null
  }
  other_state: boolean
  lines: DocumentLine[]
  total_paise: Paise
}

export interface DocumentsTable {
  id: Id
  kind: ColumnType<DocumentKind, DocumentKind, never>
  financial_year: ColumnType<string, string, never>
  serial: ColumnType<number, number, never>
  number: ColumnType<string, string, never>
  order_id: ColumnType<number, number, never>
  refund_id: ColumnType<number | null, number | null, never>
  issued_at: InsertOnlyDate
  body: JSONColumnType<DocumentBody, string, never>
}
