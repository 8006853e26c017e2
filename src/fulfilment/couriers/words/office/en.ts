import type { CourierIssue } from '../../rules/booking-state.ts'

/** Booking parcels with a courier. */
export const weightNeeded = 'Enter the weight in grams, up to 50,000.'
export const sideNeeded = 'Enter whole centimetres from 1 to 200.'
export const packingNeeded = 'Enter whole grams from 0 to 10,000.'
export const pinNeeded = 'Enter a 6-digit PIN code.'

/** Why a booking was refused. */
export const refused = {
  notConnected: 'No courier is connected.',
  noAddress: 'This order has no delivery address.',
  noPickupPin: 'Enter the PIN code where parcels are collected under Parcel sizes first.',
  bookedBefore: 'These units are already booked with a courier. Cancel that booking first.',
  priceChanged: 'The price has changed. Get the rates again.',
  sentOtherwise: 'This form was already sent with other details. Check the booking.',
  noSuchBooking: 'Booking not found.',
  collected: 'The courier has already collected this parcel, so it can’t be cancelled.',
  noLabel: 'There’s no label for this booking.',
}
export const courierSilent = 'The courier didn’t respond. Try again in a minute.'
export const courierRefuses = ({ reason }: { reason: string }) => `The courier refused this: ${reason}`
export const credentialsRefused = 'The courier doesn’t accept your credentials. Check them under Connections.'
export const changedMeanwhile = 'Somebody else changed the parcel sizes. Check them and try again.'
export const wrongToken = 'The webhook token is wrong.'
export const taken = 'Received.'

/** In the dialog for dispatching an order. */
export const bookTitle = 'Book with a courier'
export const bookHint =
  'Booking fills in the tracking number. The order is marked as dispatched when the courier collects the parcel.'
export const weight = 'Weight in grams'
export const weightMissing = 'Not every product has a weight. Weigh the parcel.'
export const length = 'Length (cm)'
export const width = 'Width (cm)'
export const height = 'Height (cm)'
export const getRates = 'Get rates'
export const ratesFailed = 'Couldn’t get the rates. Try again.'
export const noRates = 'No courier delivers this parcel to this PIN code.'
export const didNotAnswer = ({ names }: { names: string }) => `No response from ${names}.`
export const deliveryIn = ({ days }: { days: number }) => (days === 1 ? '1 day' : `${days} days`)
export const collects = ({ amount }: { amount: string }) => `The courier collects ${amount} in cash.`
export const via = ({ name, provider }: { name: string; provider: string }) => `${name}, ${provider}`
export const book = 'Book'
export const notBooked = 'Couldn’t book the parcel. Try again.'
export const booked = 'Parcel booked.'
export const providers = { shiprocket: 'Shiprocket', delhivery: 'Delhivery' }

/** Bookings of an order. */
export const bookings = 'Courier bookings'
export const bookingOf = ({ service, price }: { service: string; price: string }) => `${service}, ${price}`
export const states = {
  booking: 'Waiting for the courier’s answer',
  booked: 'Booked',
  cancelling: 'Being cancelled',
  called_off: 'Cancelled',
  failed: 'Not booked',
}
export const tracking = {
  booked: 'Booked',
  picked_up: 'Picked up',
  in_transit: 'In transit',
  out_for_delivery: 'Out for delivery',
  returning: 'Returning to you',
  lost: 'Lost or damaged',
  arrived: 'Delivered',
  returned: 'Returned to you',
  called_off: 'Cancelled by the courier',
}
export const because = ({ reason }: { reason: string }) => `Reason: ${reason}`
export const fillIn = 'Fill in this number'
export const printLabel = 'Print label'
export const openLabel = 'Open label'
export const printSlip = 'Print packing slip'
export const openSlip = 'Open packing slip'
export const cancelBooking = 'Cancel booking'
export const cancelQuestion = 'Cancel this booking?'
export const cancelDetail = 'The courier won’t collect the parcel. You can book it again.'
export const cancelled = 'Booking cancelled.'
export const notCancelled = 'Couldn’t cancel the booking. Try again.'
export const bookingsNotLoaded = 'Couldn’t load the courier bookings. Try again.'

/** Parcels that need attention. */
export const issuesTitle = 'Parcels that need attention'
export const issues: Record<CourierIssue, string> = {
  returning: 'The courier couldn’t deliver this parcel and is bringing it back.',
  returned: 'This parcel came back to you. Refund the customer, or send it again.',
  lost: 'The courier reports this parcel as lost or damaged. Refund the customer, and make a claim with the courier.',
  called_off: 'The courier cancelled this booking. Book it again.',
  not_dispatched: 'The courier collected this parcel, but the order couldn’t be marked as dispatched.',
  not_delivered: 'The courier delivered this parcel, but the order couldn’t be marked as delivered.',
}
export const issueOf = ({ id }: { id: number }) => `Order #${id}`
export const resolved = 'Done'
export const notResolved = 'Couldn’t save this. Try again.'

/** The parcel sizes. */
export const parcelSizes = 'Parcel sizes'
export const usualBox = 'Usual box'
export const packingWeight = 'Weight of the box and packing in grams'
export const pickupPin = 'PIN code where parcels are collected'
export const variantBoxes = 'Products'
export const variantHint =
  'Fill these in only for products that need a larger box, or that weigh more when packed than the weight entered with the product.'
export const packedWeight = 'Packed weight (g)'
export const wholeBox = 'Enter all three sides, or none.'
export const sizesSaved = 'Parcel sizes saved.'
export const sizesNotSaved = 'Couldn’t save the parcel sizes. Try again.'
export const sizesNotLoaded = 'Couldn’t load the parcel sizes. Try again.'
export const loading = 'Loading...'

/** Why a parcel wasn’t booked. */
export const addressDeleted = 'The delivery address has been deleted.'
