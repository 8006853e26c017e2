/** The timeline of an order. */
export const noteNeeded = 'Enter a note.'
export const noteSaved = 'Note saved.'
export const noteRemoved = 'Note deleted.'

const waysToPay: Record<string, string> = {
  cash: 'in cash',
  upi: 'by UPI',
  bank_transfer: 'by bank transfer',
  exchange: 'by exchange',
}

type Money = { amount: string }
export const lines = {
  placed: 'Order placed',
  addressChanged: 'Delivery address changed',
  paid: ({ amount }: Money) => `Paid ${amount}`,
  /** `method` is the payment provider’s name for it, such as `upi` or `card`. */
  paidBy: ({ amount, method }: Money & { method: string }) =>
    `Paid ${amount} ${waysToPay[method] ?? `by ${method}`}`,
  paymentFailed: ({ amount }: Money) => `Payment of ${amount} failed`,
  anotherPayment: ({ amount }: Money) => `Payment of ${amount} not counted towards this order`,
  refundWanted: ({ amount }: Money) => `Refund of ${amount} requested`,
  refundedElsewhere: ({ amount }: Money) =>
    `${amount} refunded outside your shop, directly through the payment provider`,
  refundProcessed: ({ amount }: Money) => `Refund of ${amount} processed by the payment provider`,
  refundRetried: ({ amount }: Money) => `Refund of ${amount} retried`,
  refundFailed: ({ amount }: Money) => `Refund of ${amount} failed`,
  refundByHand: ({ amount }: Money) => `${amount} marked as refunded manually`,
  refundNotWanted: ({ amount }: Money) => `Failed refund of ${amount} dismissed`,
  dismissed: 'Cancelled by the customer',
  holdExpired: 'Cancelled: not paid in time',
  replaced: 'Cancelled: replaced by another order',
  released: 'Cancelled by your shop before payment',
  cancelledByShop: 'Cancelled by your shop',
  refusedAtDoor: 'Cancelled: refused at the door',
  cancelled: 'Cancelled',
  packed: 'Packed',
  unpacked: 'Moved back to packing',
  dispatched: ({ courier }: { courier: string }) => `Dispatched with ${courier}`,
  dispatchedIn: ({ courier, number }: { courier: string; number: string }) =>
    `Dispatched with ${courier}, ${number}`,
  partDispatched: ({ courier }: { courier: string }) => `Partly dispatched with ${courier}`,
  partDispatchedIn: ({ courier, number }: { courier: string; number: string }) =>
    `Partly dispatched with ${courier}, ${number}`,
  delivered: 'Delivered',
  parcelDelivered: ({ courier }: { courier: string }) => `Parcel delivered (${courier})`,
  parcelDeliveredIn: ({ courier, number }: { courier: string; number: string }) =>
    `Parcel delivered (${courier}, ${number})`,
  undone: {
    packed: 'Marked as not packed',
    dispatched: 'Marked as not dispatched',
    delivered: 'Marked as not delivered',
    parcel_arrived: 'Parcel marked as not delivered',
  },
  discounted: ({ amount }: Money) => `Discount of ${amount} added`,
  discountRemoved: ({ amount }: Money) => `Discount of ${amount} removed`,
  returnRequested: 'Return requested',
  returnApproved: 'Return approved',
  returnDeclined: 'Return declined',
  returnReceived: 'Returned items received',
  returnInspected: ({ restocked, wasted }: { restocked: number; wasted: number }) =>
    `Returned items inspected: ${restocked} restocked, ${wasted} discarded`,
  returnReplaced: ({ order }: { order: number }) => `Returned items replaced by order #${order}`,
  returnReopened: ({ order }: { order: number }) =>
    `Replacement order #${order} cancelled: the return is open again`,
  returnClosed: 'Return closed without a refund',
  recalledRemoved: ({ amount }: Money) => `Recalled items removed: ${amount} less to collect`,
  discountKept: ({ amount, order }: Money & { order: number }) =>
    `Discount of ${amount} carried over from order #${order}`,
  discountKeptBy: ({ amount, by, order }: Money & { by: string; order: number }) =>
    `Discount of ${amount}, added by ${by}, carried over from order #${order}`,
  discountLost: ({ amount, order }: Money & { order: number }) =>
    `Discount of ${amount} from order #${order} not carried over, because the items changed`,
  issued: {
    tax_invoice: ({ number }: { number: string }) => `Tax invoice ${number} issued`,
    bill_of_supply: ({ number }: { number: string }) => `Bill of supply ${number} issued`,
    bill: ({ number }: { number: string }) => `Bill ${number} issued`,
    credit_note: ({ number }: { number: string }) => `Credit note ${number} issued`,
  },
  note: 'Note',
  noteToCustomer: 'Note to customer',
  mailWritten: 'Email waiting to be sent',
  mailRefused: 'Email not accepted by the mail server, retrying automatically',
  mailSent: 'Email sent',
  /** Any other action on the order, such as `cancelled`. */
  done: ({ action }: { action: string }) => `${action.charAt(0).toUpperCase()}${action.slice(1)} this order`,
}

/** The order page: its timeline, and the form for a note. */
export const timeline = 'Timeline'
export const loading = 'Loading the timeline...'
export const notLoaded = 'Couldn’t load the timeline. Try again.'
export const notes = 'Add a note'
export const note = 'Note'
export const forWhom = 'Visible to'
export const forUs = 'Your shop only'
export const forCustomer = 'Customer (shown with their order)'
export const saveNote = 'Save note'
export const noteNotSaved = 'Couldn’t save the note. Try again.'
export const removeNote = 'Delete'
export const theNote = ({ text }: { text: string }) => `the note “${text}”`
export const removeQuestion = 'Delete this note?'
export const removeDetail = 'The note will be deleted for everyone who can see it.'
export const noteNotRemoved = 'Couldn’t delete the note. Try again.'
export const theShop = 'Automatic'
export const followParcel = 'Track parcel'
/** For screen readers, before a line. */
export const about = {
  money: 'Payment',
  parcel: 'Parcel',
  mail: 'Email',
  document: 'Document',
  note: 'Note',
  order: 'Order',
}
