/** The timeline of an order: what happened, one sentence each. */
export const noteNeeded = 'Please write the note.'
export const noteSaved = 'Note saved.'
export const noteRemoved = 'Note removed.'
/** In the activity log, before the order's name. */
export const wroteNote = 'wrote a note about'
export const removedNote = 'removed a note about'

type Money = { amount: string }
export const lines = {
  placed: 'Ordered',
  paid: ({ amount }: Money) => `Paid ${amount}`,
  /** `method` is the provider's word, such as `upi` or `card`. */
  paidBy: ({ amount, method }: Money & { method: string }) =>
    `Paid ${amount} by ${method === 'upi' ? 'UPI' : method}`,
  paymentFailed: ({ amount }: Money) => `A payment of ${amount} failed`,
  anotherPayment: ({ amount }: Money) => `A payment of ${amount} that is not for this order`,
  refundWanted: ({ amount }: Money) => `A refund of ${amount} was asked for`,
  refundedElsewhere: ({ amount }: Money) => `${amount} was returned outside the shop, at the provider`,
  refundProcessed: ({ amount }: Money) => `The provider returned ${amount}`,
  refundFailed: ({ amount }: Money) => `A refund of ${amount} failed`,
  refundByHand: ({ amount }: Money) => `${amount} was returned by hand`,
  refundNotWanted: ({ amount }: Money) => `A refund of ${amount} failed, and is not wanted any more`,
  returned: ({ amount }: Money) => `${amount} has been returned in all`,
  dismissed: 'Cancelled: its payment was given up',
  holdExpired: 'Cancelled: it was not paid in time',
  replaced: 'Cancelled: another order took its place',
  released: 'Cancelled: its stock was released',
  cancelledByShop: 'Cancelled by the shop',
  cancelled: 'Cancelled',
  packed: 'Packed',
  dispatched: ({ courier }: { courier: string }) => `Dispatched with ${courier}`,
  dispatchedIn: ({ courier, number }: { courier: string; number: string }) =>
    `Dispatched with ${courier}, ${number}`,
  partDispatched: ({ courier }: { courier: string }) => `A part was dispatched with ${courier}`,
  partDispatchedIn: ({ courier, number }: { courier: string; number: string }) =>
    `A part was dispatched with ${courier}, ${number}`,
  delivered: 'Delivered',
  parcelDelivered: ({ courier }: { courier: string }) => `A parcel with ${courier} was delivered`,
  parcelDeliveredIn: ({ courier, number }: { courier: string; number: string }) =>
    `A parcel with ${courier}, ${number} was delivered`,
  undone: {
    packed: 'The packing was taken back',
    dispatched: 'The dispatch was taken back',
    delivered: 'The delivery was taken back',
    parcel_arrived: 'The delivery of a parcel was taken back',
  },
  note: 'Note',
  noteToCustomer: 'Note to the customer',
  mailWritten: 'A mail waits to be sent',
  mailRefused: 'A mail was refused and is tried again',
  mailSent: 'A mail was sent',
  /** Any other thing that somebody did about the order, such as `released`. */
  done: ({ action }: { action: string }) => `${action.charAt(0).toUpperCase()}${action.slice(1)} this order`,
}

/** The order's page: what happened, and the form for a note. */
export const timeline = 'What happened'
export const loading = 'Loading what happened...'
export const notLoaded = 'What happened could not be loaded.'
export const notes = 'Write a note'
export const note = 'Note'
export const forWhom = 'Who reads it'
export const forUs = 'Only the shop'
export const forCustomer = 'The customer, beside their order'
export const saveNote = 'Save note'
export const noteNotSaved = 'The note could not be saved. Please try again.'
export const removeNote = 'Remove'
export const theNote = ({ text }: { text: string }) => `the note “${text}”`
export const removeQuestion = 'Remove this note?'
export const removeDetail = 'Who reads it now does not find it again.'
export const noteNotRemoved = 'The note could not be removed. Please try again.'
export const theShop = 'The shop'
export const followParcel = 'Follow the parcel'
/** Read out before a line. */
export const about = {
  money: 'Money',
  parcel: 'Parcel',
  mail: 'Mail',
  document: 'Document',
  note: 'Note',
  order: 'Order',
}
