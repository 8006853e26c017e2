import type { ColumnType, JSONColumnType } from 'kysely'
import type { Tax } from '#accounting/tax/rules/split-tax.ts'
import type { Exemption } from '#accounting/tax/rules/tax-class.ts'
import type { PaymentMethod } from '#ordering/orders/rules/order-state.ts'
import type { Paise } from '#values/money/money.ts'
import type { Language } from '#words/language.ts'
import type { Id, InsertOnlyDate } from './columns.ts'
import type { AddressCopy } from './orders.ts'

// Invoices, bills and credit notes.

export type InvoiceKind = 'tax_invoice' | 'bill_of_supply' | 'bill'
export type DocumentKind = InvoiceKind | 'credit_note'

export interface DocumentSeriesTable {
  kind: DocumentKind
  financial_year: string
  /** The next number to be assigned. */
  next: number
}

/** A line of a document. Delivery is a line too: it has no quantity, and the HSN code of the goods. */
export type DocumentLine = {
  what: 'goods' | 'delivery'
  /** The order line. */
  item_id: number | null
  /** In the language of the document; empty for delivery. */
  name: string
  size: string
  /** The bundles that units of the line belong to; absent if there are none. */
  bundles?: string[]
  /** The coupons that take something off the line, with their codes; absent if there are none. */
  coupons?: string[]
  hsn: string | null
  quantity: number | null
  /** The unit quantity code; absent in old documents. */
  unit?: 'PAC' | 'PCS' | null
  unit_paise: Paise | null
  /** The discount on the line. */
  discount_paise: Paise
  /** The total, including tax and discount. */
  paise: Paise
  /** Why a merchant who collects tax collects none on this line. */
  exemption?: Exemption
  /** Null if the merchant collects no tax, or none on these goods. */
  tax: Tax | null
}

/** Every word of a document, copied: later changes of the shop, product or address must not change it. */
export type DocumentBody = {
  locale: Language
  /**
   * The layout's version: 2 has units, the rate of each tax and the kind of copy. Older documents keep the layout they
   * were issued with.
   */
  form?: 2
  /** The merchant's GST registration; in older documents it follows from their kind. */
  merchant?: 'unregistered' | 'composition' | 'regular'
  /** An invoice for taxed and exempt goods together. It uses the numbers of invoices. */
  cum_bill?: true
  /** The calendar day in the shop's time zone. */
  issued_on: string
  order_placed_on: string
  /** The document that a credit note corrects. */
  takes_back: {
    kind: InvoiceKind
    number: string
    issued_on: string
    /** Whether the credit note covers everything at once, the remainder or a part. Absent in older ones. */
    extent?: 'part' | 'whole' | 'rest'
  } | null
  seller: {
    name: string
    legal_name: string
    address: string[]
    phone: string
    email: string
    gstin: string | null
    /** The FSSAI licence number. */
    fssai: string | null
    /** The grievance officer. */
    officer?: { name: string; designation: string; phone: string; email: string }
    state: string
    state_code: string | null
  }
  buyer: {
    name: string
    address: AddressCopy | null
    phone: string | null
    gstin: string | null
    /** The business customer's name; absent in older documents. */
    business_name?: string | null
    state_code: string | null
  }
  other_state: boolean
  lines: DocumentLine[]
  total_paise: Paise
  /** Present on the invoice of an order that is paid at the door. It may have been issued before. */
  payment?: Exclude<PaymentMethod, 'online'>
}

/** The PDFs of documents, drawn once. */
export interface DocumentFilesTable {
  document_id: ColumnType<number, number, never>
  paper_size: ColumnType<'a4' | 'roll', 'a4' | 'roll', never>
  /** The version of the code that drew it. */
  layout: ColumnType<number, number, never>
  bytes: ColumnType<Buffer, Buffer, never>
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
