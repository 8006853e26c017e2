/** The orders of the back office: how a list is narrowed. */
export const searchLabel = 'Order, name, phone or product'
export const all = 'All'
export const byStatus = 'Orders by status'
export const fromDay = 'From'
export const toDay = 'To'
export const sort = 'Sort'
export const sorts = { newest: 'Newest first', oldest: 'Oldest first' }
/** How many were found: one, and any other number. */
export const counted: [one: string, many: string] = ['order', 'orders']
export const exportAsCsv = 'Export as CSV'
export const notExported = 'The orders could not be exported. Please try again.'

/** The list. */
export const loading = 'Loading orders...'
export const notLoaded = 'Failed to fetch orders.'
export const none = 'No orders found.'
export const pages = 'Pages of orders'
export const title = 'All Orders'
export const order = 'Order'
export const customer = 'Customer'
/** In the place of a name that is not there. */
export const nameless = 'N/A'
export const total = 'Total'
export const status = 'Status'
export const delivery = 'Delivery'
export const items = ({ count }: { count: number }) => (count === 1 ? '1 item' : `${count} items`)

/** What is in an order and where it goes; the first stands inside `Show …` and `Hide …`. */
export const itemsOf = ({ id }: { id: number }) => `items of order ${id}`
export const products = 'Products in Order:'
export const productsNotLoaded = 'The products of this order could not be loaded.'
export const deliverTo = 'Deliver to'
export const addressNotLoaded = 'The address could not be loaded.'
export const noAddress = 'No address saved.'
export const gstin = ({ gstin }: { gstin: string }) => `GSTIN: ${gstin}`
export const partLoading = 'Loading...'
export const tryAgain = 'Try again'

export const packingSlip = 'Packing slip'

/** Marking an order delivered, and taking that back. */
export const delivered = 'Delivered'
export const markAsDelivered = 'Mark as delivered'
export const markedAsDelivered = 'Order marked as delivered!'
export const unpaidQuestion = ({ id }: { id: number }) => `Order ${id} is not paid. Hand it over unpaid?`
export const unpaidDetail =
  'It is noted as handed over and not paid online, and its customer reads it so. The money is then between you and them. This can be taken back for a minute.'
export const unsentQuestion = ({ id, count }: { id: number; count: number }) =>
  `${count === 1 ? '1 item' : `${count} items`} of order ${id} never shipped. Mark it as delivered anyway?`
export const neverShippedQuestion = ({ id }: { id: number }) =>
  `Order ${id} was never shipped. Mark it as delivered anyway?`
export const unsentDetail =
  'The items leave the packing list, and the customer gets the delivery email. You can undo this for a minute.'
export const notToBeDelivered = 'Not to be delivered'
export const undo = 'Undo'
/** For who cannot see in which row the button stands. */
export const theDeliveryOf = ({ id }: { id: number }) => `the delivery of order ${id}`
export const lastStepOf = ({ id }: { id: number }) => `the last step of order ${id}`
export const takenBack = 'The delivery was taken back.'
export const notUpdated = 'Failed to update order.'
export const cancelledIsNotDelivered = 'A cancelled order cannot be delivered.'
export const tooLate = 'A delivery can be taken back for a minute only.'
export const orderedAgain = 'This customer has ordered again meanwhile. The delivery stays as it is.'

/** Giving the stock of an unpaid order back to everyone. */
export const release = 'Release'
/** For who cannot see in which row the button stands. */
export const orderOf = ({ id }: { id: number }) => `order ${id}`
export const releaseQuestion = ({ id }: { id: number }) => `Release order ${id}?`
export const releaseDetail = 'It is not paid. Its products go back on the shelf, and the order is cancelled.'

/** The activity log: what an order is called there, and what was done, before that. */
export const activity = {
  subject: ({ id, name }: { id: number; name: string }) => `Order ${id} of ${name}`,
  deliveredParcel: 'noted a parcel as delivered of',
  tookBack: {
    packed: 'took back the packing of',
    dispatched: 'took back the dispatch of',
    delivered: 'took back the delivery of',
    parcel_arrived: 'took back the delivery of a parcel of',
  },
}

/** The heads of the file of orders. */
export const heads = {
  order: 'Order',
  date: 'Date',
  status: 'Status',
  customer: 'Customer',
  phone: 'Phone',
  items: 'Items',
  delivery: 'Delivery fee (INR)',
  total: 'Total (INR)',
  returned: 'Returned (INR)',
  paid: 'Paid',
  delivered: 'Delivered',
  deliverTo: 'Deliver to',
  address: 'Address',
  city: 'City',
  district: 'District',
  state: 'State',
  postalCode: 'Postal code',
  country: 'Country',
  zone: 'Zone',
  promised: 'Promised by',
}
