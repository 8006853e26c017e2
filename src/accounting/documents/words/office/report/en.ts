/** The month's table for the accountant: the titles of its parts, and the heads of their columns. */
export const parts = {
  supplies: 'Supplies by rate and state, but for those to businesses with a GSTIN',
  businesses: 'Supplies to businesses with a GSTIN',
  goods: 'Supplies by HSN code',
  series: 'Documents issued',
  notes: 'Credit notes',
}
export const heads = {
  gstin: 'GSTIN of the buyer',
  buyer: 'Buyer',
  state: 'State',
  code: 'State code',
  rate: 'Rate %',
  exemption: 'Exempt or nil-rated',
  hsn: 'HSN',
  unit: 'UQC',
  quantity: 'Quantity',
  taxable: 'Taxable value',
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
  total: 'Total',
  /** A part of the total. */
  delivery: 'of it delivery',
  kind: 'Document',
  first: 'From',
  last: 'To',
  count: 'Number of documents',
  number: 'Number',
  date: 'Date',
  takesBack: 'Takes back a part of',
}
export const exemptions = { exempt: 'Exempt', nil_rated: 'Nil-rated' }

/** The field above it. */
export const title = 'For your accountant'
export const lead =
  'A month’s supplies by rate and state, those to businesses with a GSTIN one by one, all by HSN code, the documents issued and the credit notes, as a table for spreadsheets.'
export const month = 'Month'
export const download = 'Save the month as CSV'
export const notMade = 'The month could not be saved. Please try again.'
export const monthNeeded = 'Please write a month such as 2026-11.'
