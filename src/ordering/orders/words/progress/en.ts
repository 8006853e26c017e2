/** The status of an order in short, as its customer reads it. */
export const states = {
  awaitingPayment: 'Waiting for payment',
  toPack: 'Getting packed',
  readyToSend: 'Packed',
  partlySent: 'Partly on its way',
  onItsWay: 'On its way',
  arrived: 'Delivered',
  calledOff: 'Cancelled',
  refunded: 'Cancelled and refunded',
}
/** The next step or the last one, after the status. A day is written as `Thu, 26 Nov`. */
export const arrivesBy = ({ day }: { day: string }) => `by ${day}`
export const expectedBy = ({ day }: { day: string }) => `expected by ${day}`
export const deliveredOn = ({ day }: { day: string }) => `on ${day}`
export const itemsToFollow = ({ count }: { count: number }) =>
  count === 1 ? '1 item to follow' : `${count} items to follow`
export const refunded = ({ amount }: { amount: string }) => `${amount} refunded`
/** An order without a price that replaces returned items. */
export const replacementFor = ({ id }: { id: number }) => `Replacement for order #${id}`
export const toCollect = ({ amount }: { amount: string }) => `${amount} to pay on delivery`
export const itemCount = ({ count }: { count: number }) => (count === 1 ? '1 item' : `${count} items`)
export const payNow = 'Pay now'
export const rateItems = 'Rate your items'
export const orderNumber = ({ id }: { id: number }) => `Order #${id}`
/** Opens the page of an order. */
export const viewOrder = 'View order'
/** How many more products an order has than pictures are shown. */
export const more = ({ count }: { count: number }) => `+${count}`
