// My Orders: invoices and credit notes
export const title = 'Invoice'
export const kinds = {
  tax_invoice: 'Tax Invoice',
  invoice_cum_bill: 'Invoice-cum-bill of Supply',
  bill_of_supply: 'Bill of Supply',
  bill: 'Bill',
  credit_note: 'Credit Note',
}
/** The text of a link to a document. */
export const named = ({ kind, number }: { kind: string; number: string }) => `${kind} ${number}`
export const forRoll = 'Receipt (thermal printer)'
/** Read by screen readers instead of `forRoll`. */
export const receiptOf = ({ name }: { name: string }) => `${name}, receipt (thermal printer)`
export const notLoaded = 'Couldn’t load the invoices. Try again.'

// Checkout: buying for a business
export const business = 'Buying for a business?'
export const onInvoice =
  'Your GSTIN and business name will appear on the invoice and be saved for your next order. Clear both if this order isn’t for a business.'
export const gstin = 'GSTIN (optional)'
export const businessName = 'Business name (optional)'

// Errors
export const gstinWrong =
  'This GSTIN isn’t valid. Check its 15 letters and digits against your GST registration.'
export const gstinMissing = 'Enter the GSTIN as well as the business name.'
export const noSuchDocument = 'Document not found.'
export const printingBusy = 'Many invoices are being prepared right now. Try again in a few seconds.'
