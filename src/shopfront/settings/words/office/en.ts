import type { Palette } from '#values/colours/palettes.ts'
import type { TaxKind } from '../../contract.ts'

export const loading = 'Loading...'
export const notLoaded = 'The facts of the store could not be loaded.'
export const lead =
  'What the shop says of itself. A change is on every page, in every mail and on every packing slip within a second.'
export const saveChanges = 'Save Changes'
export const savedByKey = 'Ctrl+Enter in a field saves, too.'
export const saved = 'Saved. Every page says it from now on.'
export const notSaved = 'The facts could not be saved. Please try again.'
export const nothing = 'nothing'
/** What the activity log calls the words that stand on every page. */
export const storeTexts = 'Store (tagline and texts)'
/** Before products are hidden, for the merchant registers for GST. */
export const hideQuestion = ({ products }: { products: number }) =>
  products === 1 ? 'Save and hide 1 product?' : `Save and hide ${products} products?`
export const saveAndHide = 'Save and hide'
export const dontSave = 'Don’t save'
export const chooseState = 'Choose a state'
/** What is wrong with one of several that stand in a field. */
export const inEntry = ({ entry, problem }: { entry: string; problem: string }) => `${entry}: ${problem}`

export const groups = {
  name: 'Name',
  contacts: 'Contacts',
  social: 'Social link',
  grievances: 'Complaints',
  delivery: 'Where and when it delivers',
  products: 'Products without figures of their own',
  refunds: 'Refunds',
  tax: 'Tax and invoices',
}

export const fields = {
  name: 'Name of the shop',
  shortName: 'Short name',
  tagline: 'Tagline',
  blurb: 'About the shop',
  legalName: 'Legal name',
  address: 'Address',
  phones: 'Phone numbers',
  email: 'Email',
  fssai: 'FSSAI number (optional)',
  socialLabel: 'Name of the network',
  socialUrl: 'Link',
  officerName: 'Grievance officer',
  officerDesignation: 'Designation',
  officerPhone: 'Phone of the officer',
  officerEmail: 'Email of the officer',
  acknowledgeHours: 'Hours until a ticket is acknowledged',
  settleMonths: 'Months until a ticket is settled',
  district: 'District',
  state: 'State you sell from',
  processingDays: 'Business days until it leaves',
  deliveryDays: 'Business days on the way',
  workingDays: 'Working days',
  holidays: 'Holidays',
  dateMeans: 'Delivery date',
  postalCodes: 'Postal codes',
  stateCode: 'State in two letters',
  struckOverPriceRupees: 'Rupees above the price',
  badge: 'Badge',
  composition: 'Composition',
  refundsUnaskedUpToRupees: 'Confirm refunds over (₹)',
  taxKind: 'Registered for GST',
  gstin: 'GSTIN',
  documentPrefix: 'Invoice numbers begin with',
  keepMonths: 'Months for which orders are kept',
  labelDeadline: 'Deadline for missing labels (optional)',
  palette: 'Colours',
  translations: 'Other languages',
}

/** Under each field: where what is written there is seen. */
export const seen: Omit<typeof fields, 'translations'> = {
  name: 'Seen beside the mark on every page and packing slip, in all titles, in search results, in mails and in the payment window.',
  shortName: 'Seen below the icon of the shop on a phone that keeps it.',
  tagline: 'Seen behind the name in the title of the home page, and in search results.',
  blurb: 'Seen at the bottom of every page, and in search results for the home page.',
  legalName: 'Seen in the last line of every page, in the policies and on packing slips.',
  address: 'One line each. Seen at the bottom of every page, in mails, in the policies and on packing slips.',
  phones:
    'One a line. Seen at the bottom of every page and on packing slips; mails and policies name the first.',
  fssai: 'Seen at the foot of every page, below the policies and on products that name no other maker.',
  email:
    'Seen at the bottom of every page, in mails, in the policies and on packing slips. The shop tells you there of orders and money.',
  socialLabel: 'Seen at the bottom of every page. Leave both empty if you have none.',
  socialUrl: 'Where the name of the network leads to.',
  officerName:
    'The law asks every shop to name who hears complaints. Seen at the bottom of every page, on the page for help and in mails about tickets.',
  officerDesignation: 'Seen behind the name, such as Owner.',
  officerPhone: 'Seen beside the name.',
  officerEmail: 'Seen beside the name.',
  acknowledgeHours: 'The law says 48. Seen on the page for help; each ticket counts it down.',
  settleMonths: 'The law says 1. Seen on the page for help; each ticket counts it down.',
  district: 'Seen in the cart, in the policies, in mails, and where an address is refused.',
  state:
    'Without a GST registration, or under the composition scheme, you can sell only inside this state. Seen beside the district.',
  processingDays: 'Such as 1-2. Seen at checkout, in the policies, in mails and by search engines.',
  deliveryDays: 'Such as 3-7, after that. Seen at checkout, in the policies, in mails and by search engines.',
  workingDays: 'Such as Mon, Tue, Wed. The day by which an order arrives is counted in them.',
  holidays: 'One a line, such as 2026-01-26. They are no working days.',
  dateMeans:
    'What shoppers read in the shop, at checkout and in mails. A promised date that you miss gives the customer the right to a refund.',
  postalCodes:
    'Single ones or ranges such as 641001-641039, with commas between them. An address elsewhere is refused at checkout.',
  stateCode: 'Told to search engines beside each product, such as TN.',
  struckOverPriceRupees:
    'Seen struck through beside the price of a product without an MRP, which is called MRP then. 0: nothing is struck through, and no badge is shown.',
  badge: 'Seen on the page of a product without an MRP. Empty: no badge.',
  composition:
    'One part a line, such as Grains 56%. Seen on the page of a product without a composition. Empty: no parts are shown.',
  refundsUnaskedUpToRupees:
    'You confirm who you are once an order’s refunds add up to more than this amount. 0: you confirm every refund.',
  taxKind:
    'Each paid order gets its paper: a tax invoice, a bill of supply or a plain bill. What is issued is never changed by this.',
  gstin:
    'Seen on invoices, at the foot of every page and below the policies. Left empty by who is not registered.',
  documentPrefix: 'One or two letters or digits: PP makes PP/26-27/00042.',
  keepMonths: 'Tax law says 72. Seen on the page My data: so long orders outlive an account that is erased.',
  labelDeadline:
    'Products that are on sale without a complete label stay on sale through this day. The next day they’re hidden automatically, until their label is complete. Leave it empty to set no deadline yet.',
  palette:
    'Seen on every page, and in the bar of a phone’s browser. In each of these sets all words can be read by everybody.',
}

export const dateMeanings = {
  expected: 'Expected: “expected by Thu, 3 Dec”',
  promised: 'Promised: “arrives by Thu, 3 Dec”',
}
export const taxKinds: Record<TaxKind, string> = {
  unregistered: 'Not registered: a plain bill without tax, inside your state only',
  composition: 'Composition scheme: a bill of supply, inside your state only',
  regular: 'Registered: a tax invoice',
}

export const palettes: Record<Palette, string> = {
  garden: 'Garden green',
  lagoon: 'Lagoon blue',
  brick: 'Brick red',
  jamun: 'Jamun purple',
  charcoal: 'Charcoal grey',
}

/** Under the sets of colours: how the chosen one looks before it is saved. */
export const looksLike = {
  preview: 'Preview',
  heading: 'Roasted this week',
  text: 'Words look like this, and a button like that.',
  button: 'Add to Cart',
  badge: '20% OFF',
}
