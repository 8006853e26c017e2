/** Why a refund is not made. */
export const notPaid = 'This order has no Razorpay payment, so it can’t be refunded through Razorpay.'
export const changedMeanwhile =
  'This order changed while you were working: another refund was started. Review the remaining amount and try again.'
export const sentDifferently =
  'You’ve already submitted this form. Check the order’s refunds before submitting again.'
export const goodsGone =
  'A product in this order no longer exists, so it can’t be returned to stock. Nothing was changed. Try again without returning it to stock.'
export const nothingLeft = 'This order has been fully refunded, or the rest of its refund is in progress.'
export const nothingChosen = 'Enter what to refund.'
export const unknownLine = 'One of these products isn’t in this order. Reload the page.'
export const tooLittle = 'Razorpay can’t refund less than ₹1.00.'
/** The remaining amount could never be refunded. */
export const leavesTooLittle = ({ all, most }: { all: string; most: string }) =>
  `This would leave less than ₹1.00, which Razorpay can’t refund later. Refund all ${all}, or ${most} at most.`
export const leavesTooLittleOfAll = ({ all }: { all: string }) =>
  `This would leave less than ₹1.00, which Razorpay can’t refund later. Refund all ${all}.`
export const tooMuchDelivery = ({ left }: { left: string }) =>
  `Only ${left} of the delivery charge can still be refunded.`
export const notHere = ({ name, here }: { name: string; here: number }) =>
  `${here === 0 ? `All remaining units of ${name} have been dispatched.` : `Only ${here} of the remaining units of ${name} ${here === 1 ? 'hasn’t' : 'haven’t'} been dispatched.`} Return dispatched units to stock only if they’ve come back. Check the numbers below and try again.`
export const tooMuch = ({ left }: { left: string }) => `At most ${left} of this order can be refunded.`
export const tooMany = ({ name, left }: { name: string; left: number }) =>
  `Only ${left} ${left === 1 ? 'unit' : 'units'} of ${name} can still be refunded.`
export const unitsReplaced = ({ name }: { name: string }) =>
  `Some units of ${name} were replaced, so they can’t be refunded here. If a replacement comes back, refund its return.`
export const amountNeeded = 'Enter an amount in rupees, such as 120 or 99.50.'

/** What was done. */
export const returning = ({ amount }: { amount: string }) => `${amount} will be refunded to the customer.`
export const cancelledAndReturning = ({ amount }: { amount: string }) =>
  `Order cancelled. ${amount} will be refunded to the customer.`
export const cancelledWithoutRefund =
  'Order cancelled. Less than ₹1.00 was left to refund. Razorpay can’t refund less than ₹1.00.'
export const refundIsTriedAgain = 'Refund retry started.'
/** The refund of a payment in cash. */
export const returnByHand = ({ amount }: { amount: string }) =>
  `Refund recorded. Pay the customer ${amount} in cash or by bank transfer.`
export const notedAsReturned = 'Manual refund recorded.'
export const notedAsNotWanted = 'Refund dismissed.'
export const noFailedRefund = 'Failed refund not found. It may already be resolved.'
/** Why a failed refund can't be retried, marked as refunded manually or dismissed. */
export const notThisEnd = {
  PAYS_NO_ORDER:
    'This payment isn’t for any order, so it has to be refunded. Retry the refund, or refund the customer manually.',
  NOT_OWED:
    'Another refund has since covered this amount or these products, so they can’t be refunded again. Dismiss this refund.',
  SENT_MEANWHILE:
    'Some products in this refund have since been dispatched. To refund them anyway, dismiss this refund and create a new one.',
  CANCELLED_AND_OWED:
    'This order is cancelled, and part of it still has to be refunded. Open the order and refund what’s still owed. Then dismiss this refund.',
  GOODS_ARE_BACK:
    'The products in this refund are back in stock, so the customer won’t get them. Retry the refund, or refund the customer manually.',
}
export const goodsPutBack = 'Items returned to stock.'
export const goodsLeft = 'Stock left unchanged.'
export const nothingReturned =
  'Nothing in this order has been refunded, so there is nothing to return to stock.'
export const returnedMeanwhile =
  'More of this order has since been refunded outside your shop, so nothing was changed. Check the amount and try again.'
export const tooManyBack = 'You can’t return more units to stock than were sold. Reload the page.'

/** The activity log: what was done, before the order's name. */
export const activity = {
  refunded: 'started a refund for',
  cancelled: 'cancelled and refunded',
  triedRefundAgain: 'retried a refund for',
  returnedByHand: 'recorded a manual refund for',
  droppedRefund: 'dismissed a refund for',
}

/** The refunds on an order's page. */
export const title = 'Refunds'
export const loading = 'Loading refunds...'
export const notLoaded = 'Couldn’t load the refunds for this order. Try again.'
export const leftToReturn = ({ left, total }: { left: string; total: string }) =>
  `${left} of ${total} can be refunded.`
/** Two actions: refund an order that continues, or cancel it and refund the remaining amount. */
export const actions = { refund: 'Refund', cancel: 'Cancel order' }
/** Read out after the button, to say which order it is for. */
export const ofOrder = {
  refund: ({ id }: { id: number }) => ` order #${id}`,
  cancel: ({ id }: { id: number }) => ` #${id}`,
}
export const tooLittleLeft =
  'Less than ₹1.00 of this order is left to refund. Razorpay can’t refund less than ₹1.00.'
export const nothingToSend =
  'This order has nothing left to dispatch, but it isn’t cancelled. Cancel it to remove it from the packing list.'
export const refunds = 'Refunds for this order'

/** The status of a refund. */
export const progress = {
  wanted: 'Requested',
  sent: 'With the bank',
  done: 'Refunded',
  failed: 'Failed',
  by_hand: 'Refunded manually',
  not_wanted: 'Dismissed',
}
export const progressDetails = {
  wanted: 'Waiting for Razorpay to accept the refund. No action needed.',
  sent: 'Razorpay has accepted the refund, but the bank hasn’t confirmed it yet. No action needed.',
  done: 'It should reach the customer within 5 to 7 business days of the refund.',
  failed:
    'In Payments, you can retry it, refund by bank transfer and mark it as refunded manually, or dismiss it.',
  by_hand: 'Refunded by another method.',
  not_wanted: 'The refund failed, and nothing was refunded.',
}
export const providerSays = ({ said }: { said: string }) =>
  `Razorpay hasn’t accepted the refund yet, so it’s retried automatically. Razorpay says: ${said} If your Razorpay balance is too low, add funds.`
export const toMoney = 'Open Payments'
export const madeElsewhere = 'Made outside your shop, for example in the Razorpay dashboard'
export const wantedBy = ({ name, moment }: { name: string; moment: string }) => `${name}, ${moment}`
export const reasons = {
  customer_wish: 'Requested by the customer',
  not_available: 'No longer available',
  damaged: 'Damaged or defective',
  wrong_item: 'Wrong item sent',
  not_delivered: 'Not delivered',
  other: 'Other reason',
}
/** Without units, it is the difference in price of an exchange. */
export const unitsOf = ({ quantity, name }: { quantity: number; name: string }) =>
  quantity === 0 ? name : `${quantity} × ${name}`
export const exchanged = 'Exchanged'
export const usedFor = ({ id }: { id: number }) => `This amount pays for order #${id}. Nothing is returned.`

/** The form. */
export const formTitle = ({ id }: { id: number }) => `Refund order #${id}`
export const cancelTitle = ({ id }: { id: number }) => `Cancel order #${id}`
export const what = 'What to refund'
export const whats = {
  all: 'The remaining amount',
  lines: 'Specific products or the delivery charge',
  amount: 'Another amount',
}
export const products = 'Products'
export const units = ({ name }: { name: string }) => `Units of ${name} to refund`
export const ofUnits = ({ left, price }: { left: number; price: string }) => `of ${left}, ${price} each`
export const nothingOfIt = 'Already refunded'
/** After how many units of a product can be refunded: the other units were dispatched. */
export const stillHere = ({ count }: { count: number }) => `${count} not dispatched`
export const delivery = 'Delivery charge'
export const deliveryToReturn = 'Delivery charge to refund, in rupees'
export const ofDelivery = ({ left }: { left: string }) => `of ${left}`
export const keepDelivery = 'Keep the delivery charge'
export const deliveryOf = ({ amount }: { amount: string }) => `delivery charge ${amount}`
export const goodwillOf = ({ amount }: { amount: string }) => `goodwill ${amount}`
export const backInStock = 'Return to stock'
export const backInStockOf = ({ name }: { name: string }) => `Return ${name} to stock`
export const amount = 'Amount'
export const otherAmount = 'Refund a different amount (optional)'
export const amountOfCancel = 'Refund a different amount (optional)'
export const why = 'Reason'
export const note = 'Note to the customer (optional)'
export const noteHint = 'Shown to the customer next to the reason.'
export const preview = 'Summary'
export const weighing = 'Calculating...'
export const customerGets = ({ amount }: { amount: string }) =>
  `${amount} will be refunded to the customer’s original payment method. It should arrive within 5 to 7 business days.`
export const isCancelled =
  'The order will be cancelled and removed from the packing list. Nothing more will be dispatched.'
/** For a refund that would cancel the order, which needs the other form. */
export const wouldCancel =
  'This would leave nothing to dispatch. To refund this much, cancel the order. Your reason and note will be kept.'
export const switchToCancel = 'Switch to Cancel order'
export const nothingToRefund = 'Nothing will be refunded: Razorpay can’t refund less than ₹1.00.'
export const deliveryIncluded = ({ amount }: { amount: string }) =>
  `This includes ${amount} of the delivery charge.`
export const shopKeeps = ({ left }: { left: string }) => `Your shop keeps ${left}.`
export const staysAsItIs = ({ left }: { left: string }) =>
  `The order won’t be cancelled. ${left} can still be refunded later.`
export const unitsBack = ({ count }: { count: number }) =>
  count === 0
    ? 'Stock won’t change.'
    : count === 1
      ? '1 unit will be returned to stock.'
      : `${count} units will be returned to stock.`
export const cannotBeUndone = 'A refund can’t be undone.'
export const giveBack = ({ amount }: { amount: string }) => `Refund ${amount}`
export const cancelAndGiveBack = ({ amount }: { amount: string }) => `Cancel order and refund ${amount}`
export const keep = 'Close'
export const notSent = 'Couldn’t save this. Try again.'

/** Where the items are of an order that was refunded outside the shop. */
export const goodsTitle = 'Where are the items?'
export const goodsQuestion = ({ amount }: { amount: string }) =>
  `${amount} of this order was refunded outside your shop. Enter how many units never left your shop or have come back. They’ll be returned to stock. Otherwise, leave the stock unchanged.`
export const unitsHere = ({ name }: { name: string }) => `Units of ${name} to return to stock`
export const atMost = ({ most }: { most: number }) => (most === 0 ? 'all back in stock' : `at most ${most}`)
export const putBack = 'Return to stock'
export const leave = 'Leave stock unchanged'
export const unitsNeeded = 'Enter a whole number, up to the number of units sold.'
