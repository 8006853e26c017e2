/** At checkout: how to pay. */
export const howToPay = 'How do you want to pay?'
export const payOnline = 'Pay online'
export const payOnlineHint = 'UPI, cards or net banking'
export const payInCash = 'Cash on delivery'
export const payInCashHint = ({ total }: { total: string }) =>
  `Pay ${total} in cash when your order is delivered`
export const placeOrder = 'Place order'

/** Why an order cannot be paid in cash. */
export const off = 'Cash on delivery isn’t available at the moment. Pay online instead.'
export const notThere = 'Cash on delivery isn’t available at this address. Pay online instead.'
export const totalTooHigh = ({ most }: { most: string }) =>
  `Cash on delivery is available for orders up to ${most}. Pay online instead.`
export const tooManyOpen = ({ most }: { most: number }) =>
  most === 1
    ? 'You already have a cash on delivery order on its way. Pay online, or wait until it’s delivered.'
    : `You already have ${most} cash on delivery orders on their way. Pay online, or wait until one is delivered.`
export const refusedBefore =
  'Cash on delivery isn’t available because an earlier order was refused at the door. Pay online instead.'

/** On the customer's pages of an order. */
export const toPay = ({ total }: { total: string }) => `Pay ${total} in cash when your order is delivered.`
export const cancelOrder = 'Cancel order'
export const cancelQuestion = ({ id }: { id: number }) => `Cancel order #${id}?`
export const keepOrder = 'Keep order'
export const notCancelled = 'Couldn’t cancel the order. Try again.'
export const packedAlready =
  'This order is already packed, so it can’t be cancelled here. Contact us to change it.'
export const nothingToPayOnline =
  'You pay for this order in cash when it’s delivered, so there’s nothing to pay online.'

/** The reason in the email about a cancelled order. */
export const refusedAtDoor = 'The order wasn’t accepted at delivery'
