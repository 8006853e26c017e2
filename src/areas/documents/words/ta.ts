import type * as en from './en.ts'

// Invoice
export const title = 'இன்வாய்ஸ்'
export const kinds: typeof en.kinds = {
  // Tax Invoice
  tax_invoice: 'வரி இன்வாய்ஸ்',
  // Bill of Supply
  bill_of_supply: 'சப்ளை பில்',
  // Bill
  bill: 'பில்',
  // Credit Note
  credit_note: 'கிரெடிட் நோட்',
}
// ${kind} ${number}
export const named: typeof en.named = ({ kind, number }) => `${kind} ${number}`
// Narrow
export const forRoll = 'சிறிய தாள்'
// ${name}, for a narrow roll
export const narrow: typeof en.narrow = ({ name }) => `${name}, சிறிய தாளில்`
// The invoices could not be loaded.
export const notLoaded = 'இன்வாய்ஸ்களைக் காட்ட முடியவில்லை.'
// This document was not found.
export const noSuchDocument = 'இந்த ஆவணம் கிடைக்கவில்லை.'
