export const paper = {
  // No. ${number}
  number: ({ number }: { number: string }) => `எண்: ${number}`,
  // Date: ${date}
  date: ({ date }: { date: string }) => `தேதி: ${date}`,
  // Order #${id} of ${date}
  order: ({ id, date }: { id: number; date: string }) => `ஆர்டர் #${id}, ${date}`,
  // Takes back a part of ${kind} ${number} of ${date}
  takesBack: ({ kind, number, date }: { kind: string; number: string; date: string }) =>
    `இதன் ஒரு பகுதிக்கு: ${kind} ${number}, ${date}`,
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
  // Tax is not payable on reverse charge.
  reverseCharge: 'இதற்கான வரியை வாங்குபவர் தனியாகச் செலுத்த வேண்டியதில்லை.',
  // Issued electronically; valid without a signature.
  electronic: 'கணினியில் வழங்கப்பட்டது; கையெழுத்து தேவையில்லை.',
}
