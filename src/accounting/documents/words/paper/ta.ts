import type { Officer, TakenBack } from './en.ts'

export const paper = {
  // No. ${number}
  number: ({ number }: { number: string }) => `எண்: ${number}`,
  // Date: ${date}
  date: ({ date }: { date: string }) => `தேதி: ${date}`,
  // Order #${id} dated ${date}
  order: ({ id, date }: { id: number; date: string }) => `ஆர்டர் #${id}, ${date}`,
  // Against part of ${kind} ${number} dated ${date}
  takesBackPart: ({ kind, number, date }: TakenBack) => `இதன் ஒரு பகுதிக்கு: ${kind} ${number}, ${date}`,
  // Against the whole of ${kind} ${number} dated ${date}
  takesBackWhole: ({ kind, number, date }: TakenBack) => `இதன் முழுத் தொகைக்கு: ${kind} ${number}, ${date}`,
  // Against the balance of ${kind} ${number} dated ${date}, after earlier credit notes
  takesBackRest: ({ kind, number, date }: TakenBack) =>
    `முந்தைய கிரெடிட் நோட்டுகள் போக இதன் மீதித் தொகைக்கு: ${kind} ${number}, ${date}`,
  // Grievance officer: ${name}, ${designation}, ${phone}, ${email}
  officer: ({ name, designation, phone, email }: Officer) =>
    `குறைதீர்க்கும் அதிகாரி: ${name}, ${designation}, ${phone}, ${email}`,
  // Exempt
  exempt: 'வரி விலக்கு',
  // Nil-rated
  nilRated: 'பூஜ்ய வரி',
  // Prices include tax.
  pricesIncludeTax: 'விலையில் வரி அடங்கும்.',
  // GSTIN: ${gstin}
  gstin: ({ gstin }: { gstin: string }) => `GSTIN: ${gstin}`,
  // FSSAI Lic. No. ${number}
  licence: ({ number }: { number: string }) => `FSSAI Lic. No. ${number}`,
  // Sold by
  soldBy: 'விற்பவர்',
  // Sold to
  soldTo: 'வாங்குபவர்',
  // ${state} (${code})
  state: ({ state, code }: { state: string; code: string }) => `${state} (${code})`,
  // Place of supply: ${state}
  placeOfSupply: ({ state }: { state: string }) => `பொருள் போகும் மாநிலம்: ${state}`,
  // Product
  product: 'பொருள்',
  // HSN ${hsn}
  hsn: ({ hsn }: { hsn: string }) => `HSN ${hsn}`,
  // Delivery
  delivery: 'டெலிவரி',
  // Qty
  quantity: 'எண்ணிக்கை',
  // Price
  price: 'விலை',
  // Discount
  discount: 'தள்ளுபடி',
  // Taxable value
  taxable: 'வரிக்கு முன்',
  // Rate
  rate: 'விகிதம்',
  // CGST
  cgst: 'CGST',
  // SGST
  sgst: 'SGST',
  // IGST
  igst: 'IGST',
  // Amount
  amount: 'தொகை',
  // Total
  total: 'மொத்தம்',
  // Payment: cash on delivery
  inCash: 'பேமெண்ட்: டெலிவரியின்போது பணம்',
  // Tax payable on reverse charge: No
  reverseCharge: 'இதற்கான வரியை வாங்குபவர் தனியாகச் செலுத்த வேண்டியதில்லை.',
  // Issued electronically; valid without a signature.
  electronic: 'கணினியில் வழங்கப்பட்டது; கையெழுத்து தேவையில்லை.',
}
