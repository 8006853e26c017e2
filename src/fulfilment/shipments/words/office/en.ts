/** Packing orders and handing them to a courier. */
export const trackingNumberNeeded =
  'Enter the tracking number as the courier prints it: 4 to 40 letters, digits or hyphens.'
export const orderNamedTwice = 'List each order only once.'

/** Why an order was not updated. */
export const refused = {
  noSuchOrder: 'Order not found.',
  noSuchParcel: 'The dispatch of this parcel has been undone.',
  cancelled: 'This order is cancelled.',
  unpaid: 'This order isn’t paid yet.',
  movedOn: 'The status of this order has changed. Check it before you continue.',
  sentOtherwise: 'This order was already dispatched with other details. Check its parcels.',
  notThatMany: 'This order doesn’t have that many units left to dispatch.',
  recalled:
    'This order contains units from a recalled batch. Don’t dispatch it. Open the batch in Stock to see what to do.',
  tooLate: 'It’s too late to undo this. A step can only be undone within one minute.',
  notDelivered: 'This order hasn’t been marked as delivered.',
  orderedAgain: 'This customer has placed another order since, so this step can’t be undone.',
}
export const takenBack = 'Last step undone.'
export const parcelDelivered = 'Parcel marked as delivered.'
export const lastParcelDelivered = 'All parcels delivered. Order marked as delivered.'

/** The next steps for one order or for the selected orders. */
export const markPacked = 'Mark as packed'
export const dispatch = 'Dispatch'
export const markDelivered = 'Mark as delivered'
export const notUpdated = 'Couldn’t update the orders. Try again.'
export const select = 'Select'
export const selectOrder = ({ id }: { id: number }) => `Select order #${id}`
export const pack = 'Pack'
export const packOrder = ({ id }: { id: number }) => `Pack order #${id}`
export const selectFirst = ({ count }: { count: number }) => `Select first ${count}`
export const selectMatching = ({ count }: { count: string }) => `Select all matching (${count})`
export const matchingNotLoaded = 'Couldn’t select the matching orders. Try again.'
export const selectAll = ({ count }: { count: number }) => `Select all ${count}`
export const clear = 'Clear'
export const selected = ({ count }: { count: number }) =>
  count === 1 ? '1 order selected' : `${count} orders selected`
export const withSelected = 'Actions for the selected orders'
export const mostSelected = 'You can select up to 200 orders.'
export const unpaidQuestion = ({ count }: { count: number }) =>
  count === 1
    ? '1 order isn’t paid. Mark it as delivered anyway?'
    : `${count} orders aren’t paid. Mark them as delivered anyway?`
export const unsentQuestion = ({ count }: { count: number }) =>
  count === 1
    ? '1 order has items that were never dispatched. Mark it as delivered anyway?'
    : `${count} orders have items that were never dispatched. Mark them as delivered anyway?`
export const cashQuestion = ({ count }: { count: number }) =>
  count === 1
    ? '1 of these orders is paid in cash. Did the courier collect the money?'
    : `${count} of these orders are paid in cash. Did the couriers collect the money?`
export const cashDetail =
  'All selected orders will be marked as delivered, and the cash orders as paid. You can undo this for one minute.'
export const unpaidAndUnsentQuestion = ({ unpaid, unsent }: { unpaid: number; unsent: number }) =>
  `Not paid: ${unpaid}. With items that were never dispatched: ${unsent}. Mark all as delivered anyway?`
export const unsentDetail =
  'The items will be removed from the packing list, and the customers will get the delivery email.'
export const canBeUndone = 'You can undo this for one minute.'
export const unpaidDetail =
  'Unpaid orders will be marked “Delivered, not paid online”. You can undo this for one minute.'

/** What was done. */
type Count = { count: number }
export const packed = ({ count }: Count) => (count === 1 ? '1 order packed.' : `${count} orders packed.`)
export const dispatched = ({ count }: Count) =>
  count === 1 ? '1 order dispatched.' : `${count} orders dispatched.`
export const delivered = ({ count }: Count) =>
  count === 1 ? '1 order delivered.' : `${count} orders delivered.`
export const undoAll = ({ count }: Count) => `Undo all ${count}`
export const severalTakenBack = ({ count }: Count) =>
  count === 1 ? 'Last step undone for 1 order.' : `Last step undone for ${count} orders.`
export const leftOut = ({ id, why }: { id: number; why: string }) => `Order #${id}: ${why}`

/** The form for dispatching parcels with a courier. */
export const dispatchOrder = ({ id }: { id: number }) => `Dispatch order #${id}`
export const dispatchOrders = ({ count }: Count) => `Dispatch ${count} orders`
export const courier = 'Courier'
export const trackingNumber = 'Tracking number'
export const trackingNumberHint = 'Leave empty if there isn’t one.'
export const trackingNumbersHint = 'Enter each order’s tracking number. Leave empty if there isn’t one.'
export const sentByKey = 'Press Ctrl+Enter to dispatch them all.'
export const trackingNumberOf = ({ id }: { id: number }) => `Order #${id}`
export const onlyAPart = 'Dispatch only part of the order'
export const unitsOf = ({ name, left }: { name: string; left: number }) =>
  `${name} (${left} left to dispatch)`
export const unitsNeeded = ({ left }: { left: number }) => `Enter a whole number from 0 to ${left}.`
export const nothingChosen = 'Enter at least one unit.'
export const nothingLeft = 'This order has nothing left to dispatch.'

/** The page of one order. */
export const allOrders = 'Back to all orders'
export const orderNumber = ({ id }: { id: number }) => `Order #${id}`
export const placedAt = ({ moment }: { moment: string }) => `Ordered ${moment}`
export const loadingOrder = 'Loading the order...'
export const orderNotLoaded = 'Couldn’t load the order. Try again.'
export const open = 'Open this order'
export const parcels = 'Parcels'
export const noParcels = 'Nothing has been dispatched yet.'
export const neverDispatched = 'Nothing was dispatched.'
export const parcelsNotLoaded = 'Couldn’t load the parcels. Try again.'
export const sentWith = ({ courier, moment }: { courier: string; moment: string }) => `${courier}, ${moment}`
export const arrivedAt = ({ moment }: { moment: string }) => `delivered ${moment}`
export const units = ({ name, quantity }: { name: string; quantity: number }) => `${quantity} × ${name}`
export const stillToSend = 'Still to dispatch:'
export const markParcelDelivered = 'Mark parcel as delivered'
export const parcelNotUpdated = 'Couldn’t update the parcel. Try again.'
export const follow = 'Track parcel'
export const newWindow = '(opens a new window)'
/** In place of a product that has been deleted. */
export const productGone = 'Product not found'

/** Couriers, as the back office lists them. */
export const couriers = {
  own: 'Own delivery',
  dtdc: 'DTDC',
  india_post: 'India Post',
  delhivery: 'Delhivery',
  blue_dart: 'Blue Dart',
  st_courier: 'ST Courier',
  professional: 'The Professional Couriers',
  ekart: 'Ekart',
  xpressbees: 'XpressBees',
  other: 'Other courier',
}
/** The parcel states by which the list of orders can be filtered. */
export const steps = {
  toPack: 'To pack',
  packed: 'Packed',
  partlyDispatched: 'Partly dispatched',
  dispatched: 'Dispatched',
}
