/** The filters of the list of orders. */
export const searchLabel = 'Order, name, phone or product'
export const all = 'All'
export const byStatus = 'Orders by status'
/** The filter for paid orders and cash orders that are not delivered yet. */
export const toDeliver = 'To deliver'
export const fromDay = 'From'
export const toDay = 'To'
export const sort = 'Sort'
export const sorts = { newest: 'Newest first', oldest: 'Oldest first' }
/** The number of orders found: singular and plural. */
export const counted: [one: string, many: string] = ['order', 'orders']
export const exportAsCsv = 'Export as CSV'
export const notExported = 'Couldn’t export the orders. Try again.'

/** The list. */
export const loading = 'Loading orders...'
export const notLoaded = 'Failed to fetch orders.'
export const none = 'No orders found.'
export const noneYet = 'Orders appear here when customers place them.'
export const noneHere = 'Try another search, status or date.'
export const pages = 'Orders pagination'
export const title = 'All Orders'
export const order = 'Order'
export const customer = 'Customer'
/** In place of a missing name. */
export const nameless = 'N/A'
/** Beside the name of a buyer without an account. */
export const guest = 'Guest'
export const total = 'Total'
export const status = 'Status'
export const delivery = 'Delivery'
export const items = ({ count }: { count: number }) => (count === 1 ? '1 item' : `${count} items`)

/** The items in an order and its address; `itemsOf` follows `Show` or `Hide`. */
export const itemsOf = ({ id }: { id: number }) => `items in order #${id}`
export const products = 'Products in Order:'
export const productsNotLoaded = 'Couldn’t load the products in this order. Try again.'
export const deliverTo = 'Deliver to'
export const addressNotLoaded = 'Couldn’t load the address. Try again.'
export const noAddress = 'No address saved.'
export const gstin = ({ gstin }: { gstin: string }) => `GSTIN: ${gstin}`
export const partLoading = 'Loading...'
export const tryAgain = 'Try again'

export const packingSlip = 'Packing slip'

/** Marking an order as delivered, and undoing that. */
export const delivered = 'Delivered'
export const markAsDelivered = 'Mark as delivered'
export const markedAsDelivered = 'Order marked as delivered!'
export const unpaidQuestion = ({ id }: { id: number }) =>
  `Order #${id} isn’t paid. Mark it as delivered anyway?`
export const unpaidDetail =
  'The order will be marked “Delivered, not paid online”, and the customer will see this. You’ll need to collect payment yourself. You can undo this for one minute.'
export const cashQuestion = ({ id, total }: { id: number; total: string }) =>
  `Did the courier collect ${total} for order #${id}?`
export const cashDetail =
  'The order will be marked as delivered and paid in cash. You can undo this for one minute.'
export const unsentQuestion = ({ id, count }: { id: number; count: number }) =>
  `${count === 1 ? '1 item' : `${count} items`} in order #${id} ${count === 1 ? 'was' : 'were'} never dispatched. Mark the order as delivered anyway?`
export const neverShippedQuestion = ({ id }: { id: number }) =>
  `Order #${id} was never dispatched. Mark it as delivered anyway?`
export const unsentDetail =
  'The items will be removed from the packing list, and the customer will get the delivery email. You can undo this for one minute.'
export const notToBeDelivered = 'No delivery'
export const undo = 'Undo'
/** For screen readers, after `Undo`. */
export const theDeliveryOf = ({ id }: { id: number }) => `delivery of order #${id}`
export const lastStepOf = ({ id }: { id: number }) => `last step of order #${id}`
export const takenBack = 'Order marked as not delivered.'
export const notUpdated = 'Failed to update order.'
export const cancelledIsNotDelivered = 'A cancelled order can’t be marked as delivered.'
export const tooLate = 'It’s too late to undo this. A delivery can only be undone within one minute.'
export const orderedAgain = 'This customer has placed another order since, so the delivery can’t be undone.'

/** Cancelling an unpaid order, which puts its items back into stock. */
export const release = 'Cancel unpaid order'
/** For screen readers, after `Cancel unpaid order`. */
export const orderOf = ({ id }: { id: number }) => `#${id}`
export const releaseQuestion = ({ id }: { id: number }) => `Cancel unpaid order #${id}?`
export const cancelCash = 'Cancel order'
export const cancelCashQuestion = ({ id }: { id: number }) => `Cancel order #${id}?`
export const cancelCashDetail =
  'The order will be cancelled, its items will go back into stock, and the customer will get an email.'
export const cancelReplacement = 'Cancel replacement'
export const cancelReplacementDetail =
  'Its items will go back into stock, and you can refund the return or replace it again.'
export const releaseDetail = 'The order will be cancelled, and its items will go back into stock.'

/** The activity log: the name of an order, and the actions that stand before it. */
export const activity = {
  subject: ({ id, name }: { id: number; name: string }) => `order #${id} (${name})`,
  placed: 'placed',
  changedAddress: 'changed the delivery address of',
  refused: 'recorded a refusal at the door for',
  unpacked: 'reopened the packing of',
  gaveDiscount: 'added a discount to',
  removedDiscount: 'removed a discount from',
  removedRecalled: 'removed recalled items from',
  wroteNote: 'added a note to',
  removedNote: 'deleted a note from',
  restocked: 'returned items to stock from',
  requestedReturn: 'recorded a return of',
  approvedReturn: 'approved the return of',
  declinedReturn: 'declined the return of',
  receivedReturn: 'received the return of',
  inspectedReturn: 'inspected the return of',
  replacedReturn: 'replaced returned items of',
  reopenedReturn: 'reopened the return of',
  closedReturn: 'closed the return of',
  notRestocked: 'left the stock unchanged for',
  /** What happens without a person, should a person ever do it. */
  receivedPayment: 'recorded a payment for',
  processedRefund: 'recorded a refund for',
  issuedDocument: 'issued a document for',
  deliveredParcel: 'marked a parcel as delivered for',
  tookBack: {
    packed: 'undid the packing of',
    dispatched: 'undid the dispatch of',
    delivered: 'undid the delivery of',
    parcel_arrived: 'undid a parcel delivery for',
  },
}

/** The column headings of the CSV export. */
export const heads = {
  order: 'Order',
  date: 'Date',
  status: 'Status',
  customer: 'Customer',
  phone: 'Phone',
  items: 'Items',
  delivery: 'Delivery charge (INR)',
  total: 'Total (INR)',
  returned: 'Refunded (INR)',
  paid: 'Paid',
  delivered: 'Delivered',
  deliverTo: 'Deliver to',
  address: 'Address',
  city: 'City',
  district: 'District',
  state: 'State',
  postalCode: 'PIN code',
  country: 'Country',
  zone: 'Zone',
  promised: 'Promised by',
  paymentMethod: 'Payment method',
  toCollect: 'To collect in cash (INR)',
}
