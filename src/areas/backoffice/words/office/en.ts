export const backOffice = 'Back office'
export const viewShop = 'View shop'
export const menu = 'Menu'
/** The list of sections, for a screen reader. */
export const sectionList = 'Sections'
export const loadingSection = 'Loading'
export const sectionNotLoaded = 'This section could not be loaded.'

/** Headings of the sidebar. */
export const sectionGroups = {
  products: 'Products',
  orders: 'Orders',
  people: 'People',
  shop: 'Your shop',
  you: 'You',
}

/** Of each section its name in the sidebar, and its title above it. */
export const sections = {
  dashboard: { label: 'Dashboard', title: 'Dashboard Overview' },
  addProduct: { label: 'Add Product', title: 'Add New Product' },
  addCategory: { label: 'Add Category', title: 'Add New Category' },
  images: { label: 'Add Banner Images', title: 'Add Banner Image' },
  products: { label: 'View Products', title: 'Products' },
  categories: { label: 'View Categories', title: 'Categories' },
  stock: { label: 'Stock', title: 'Stock' },
  orders: { label: 'View Orders', title: 'All Orders' },
  packing: { label: 'Packing', title: 'Packing' },
  money: { label: 'Money', title: 'Money' },
  tickets: { label: 'Tickets', title: 'Tickets' },
  users: { label: 'View Users', title: 'Users' },
  activity: { label: 'Activity', title: 'Activity' },
  texts: { label: 'Pages', title: 'Pages' },
  mails: { label: 'Mails', title: 'Mails' },
  delivery: { label: 'Delivery', title: 'Delivery' },
  store: { label: 'Store', title: 'Store' },
  status: { label: 'Status', title: 'Status' },
  guide: { label: 'Getting started', title: 'Getting started' },
  account: { label: 'Account Details', title: 'Account Details' },
}

export const activityNotLoaded = 'The activity could not be loaded.'
export const loadingActivity = 'Loading...'
export const nothingChangedYet = 'Nothing has been changed yet.'
export const pagesOfActivity = 'Pages of the activity'
export const kindOrIdMissing = 'Please name the kind and the id of what was changed, or neither.'

export const overviewNotLoaded = 'The overview could not be loaded.'
export const paymentsNeedAttention = ({ count }: { count: number }) =>
  count === 1 ? '1 payment needs your attention' : `${count} payments need your attention`

export const totalProducts = 'Total Products'
export const totalCategories = 'Total Categories'
export const quickStats = 'Quick Stats'
export const totalUsers = 'Total Users'
export const totalOrders = 'Total Orders'

export const findOrder = 'Order, invoice, phone, name'
export const ordersNotSearched = 'The orders could not be searched. Please try again.'

export const ordersToPack = 'Orders to pack'
export const viewOrdersToPack = 'View orders to pack'
export const everythingPacked = 'Everything is packed.'
/** Of an order whose customer is not there any more. */
export const noName = 'N/A'
export const orderPaid = ({ id, day }: { id: number; day: string }) => `#${id}, paid ${day}`
export const unpaidOrders = 'Unpaid orders'

export const runningLow = 'Running low'
export const viewProducts = 'View products'
export const enoughOfEverything = 'There is enough of everything.'
export const batchesEnding = 'Sale ends soon'
export const viewBatches = 'View batches'
export const unitsOf = ({ count, name }: { count: number; name: string }) => `${count} of ${name}`
export const soldUntil = ({ day }: { day: string }) => `sold until ${day}`
export const outOfStock = 'Out of Stock'
export const left = ({ count }: { count: number }) => `${count} left`

export const last30Days = 'Last 30 days'
export const showAsTable = 'Show as a table'
export const revenueFromOrders = <Part>({ revenue, orders }: { revenue: Part; orders: number }) => [
  revenue,
  ` from ${orders} paid ${orders === 1 ? 'order' : 'orders'}`,
]
export const salesTable = 'Revenue and orders of the last 30 days, newest first'
export const day = 'Day'
export const orders = 'Orders'
export const revenue = 'Revenue'
