/** What the merchant is told of a refund that is not made. */
export const notPaid =
  'No payment through Razorpay is known for this order, so nothing can be returned through it.'
export const changedMeanwhile =
  'Meanwhile money of this order was returned, or a refund was begun. Nothing was done. Please look at what is left and try again.'
export const sentDifferently =
  'This form was sent before with something else in it, and that was done. Please look at the refunds of the order before you send another.'
export const goodsGone =
  'A product of this order is not there any more, so it cannot go back on the shelf. Nothing was done.'
export const nothingLeft = 'All the money of this order has been returned or is on its way back.'
export const nothingChosen = 'Enter what to refund.'
export const unknownLine = 'One of these products is not in this order. Please reload the page.'
export const tooLittle = 'Razorpay can’t refund less than ₹1.00.'
/** What would be left could never be refunded. */
export const leavesTooLittle = ({ all, most }: { all: string; most: string }) =>
  `This would leave less than ₹1.00, which Razorpay can’t refund later. Refund all ${all}, or ${most} at most.`
export const leavesTooLittleOfAll = ({ all }: { all: string }) =>
  `This would leave less than ₹1.00, which Razorpay can’t refund later. Refund all ${all}.`
export const tooMuchDelivery = ({ left }: { left: string }) =>
  `Only ${left} of the delivery fee can still be refunded.`
export const notHere = ({ name, here }: { name: string; here: number }) =>
  `${here === 0 ? `No ${name} is here any more` : `Only ${here} of ${name} ${here === 1 ? 'is' : 'are'} still here`}: the rest was dispatched. Put units back in stock only if they’re here. Check the numbers below and try again.`
export const tooMuch = ({ left }: { left: string }) => `No more than ${left} of this order can be returned.`
export const tooMany = ({ name, left }: { name: string; left: number }) =>
  `Only ${left} of ${name} can still be returned.`
export const amountNeeded = 'Please enter an amount in rupees, such as 120 or 99.50.'

/** What was done. */
export const returning = ({ amount }: { amount: string }) => `${amount} go back to the customer.`
export const cancelledAndReturning = ({ amount }: { amount: string }) =>
  `The order is cancelled, and ${amount} go back to the customer.`
export const cancelledWithoutRefund =
  'The order is cancelled. There was less than ₹1.00 left, which Razorpay can’t refund.'
export const refundIsTriedAgain = 'The refund is being tried again.'
export const notedAsReturned = 'Noted as returned by hand.'
export const notedAsNotWanted = 'Noted: this refund is not wanted any more.'
export const noFailedRefund = 'There is no failed refund of this number.'
/** Why a refund that failed does not come to the end that was asked for. */
export const notThisEnd = {
  PAYS_NO_ORDER: 'This money pays no order, so it has to go back. Try again, or return it by hand.',
  NOT_OWED:
    'Meanwhile this money, or a product of it, went back by another refund. It cannot go back again: mark this refund as not wanted any more.',
  SENT_MEANWHILE:
    'Products of this refund were sent meanwhile. If their money is to go back all the same, mark this refund as not wanted any more and refund the order anew.',
  CANCELLED_AND_OWED:
    'This order is cancelled, and some of its money still has to go back. Open the order and refund what’s still owed. Then mark this refund as not wanted any more.',
  GOODS_ARE_BACK:
    'The products of this refund are back in stock, so the customer does not get them. Try again, or return the money by hand.',
}
export const goodsPutBack = 'The goods are back in stock.'
export const goodsLeft = 'Noted. The stock stays as it is.'
export const nothingReturned = 'No money of this order was returned, so its goods are not asked about.'
export const returnedMeanwhile =
  'Meanwhile more money of this order was returned outside the shop. Nothing was done. Please look at the sum and answer again.'
export const tooManyBack = 'More units than were sold cannot come back. Please reload the page.'

/** The activity log: what was done, before the order's name. */
export const activity = {
  refunded: 'refunded money of',
  cancelled: 'cancelled and refunded',
  putBack: 'put back in stock goods of',
  triedRefundAgain: 'tried again the refund of',
  returnedByHand: 'returned by hand the money of',
  droppedRefund: 'does not want any more the refund of',
  leftGoods: 'left the stock as it is for',
}

/** The panel on an order. */
export const title = 'Refunds'
export const loading = 'Loading what can be returned...'
export const notLoaded = 'What can be returned of this order could not be loaded.'
export const leftToReturn = ({ left, total }: { left: string; total: string }) =>
  `${left} of ${total} can be returned.`
/** Two actions: money goes back and the order stays, or it is cancelled and what is left goes back. */
export const actions = { refund: 'Refund', cancel: 'Cancel order' }
/** For who cannot see on which order the button stands. */
export const ofOrder = {
  refund: ({ id }: { id: number }) => ` order ${id}`,
  cancel: ({ id }: { id: number }) => ` ${id}`,
}
export const tooLittleLeft = 'Less than ₹1.00 of this order is left, which Razorpay can’t refund.'
export const nothingToSend =
  'Nothing of this order is left to send, but it isn’t cancelled. Cancel it to take it off the packing list.'
export const refunds = 'Refunds of this order'

/** How far a refund is. */
export const progress = {
  wanted: 'Asked for',
  sent: 'At the bank',
  done: 'Returned',
  failed: 'Failed',
  by_hand: 'Returned by hand',
  not_wanted: 'Not wanted any more',
}
export const progressDetails = {
  wanted: 'The shop is asking Razorpay. This needs nothing from you.',
  sent: 'Razorpay has taken it, the bank has not confirmed it yet. This needs nothing from you.',
  done: 'It reaches the customer within 5-7 working days of the day it was sent.',
  failed:
    'On the page Money you can try it again, return it by bank transfer and mark it as returned by hand, or mark it as not wanted any more.',
  by_hand: 'It was returned by other means.',
  not_wanted: 'It failed, and nothing of it was returned.',
}
export const providerSays = ({ said }: { said: string }) =>
  `Razorpay refused it for now and is asked again. It says: ${said} If your balance there is too low, add to it.`
export const toMoney = 'Open Money'
export const madeElsewhere = 'Made outside the shop, for example in the Razorpay dashboard'
export const wantedBy = ({ name, moment }: { name: string; moment: string }) => `${name}, ${moment}`
export const reasons = {
  customer_wish: 'The customer wished it',
  not_available: 'Not available any more',
  damaged: 'Damaged or not as it should be',
  wrong_item: 'Something else was sent',
  not_delivered: 'Did not arrive',
  other: 'Other reason',
}
export const unitsOf = ({ quantity, name }: { quantity: number; name: string }) => `${quantity} × ${name}`

/** The form. */
export const formTitle = ({ id }: { id: number }) => `Refund order ${id}`
export const cancelTitle = ({ id }: { id: number }) => `Cancel order ${id}`
export const what = 'What to refund'
export const whats = {
  all: 'Everything that’s left',
  lines: 'Products or delivery',
  amount: 'An amount',
}
export const products = 'Products'
export const units = ({ name }: { name: string }) => `Units of ${name} to refund`
export const ofUnits = ({ left, price }: { left: number; price: string }) => `of ${left}, ${price} each`
export const nothingOfIt = 'Already refunded'
/** Behind how many of a line can be refunded: the others were dispatched. */
export const stillHere = ({ count }: { count: number }) => `${count} still here`
export const delivery = 'Delivery fee'
export const deliveryToReturn = 'Delivery fee to refund, in rupees'
export const ofDelivery = ({ left }: { left: string }) => `of ${left}`
export const keepDelivery = 'Keep the delivery fee'
export const deliveryOf = ({ amount }: { amount: string }) => `delivery ${amount}`
export const goodwillOf = ({ amount }: { amount: string }) => `goodwill ${amount}`
export const backInStock = 'Back in stock'
export const backInStockOf = ({ name }: { name: string }) => `${name} goes back in stock`
export const amount = 'Amount'
export const otherAmount = 'Another amount than they cost (optional)'
export const amountOfCancel = 'Refund a different amount (optional)'
export const why = 'Why'
export const note = 'Note to the customer (optional)'
export const noteHint = 'The customer reads it beside the reason, in your words.'
export const preview = 'What happens'
export const weighing = 'Working it out...'
export const customerGets = ({ amount }: { amount: string }) =>
  `The customer gets ${amount} back, the way they paid. It arrives within 5-7 working days.`
export const isCancelled =
  'The order will be cancelled: nothing is left to send, and it leaves the packing list at once.'
/** Of a refund that would cancel: that is the other form. */
export const wouldCancel =
  'Nothing would be left to send. To refund this much, cancel the order. Your reason and note are kept.'
export const switchToCancel = 'Switch to Cancel order'
export const nothingToRefund = 'Nothing is refunded: Razorpay can’t refund less than ₹1.00.'
export const deliveryIncluded = ({ amount }: { amount: string }) => `${amount} of it is the delivery fee.`
export const shopKeeps = ({ left }: { left: string }) => `Your shop keeps ${left}.`
export const staysAsItIs = ({ left }: { left: string }) =>
  `The order stays. ${left} of it can be returned later.`
export const unitsBack = ({ count }: { count: number }) =>
  count === 0
    ? 'The stock stays as it is.'
    : count === 1
      ? '1 unit goes back in stock.'
      : `${count} units go back in stock.`
export const cannotBeUndone = 'Money that was sent back cannot be fetched again.'
export const giveBack = ({ amount }: { amount: string }) => `Refund ${amount}`
export const cancelAndGiveBack = ({ amount }: { amount: string }) => `Cancel order, refund ${amount}`
export const keep = 'Close'
export const notSent = 'That did not work. Please try again.'

/** Where the goods are of an order whose money was returned outside the shop. */
export const goodsTitle = 'Where are the goods?'
export const goodsQuestion = ({ amount }: { amount: string }) =>
  `${amount} of this order were returned outside the shop. Enter the units that are with you, and they go back in stock. Otherwise leave the stock as it is.`
export const unitsHere = ({ name }: { name: string }) => `Units of ${name} that are here`
export const atMost = ({ most }: { most: number }) => (most === 0 ? 'all back already' : `at most ${most}`)
export const putBack = 'Put back in stock'
export const leave = 'Leave the stock as it is'
export const unitsNeeded = 'Please enter whole units, no more than were sold.'
