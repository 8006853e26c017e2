/** The accountant's monthly report: the titles of its tables, and their column headings. */
export const parts = {
  supplies: 'Supplies to customers without a GSTIN (B2C), by rate and state',
  businesses: 'Supplies to businesses with a GSTIN (B2B)',
  goods: 'Supplies by HSN code',
  series: 'Documents issued',
  notes: 'Credit notes',
}
export const heads = {
  gstin: 'Buyer GSTIN',
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
  /** Part of the total. */
  delivery: 'Delivery (included in total)',
  kind: 'Document',
  first: 'From',
  last: 'To',
  count: 'Number of documents',
  number: 'Number',
  date: 'Date',
  takesBack: 'Against document',
}
export const exemptions = { exempt: 'Exempt', nil_rated: 'Nil-rated' }

/** The download form. */
export const title = 'For your accountant'
export const lead =
  'A spreadsheet of the month’s supplies by rate and state, supplies to each business with a GSTIN, supplies by HSN code, documents issued and credit notes.'
export const month = 'Month'
export const download = 'Download CSV'
export const notMade = 'Couldn’t download the report. Try again.'
export const monthNeeded = 'Enter a month, such as 2026-11.'
