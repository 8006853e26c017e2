export const backOffice = 'Back office'
export const viewShop = 'View shop'
export const menu = 'Menu'
/** The button that searches everything, with its keys on a computer. */
export const search = 'Search the back office'
export const searchShort = 'Search'
export const searchKey = { apple: '⌘ K', others: 'Ctrl K' }
export const searchNotOpened = 'Couldn’t open the search. Try again.'
/** The list of sections, for a screen reader. */
export const sectionList = 'Sections'
export const loadingSection = 'Loading'
/** Somebody opened a section that their role may not see, or their role was changed. */
export const notYourSection = 'Your role doesn’t include this section. Ask an owner if you need it.'
export const sectionNotLoaded = 'Couldn’t load this section.'

/** Headings of the sidebar. */
export const sectionGroups = {
  orders: 'Orders',
  products: 'Products',
  customers: 'Customers',
  money: 'Money',
  website: 'Website',
  settings: 'Settings',
}

/** The bar at the bottom of a phone. Its name doesn’t contain the sidebar’s, so that screen readers tell them apart. */
export const bottomBar = 'Shortcuts'
export const home = 'Home'
export const more = 'More'

/** Each section’s name in the sidebar, and its title. */
export const sections = {
  dashboard: { label: 'Dashboard', title: 'Dashboard Overview' },
  addProduct: { label: 'Add Product', title: 'Add New Product' },
  addCategory: { label: 'Add Category', title: 'Add New Category' },
  images: { label: 'Add Banner Images', title: 'Add Banner Image' },
  products: { label: 'View Products', title: 'Products' },
  categories: { label: 'View Categories', title: 'Categories' },
  import: { label: 'Import', title: 'Import and export' },
  photos: { label: 'Photos', title: 'Product photos' },
  bundles: { label: 'Bundles', title: 'Bundles' },
  coupons: { label: 'Coupons', title: 'Coupons' },
  search: { label: 'Search', title: 'Search' },
  reviews: { label: 'Reviews', title: 'Reviews' },
  stock: { label: 'Stock', title: 'Stock' },
  orders: { label: 'View Orders', title: 'All Orders' },
  packing: { label: 'Packing', title: 'Packing' },
  money: { label: 'Payments', title: 'Payments' },
  reports: { label: 'Reports', title: 'Reports' },
  returns: { label: 'Returns', title: 'Returns' },
  tickets: { label: 'Tickets', title: 'Tickets' },
  users: { label: 'View Users', title: 'Users' },
  staff: { label: 'Staff', title: 'Staff' },
  activity: { label: 'Activity', title: 'Activity' },
  texts: { label: 'Pages', title: 'Pages' },
  stories: { label: 'Stories', title: 'Recipes and stories' },
  mails: { label: 'Emails', title: 'Emails' },
  delivery: { label: 'Delivery', title: 'Delivery' },
  store: { label: 'Store', title: 'Store' },
  connections: { label: 'Connections', title: 'Connections' },
  status: { label: 'Status', title: 'Status' },
  guide: { label: 'Setup guide', title: 'Setup guide' },
  account: { label: 'Account Details', title: 'Account Details' },
}
