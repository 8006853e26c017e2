import type * as en from './en.ts'

// Invoice
export const title = 'இன்வாய்ஸ்'
export const kinds: typeof en.kinds = {
  // Tax Invoice
  tax_invoice: 'வரி இன்வாய்ஸ்',
  // Invoice-cum-bill of Supply
  invoice_cum_bill: 'இன்வாய்ஸ் மற்றும் சப்ளை பில்',
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
// Do you buy for a business?
export const business = 'வணிகத்துக்காக வாங்குகிறீர்களா?'
// Your GSTIN and business name then stand on the invoice. We keep them for your next orders; clear both to buy without them.
export const onInvoice =
  'உங்கள் GSTIN எண்ணும் வணிகத்தின் பெயரும் இன்வாய்ஸில் இருக்கும். அடுத்த ஆர்டர்களுக்கும் வைத்திருப்போம்; வேண்டாம் என்றால் இரண்டையும் அழித்துவிடுங்கள்.'
// GSTIN (optional)
export const gstin = 'GSTIN (கட்டாயமில்லை)'
// Business name (optional)
export const businessName = 'வணிகத்தின் பெயர் (கட்டாயமில்லை)'
// This GSTIN is not right: it has 15 letters and digits. Please compare it with your registration.
export const gstinWrong =
  'இந்த GSTIN சரியில்லை: அதில் 15 எழுத்துகளும் இலக்கங்களும் இருக்கும். உங்கள் பதிவுச் சான்றிதழுடன் ஒப்பிட்டுப் பாருங்கள்.'
// Please write the GSTIN of the business, too.
export const gstinMissing = 'வணிகத்தின் GSTIN எண்ணையும் எழுதுங்கள்.'
// This document was not found.
export const noSuchDocument = 'இந்த ஆவணம் கிடைக்கவில்லை.'
