// My Orders
export const title = 'Invoice'
export const kinds = {
  tax_invoice: 'Tax Invoice',
  invoice_cum_bill: 'Invoice-cum-bill of Supply',
  bill_of_supply: 'Bill of Supply',
  bill: 'Bill',
  credit_note: 'Credit Note',
}
/** A link to a document. */
export const named = ({ kind, number }: { kind: string; number: string }) => `${kind} ${number}`
export const forRoll = 'Narrow'
export const narrow = ({ name }: { name: string }) => `${name}, for a narrow roll`
export const notLoaded = 'The invoices could not be loaded.'

// Checkout, of who buys for a business
export const business = 'Do you buy for a business?'
export const onInvoice =
  'Your GSTIN and business name then stand on the invoice. We keep them for your next orders; clear both to buy without them.'
export const gstin = 'GSTIN (optional)'
export const businessName = 'Business name (optional)'

// Refusals
export const gstinWrong =
  'This GSTIN is not right: it has 15 letters and digits. Please compare it with your registration.'
export const gstinMissing = 'Please write the GSTIN of the business, too.'
export const noSuchDocument = 'This document was not found.'
