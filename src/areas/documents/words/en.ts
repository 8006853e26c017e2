// My Orders
export const title = 'Invoice'
export const kinds = {
  tax_invoice: 'Tax Invoice',
  bill_of_supply: 'Bill of Supply',
  bill: 'Bill',
  credit_note: 'Credit Note',
}
/** A link to a document. */
export const named = ({ kind, number }: { kind: string; number: string }) => `${kind} ${number}`
export const forRoll = 'Narrow'
export const narrow = ({ name }: { name: string }) => `${name}, for a narrow roll`
export const notLoaded = 'The invoices could not be loaded.'

// Refusals
export const noSuchDocument = 'This document was not found.'
