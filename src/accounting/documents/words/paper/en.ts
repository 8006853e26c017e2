export type TakenBack = { kind: string; number: string; date: string }
export type Officer = { name: string; designation: string; phone: string; email: string }

/** The text on invoices, bills and credit notes. One object, because each is printed in the language of its order. */
export const paper = {
  number: ({ number }: { number: string }) => `No. ${number}`,
  date: ({ date }: { date: string }) => `Date: ${date}`,
  order: ({ id, date }: { id: number; date: string }) => `Order #${id} dated ${date}`,
  /** On a credit note: what it credits. */
  takesBackPart: ({ kind, number, date }: TakenBack) => `Against part of ${kind} ${number} dated ${date}`,
  takesBackWhole: ({ kind, number, date }: TakenBack) =>
    `Against the whole of ${kind} ${number} dated ${date}`,
  takesBackRest: ({ kind, number, date }: TakenBack) =>
    `Against the balance of ${kind} ${number} dated ${date}, after earlier credit notes`,
  officer: ({ name, designation, phone, email }: Officer) =>
    `Grievance officer: ${name}, ${designation}, ${phone}, ${email}`,
  exempt: 'Exempt',
  nilRated: 'Nil-rated',
  pricesIncludeTax: 'Prices include tax.',
  gstin: ({ gstin }: { gstin: string }) => `GSTIN: ${gstin}`,
  licence: ({ number }: { number: string }) => `FSSAI Lic. No. ${number}`,
  soldBy: 'Sold by',
  soldTo: 'Sold to',
  state: ({ state, code }: { state: string; code: string }) => `${state} (${code})`,
  placeOfSupply: ({ state }: { state: string }) => `Place of supply: ${state}`,
  product: 'Product',
  hsn: ({ hsn }: { hsn: string }) => `HSN ${hsn}`,
  delivery: 'Delivery',
  quantity: 'Qty',
  price: 'Price',
  discount: 'Discount',
  taxable: 'Taxable value',
  rate: 'Rate',
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
  amount: 'Amount',
  total: 'Total',
  inCash: 'Payment: cash on delivery',
  reverseCharge: 'Tax payable on reverse charge: No',
  electronic: 'Issued electronically; valid without a signature.',
}
