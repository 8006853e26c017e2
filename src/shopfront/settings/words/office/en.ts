import type { Palette } from '#values/colours/palettes.ts'
import type { TaxKind } from '../../tax-contract.ts'

export const loading = 'Loading...'
export const notLoaded = 'Couldn’t load the store settings.'
export const lead =
  'Your shop’s details. Changes appear on every page, email and packing slip within a second.'
export const saveChanges = 'Save Changes'
export const savedByKey = 'You can also press Ctrl+Enter in a field to save.'
export const saved = 'Store settings saved.'
export const notSaved = 'Couldn’t save the store settings. Try again.'
export const nothing = 'nothing'
/** What the activity log calls the texts shown on every page. */
export const storeTexts = 'Store (tagline and texts)'
/** Asked before products are hidden because the shop registers for GST. */
export const hideQuestion = ({ products }: { products: number }) =>
  products === 1 ? 'Save and hide 1 product?' : `Save and hide ${products} products?`
export const saveAndHide = 'Save and hide'
export const dontSave = 'Don’t save'
export const chooseState = 'Choose a state'
/** The problem with one entry of a field that holds several. */
export const inEntry = ({ entry, problem }: { entry: string; problem: string }) => `${entry}: ${problem}`

/** The cards of the settings. */
export const cards = {
  name: 'Name and description',
  business: 'Business details',
  contacts: 'Contact details',
  officer: 'Grievance officer',
  deadlines: 'Complaint deadlines',
  area: 'Delivery area',
  times: 'Delivery times',
  holidays: 'Holidays',
  packing: 'Packing',
  closure: 'Your shop’s holiday',
  products: 'Product defaults',
  refunds: 'Refunds and cancelling',
  cash: 'Cash on delivery',
  tax: 'Tax and invoices',
  palette: 'Colours',
  translations: 'In other languages',
}
export const edit = 'Edit'
export const close = 'Close'
/** On a closed card, whose form keeps what was typed. */
export const notSavedYet = 'Not saved yet'
/** A setting without a value. */
export const empty = 'Not entered'

export const fields = {
  name: 'Shop name',
  shortName: 'Short name',
  tagline: 'Tagline',
  blurb: 'About your shop',
  legalName: 'Legal name',
  address: 'Address',
  phones: 'Phone numbers',
  email: 'Email',
  fssai: 'FSSAI number (optional)',
  socialLabel: 'Network name',
  socialUrl: 'Link',
  officerName: 'Grievance officer',
  officerDesignation: 'Designation',
  officerPhone: 'Grievance officer’s phone number',
  officerEmail: 'Grievance officer’s email',
  acknowledgeHours: 'Hours to acknowledge a ticket',
  settleMonths: 'Months to resolve a ticket',
  district: 'District',
  state: 'State you sell from',
  processingDays: 'Processing time (business days)',
  deliveryDays: 'Delivery time (business days)',
  workingDays: 'Business days',
  holidays: 'Holidays',
  dateMeans: 'Delivery date',
  packingDays: 'Packing days (optional)',
  cutOff: 'Order cut-off time (optional)',
  maxOrdersPerDay: 'Maximum orders per day (optional)',
  maxKgPerDay: 'Maximum kilograms per day (optional)',
  closedFrom: 'Closed from (optional)',
  closedUntil: 'Open again on',
  closedOrders: 'Orders while closed',
  postalCodes: 'PIN codes',
  stateCode: 'State abbreviation (TN)',
  struckOverPriceRupees: 'Rupees added for the crossed-out price',
  badge: 'Badge',
  composition: 'Composition',
  refundsUnaskedUpToRupees: 'Confirm refunds over (₹)',
  cancelPaid: 'Cancelling paid orders',
  cash: 'Cash on delivery',
  cashMaxTotal: 'Maximum order total (₹, optional)',
  cashMaxOpenOrders: 'Maximum open cash orders per customer',
  cashMaxRefusals: 'Maximum refused orders per customer',
  cashRefusalMonths: 'Count refused orders for (months)',
  taxKind: 'GST registration',
  gstin: 'GSTIN',
  documentPrefix: 'Invoice number prefix',
  keepMonths: 'Months to keep orders',
  labelDeadline: 'Deadline for missing labels (optional)',
  palette: 'Colours',
  translations: 'Other languages',
}

/** Below each field: where it is shown, and what to enter. */
export const seen: Omit<typeof fields, 'translations'> = {
  name: 'Shown next to the logo on every page and packing slip, and in page titles, search results, emails and the payment window.',
  shortName: 'Shown below your shop’s icon on a phone’s home screen.',
  tagline: 'Shown after the name in the title of the home page, and in search results.',
  blurb: 'Shown at the bottom of every page, and in search results for the home page.',
  legalName: 'Shown in the last line of every page, in the policies and on packing slips.',
  address:
    'Start a new line for each part of the address. Shown at the bottom of every page, in emails, in the policies and on packing slips.',
  phones:
    'Enter one per line. Shown at the bottom of every page and on packing slips. Emails and policies show only the first.',
  fssai:
    'Shown at the bottom of every page, below the policies and on products that name no other manufacturer.',
  email:
    'Shown at the bottom of every page, in emails, in the policies and on packing slips. You’ll also get notifications about orders and payments here.',
  socialLabel: 'Shown at the bottom of every page. Leave the network name and link empty if you have none.',
  socialUrl: 'Enter the link to your shop’s page on this network.',
  officerName:
    'Required by law: the person who handles complaints. Shown at the bottom of every page, on the help page and in emails about tickets.',
  officerDesignation: 'Enter a job title, such as Owner. Shown after the name.',
  officerPhone: 'Shown next to the name.',
  officerEmail: 'Shown next to the name.',
  acknowledgeHours: 'Legal limit: 48 hours. Shown on the help page, and as a countdown on each ticket.',
  settleMonths: 'Legal limit: 1 month. Shown on the help page, and as a countdown on each ticket.',
  district: 'Shown in the cart, in the policies, in emails, and when an address is refused.',
  state:
    'Without GST registration, or under the composition scheme, you can sell only within this state. Shown next to the district.',
  processingDays:
    'Enter a number or a range, such as 1-2. Shown at checkout, in the policies, in emails and to search engines.',
  deliveryDays:
    'Enter a number or a range, such as 3-7, counted after processing. Shown at checkout, in the policies, in emails and to search engines.',
  workingDays: 'Enter days such as Mon, Tue, Wed. Delivery dates are counted in business days.',
  holidays: 'Enter one date per line, such as 2026-01-26. Holidays aren’t counted as business days.',
  dateMeans:
    'Shown in the shop, at checkout and in emails. If you miss a promised date, the customer has the right to a refund.',
  packingDays: 'Enter days such as Mon, Wed, Fri. Leave empty to pack on every business day.',
  cutOff: 'Orders placed at this time or later are packed on the next packing day.',
  maxOrdersPerDay:
    'When a day is full, delivery dates count from the next day that isn’t. Unpaid orders count too.',
  maxKgPerDay: 'Counted from the weights of your products. The order that reaches the limit still fits.',
  closedFrom: 'The first day of your holiday. Shoppers see a notice at the top of every page.',
  closedUntil: 'The first day on which you pack orders again.',
  closedOrders: 'Orders that were placed before can be paid in any case.',
  postalCodes:
    'Enter PIN codes, or ranges such as 641001-641039, separated by commas. Other addresses are refused at checkout.',
  stateCode: 'Enter two letters, such as TN. Shown to search engines with each product.',
  struckOverPriceRupees:
    'For products without an MRP: the price is shown as the MRP, with a price this much higher crossed out. Enter 0 to show no crossed-out price and no badge.',
  badge: 'Shown on the pages of products without an MRP. Leave empty to show no badge.',
  composition:
    'Enter one part per line, such as Grains 56%. Shown on the pages of products without their own composition. Leave empty to show none.',
  refundsUnaskedUpToRupees:
    'You’ll be asked to confirm it’s you when an order’s refunds add up to more than this amount. Enter 0 to confirm every refund.',
  cancelPaid:
    'Unpaid orders can always be cancelled. If customers can cancel paid orders too, everything is refunded and the items return to stock automatically. Review your policy if it says otherwise.',
  cash: 'Customers pay the courier in cash. If you have delivery zones, also allow it in each zone where you want to offer it.',
  cashMaxTotal: 'Customers pay online for orders above this total. Leave empty for no limit.',
  cashMaxOpenOrders: 'A customer with this many undelivered cash orders can only pay online.',
  cashMaxRefusals: 'Customers who have refused this many cash orders at the door can only pay online.',
  cashRefusalMonths: 'Refused orders older than this no longer count.',
  taxKind:
    'Decides what each paid order gets: a tax invoice, a bill of supply or a plain bill. Documents already issued don’t change.',
  gstin:
    'Shown on invoices, at the bottom of every page and below the policies. Leave empty if you’re not registered.',
  documentPrefix: 'Enter one or two letters or digits. PP gives PP/26-27/00042.',
  keepMonths:
    'Tax law requires at least 72 months. Orders are kept this long even after the customer’s account is deleted. Shown on the My data page.',
  labelDeadline:
    'Products without a complete label stay live until the end of this day. After that, they’re hidden automatically until their label is complete. Leave empty for no deadline.',
  palette:
    'Shown on every page, and in the browser’s address bar on phones. Text is easy to read in every colour theme.',
}

export const cashChoices = { off: 'Off', on: 'On' }
export const cancelPaidChoices = {
  refused: 'Customers ask you',
  allowed: 'Customers can cancel paid orders until they’re packed',
}
export const closedOrdersChoices = {
  none: 'No orders until you open again',
  later: 'Customers can order; delivery dates count from the day you open again',
}
export const dateMeanings = {
  expected: 'Expected: “expected by Thu, 3 Dec”',
  promised: 'Promised: “arrives by Thu, 3 Dec”',
}
export const taxKinds: Record<TaxKind, string> = {
  unregistered: 'Not registered: bill without tax, within your state only',
  composition: 'Composition scheme: bill of supply, within your state only',
  regular: 'Registered: tax invoice',
}

export const palettes: Record<Palette, string> = {
  garden: 'Garden green',
  lagoon: 'Lagoon blue',
  brick: 'Brick red',
  jamun: 'Jamun purple',
  charcoal: 'Charcoal grey',
}

/** The preview below the sets of colours, before one is saved. */
export const looksLike = {
  preview: 'Preview',
  heading: 'Roasted this week',
  text: 'This is how text and buttons will look.',
  button: 'Add to Cart',
  badge: '20% OFF',
}
