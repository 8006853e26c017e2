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
// Receipt (thermal printer)
export const forRoll = 'ரசீது (தெர்மல் பிரிண்டர்)'
// ${name}, receipt (thermal printer)
export const receiptOf: typeof en.receiptOf = ({ name }) => `${name}, ரசீது (தெர்மல் பிரிண்டர்)`
// Couldn’t load the invoices. Try again.
export const notLoaded = 'இன்வாய்ஸ்களைக் காட்ட முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Buying for a business?
export const business = 'வணிகத்துக்காக வாங்குகிறீர்களா?'
// Your GSTIN and business name will appear on the invoice and be saved for your next order. Clear both if this order isn’t for a business.
export const onInvoice =
  'உங்கள் GSTIN எண்ணும் வணிகத்தின் பெயரும் இன்வாய்ஸில் இருக்கும். அடுத்த ஆர்டருக்கும் வைத்திருப்போம். இந்த ஆர்டர் வணிகத்துக்கு இல்லை என்றால் இரண்டையும் அழித்துவிடுங்கள்.'
// GSTIN (optional)
export const gstin = 'GSTIN (கட்டாயமில்லை)'
// Business name (optional)
export const businessName = 'வணிகத்தின் பெயர் (கட்டாயமில்லை)'
// This GSTIN isn’t valid. Check its 15 letters and digits against your GST registration.
export const gstinWrong =
  'இந்த GSTIN சரியில்லை. அதன் 15 எழுத்துகளையும் இலக்கங்களையும் உங்கள் ஜிஎஸ்டி பதிவுச் சான்றிதழுடன் சரிபாருங்கள்.'
// Enter the GSTIN as well as the business name.
export const gstinMissing = 'வணிகத்தின் பெயருடன் GSTIN எண்ணையும் எழுதுங்கள்.'
// Document not found.
export const noSuchDocument = 'இந்த ஆவணம் கிடைக்கவில்லை.'
// Many invoices are being prepared right now. Try again in a few seconds.
export const printingBusy = 'இப்போது பல இன்வாய்ஸ்கள் தயாராகின்றன. சில நொடிகள் கழித்து மீண்டும் முயலுங்கள்.'
