export const placeholder = 'Order, customer, product or setting'
export const title = 'Search the back office'
export const results = 'Search results'

export const groups = {
  recent: 'Recently opened',
  sections: 'Sections',
  settings: 'Settings',
  help: 'Help',
  orders: 'Orders',
  customers: 'Customers',
  products: 'Products',
}

export const startTyping =
  'Search by order number, invoice number, name, phone number or email, or for a product, section or setting.'
export const tooShort = 'Enter at least 2 characters.'
export const searching = 'Searching...'
export const takesLong = 'Still searching. Your connection seems slow.'
export const notSearched = 'Couldn’t search orders, customers and products. Try again.'
export const nothingFound = ({ typed }: { typed: string }) => `No results for “${typed}”.`
export const found = ({ count }: { count: number }) => (count === 1 ? '1 result' : `${count} results`)

export const order = ({ id }: { id: number }) => `Order #${id}`
export const placedOn = ({ day, total }: { day: string; total: string }) => `${day} · ${total}`
export const reach = ({ phone, email }: { phone: string; email: string }) =>
  [phone, email].filter(Boolean).join(' · ')
export const productStates = { live: 'Live', hidden: 'Hidden', draft: 'Draft' }
export const inCategory = ({ category, state }: { category: string; state: string }) =>
  `${category} · ${state}`
type All = { typed: string }
export const showAll = {
  orders: ({ typed }: All) => `All orders with “${typed}”`,
  customers: ({ typed }: All) => `All customers with “${typed}”`,
  products: ({ typed }: All) => `All products with “${typed}”`,
}

/** Other words that people search for, by section. */
export const sectionWords: Record<string, string> = {
  dashboard: 'home overview sales revenue today',
  orders: 'invoice customer order list refund cancel export',
  packing: 'dispatch courier slip label tracking parcel',
  returns: 'return refund exchange',
  tickets: 'complaint support question grievance',
  'add-product': 'new product create',
  'add-category': 'new category create',
  products: 'price discount label picture draft hide',
  categories: 'category collection',
  bundles: 'combo set gift pack',
  coupons: 'discount code voucher promotion offer',
  import: 'export csv spreadsheet excel shopify woocommerce upload',
  photos: 'pictures images upload many',
  reports: 'sales statistics analytics csv forecast abandoned carts',
  stock: 'inventory batch expiry quantity',
  reviews: 'rating stars feedback',
  search: 'synonyms failed searches',
  users: 'customers admins people block pin',
  money: 'payments refunds razorpay settlement reconciliation',
  images: 'banner slider home picture',
  texts: 'pages policy about home text',
  stories: 'recipes blog',
  store: 'settings shop name logo colours gst holiday cash',
  delivery: 'shipping zone pin code charge',
  mails: 'email template whatsapp',
  connections: 'razorpay smtp keys backup courier',
  staff: 'role rights packer accountant manager invite',
  status: 'health backup jobs server',
  activity: 'log history changes who',
  guide: 'setup start onboarding walkthrough questions',
  account: 'password pin passkey two-step verification profile',
}
/** Other words for a store setting. */
export const settingWords: Record<string, string> = {
  cash: 'COD pay on delivery',
  closedFrom: 'vacation holiday leave close shop',
  closedUntil: 'vacation holiday leave reopen',
  holidays: 'festival closed',
  gstin: 'tax GST number',
  taxKind: 'GST tax registration composition',
  documentPrefix: 'bill series',
  fssai: 'food licence license',
  palette: 'theme color design',
  postalCodes: 'pincode area',
  refundsUnaskedUpToRupees: 'refund limit approval',
  socialUrl: 'instagram facebook',
  maxOrdersPerDay: 'capacity limit',
}
