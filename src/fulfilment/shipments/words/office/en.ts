/** Packing orders and handing them to a courier. */
export const trackingNumberNeeded =
  'Please enter the tracking number as the courier prints it: 4 to 40 letters, digits or hyphens.'
export const orderNamedTwice = 'Please name each order once.'

/** Why an order did not take a step. */
export const refused = {
  noSuchOrder: 'This order does not exist.',
  noSuchParcel: 'This parcel was taken back meanwhile.',
  cancelled: 'This order is cancelled.',
  unpaid: 'This order is not paid yet.',
  movedOn: 'This order has moved on meanwhile.',
  sentOtherwise: 'This order left already, as it was entered before. Please look at its parcels.',
  notThatMany: 'Not so much of this order is left to be sent.',
  recalled:
    'This order holds goods of a recalled batch. Please do not send it: the batch, under Stock, says what to do.',
  tooLate: 'A step can be taken back for a minute only.',
  notDelivered: 'This order hasn’t been marked as delivered.',
  orderedAgain: 'This customer has ordered again meanwhile. The order stays as it is.',
}
export const takenBack = 'The step was taken back.'
export const parcelDelivered = 'The parcel is delivered.'
export const lastParcelDelivered = 'All parcels are delivered, and the order with them.'

/** The next steps of one order, or of several that are selected. */
export const markPacked = 'Mark as packed'
export const dispatch = 'Dispatch'
export const markDelivered = 'Mark as delivered'
export const notUpdated = 'The orders could not be updated. Please try again.'
export const select = 'Select'
export const selectOrder = ({ id }: { id: number }) => `Select order ${id}`
export const pack = 'Pack'
export const packOrder = ({ id }: { id: number }) => `Pack order ${id}`
export const selectFirst = ({ count }: { count: number }) => `Select first ${count}`
export const selectMatching = ({ count }: { count: string }) => `Select every match (${count})`
export const matchingNotLoaded = 'Couldn’t select the matching orders. Please try again.'
export const selectAll = ({ count }: { count: number }) => `Select all ${count}`
export const clear = 'Clear'
export const selected = ({ count }: { count: number }) =>
  count === 1 ? '1 order selected' : `${count} orders selected`
export const withSelected = 'With the selected orders'
export const mostSelected = 'At most 200 orders can be selected.'
export const unpaidQuestion = ({ count }: { count: number }) =>
  count === 1
    ? '1 order is not paid. Hand it over unpaid?'
    : `${count} orders are not paid. Hand them over unpaid?`
export const unsentQuestion = ({ count }: { count: number }) =>
  count === 1
    ? '1 order has items that never shipped. Mark it as delivered anyway?'
    : `${count} orders have items that never shipped. Mark them as delivered anyway?`
export const unpaidAndUnsentQuestion = ({ unpaid, unsent }: { unpaid: number; unsent: number }) =>
  `Not paid: ${unpaid}. With items that never shipped: ${unsent}. Mark all as delivered anyway?`
export const unsentDetail = 'The items leave the packing list, and the customers get the delivery email.'
export const canBeUndone = 'You can undo this for a minute.'
export const unpaidDetail =
  'They are noted as handed over and not paid online. This can be taken back for a minute.'

/** What became of them. */
type Count = { count: number }
export const packed = ({ count }: Count) =>
  count === 1 ? '1 order is packed.' : `${count} orders are packed.`
export const dispatched = ({ count }: Count) =>
  count === 1 ? '1 order is dispatched.' : `${count} orders are dispatched.`
export const delivered = ({ count }: Count) =>
  count === 1 ? '1 order is delivered.' : `${count} orders are delivered.`
export const undoAll = ({ count }: Count) => `Undo all ${count}`
export const severalTakenBack = ({ count }: Count) =>
  count === 1 ? 'The step of 1 order was taken back.' : `The steps of ${count} orders were taken back.`
export const leftOut = ({ id, why }: { id: number; why: string }) => `Order ${id}: ${why}`

/** The form with which parcels are handed to a courier. */
export const dispatchOrder = ({ id }: { id: number }) => `Dispatch order ${id}`
export const dispatchOrders = ({ count }: Count) => `Dispatch ${count} orders`
export const courier = 'Courier'
export const trackingNumber = 'Tracking number'
export const trackingNumberHint = 'Leave it empty where there is none.'
export const trackingNumbersHint = 'The tracking number of each order. Leave it empty where there is none.'
export const sentByKey = 'Ctrl+Enter dispatches them at once.'
export const trackingNumberOf = ({ id }: { id: number }) => `Order ${id}`
export const onlyAPart = 'Send only a part of it'
export const unitsOf = ({ name, left }: { name: string; left: number }) => `${name} (${left} left to send)`
export const unitsNeeded = ({ left }: { left: number }) => `Please enter a whole number from 0 to ${left}.`
export const nothingChosen = 'Please enter at least one unit.'
export const nothingLeft = 'Nothing of this order is left to be sent.'

/** The page of one order. */
export const allOrders = 'Back to all orders'
export const orderNumber = ({ id }: { id: number }) => `Order ${id}`
export const placedAt = ({ moment }: { moment: string }) => `Ordered ${moment}`
export const loadingOrder = 'Loading the order...'
export const orderNotLoaded = 'The order could not be loaded.'
export const open = 'Open this order'
export const parcels = 'Parcels'
export const noParcels = 'Nothing has been dispatched yet.'
export const neverDispatched = 'Nothing was dispatched.'
export const parcelsNotLoaded = 'The parcels could not be loaded.'
export const sentWith = ({ courier, moment }: { courier: string; moment: string }) => `${courier}, ${moment}`
export const arrivedAt = ({ moment }: { moment: string }) => `delivered ${moment}`
export const units = ({ name, quantity }: { name: string; quantity: number }) => `${quantity} × ${name}`
export const stillToSend = 'Still to be shipped:'
export const markParcelDelivered = 'Mark this parcel as delivered'
export const parcelNotUpdated = 'The parcel could not be updated. Please try again.'
export const follow = 'Follow it'
export const newWindow = '(opens a new window)'
/** In the place of a product that is not there any more. */
export const productGone = 'Product not found'

/** Couriers where the back office names them alone. */
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
/** The steps of a parcel, as the list of orders is narrowed by them. */
export const steps = {
  toPack: 'To pack',
  packed: 'Packed',
  partlyDispatched: 'Partly shipped',
  dispatched: 'Dispatched',
}
