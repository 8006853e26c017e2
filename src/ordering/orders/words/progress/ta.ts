import type * as en from './en.ts'

export const states = {
  // Waiting for payment
  awaitingPayment: 'பேமெண்ட் பாக்கி',
  // Getting packed
  toPack: 'பேக் ஆகிறது',
  // Packed
  readyToSend: 'பேக் ஆனது',
  // Partly on its way
  partlySent: 'ஒரு பகுதி வருகிறது',
  // On its way
  onItsWay: 'வந்துகொண்டிருக்கிறது',
  // Delivered
  arrived: 'டெலிவரி ஆனது',
  // Cancelled
  calledOff: 'ரத்து ஆனது',
  // Cancelled and refunded
  refunded: 'ரத்து ஆகி, பணம் திரும்பக் கிடைத்தது',
}
// by ${day}
export const arrivesBy: typeof en.arrivesBy = ({ day }) => `${day} வரும்`
// expected by ${day}
export const expectedBy: typeof en.expectedBy = ({ day }) => `${day} வரும் என எதிர்பார்க்கலாம்`
// on ${day}
export const deliveredOn: typeof en.deliveredOn = ({ day }) => day
// count === 1 ? '1 item to follow' : `${count} items to follow`
export const itemsToFollow: typeof en.itemsToFollow = ({ count }) => `இன்னும் ${count} பொருள் வரும்`
// ${amount} refunded
export const refunded: typeof en.refunded = ({ amount }) => `${amount} திருப்பித் தந்தோம்`
// Replacement for order #${id}
export const replacementFor: typeof en.replacementFor = ({ id }) => `ஆர்டர் #${id}-க்கு மாற்று`
// ${amount} to pay on delivery
export const toCollect: typeof en.toCollect = ({ amount }) => `டெலிவரியின்போது ${amount} செலுத்துங்கள்`
// (count === 1 ? '1 item' : `${count} items`)
export const itemCount: typeof en.itemCount = ({ count }) => `${count} பொருள்`
// Pay now
export const payNow = 'பணம் செலுத்து'
// Rate your items
export const rateItems = 'பொருள்களை மதிப்பிடு'
// Order #${id}
export const orderNumber: typeof en.orderNumber = ({ id }) => `ஆர்டர் #${id}`
// View order
export const viewOrder = 'ஆர்டரைப் பார்'
// +${count}
export const more: typeof en.more = ({ count }) => `+${count}`
