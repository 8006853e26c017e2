/** The screen on which somebody of the shop changes a paid order. */
export const changeOrder = 'Change order'
export const changeOrderNumber = ({ id }: { id: number }) => `Change order #${id}`
export const backToOrder = ({ id }: { id: number }) => `Order #${id}`
export const loading = 'Loading order...'
export const notLoaded = 'Couldn’t load the order. Try again.'

export const inOrder = 'In this order'
export const takeNone = 'Keep all'
export const takeUnits = ({ count, of }: { count: number; of: number }) =>
  count === of && of === 1
    ? 'Take it out'
    : count === of
      ? `Take out all ${of}`
      : `Take out ${count} of ${of}`
export const lineOf = ({ name, count, price }: { name: string; count: number; price: string }) =>
  `${name}: ${count} × ${price}`
export const gone = 'Already dispatched or refunded'
export const otherSize = ({ size, price }: { size: string; price: string }) => `Swap for ${size}, ${price}`
export const adding = 'Add items'

export const payment = 'Payment'
export const reserveHint =
  'The link works until then. If it isn’t paid, the added items are available to others again, and the order stays as it is.'
export const onDelivery = 'The courier collects the amount of both orders in cash.'
export const summary = 'What will happen'
export const takenOut = 'Taken out'
export const addedItems = 'Added'
export const toRefund = 'To refund'
export const toRefundOncePaid = 'To refund once it’s paid'
export const toPay = 'To pay'
export const even = 'Nothing to pay or refund'
export const nothingYet = 'Choose what to take out or add.'
export const willRefund = ({ amount }: { amount: string }) => `${amount} will be refunded to the customer.`
export const willPayFor = 'What you take out pays for what you add.'
export const willAsk = ({ amount }: { amount: string }) => `The customer pays ${amount} with a link.`
export const willWait = ({ amount }: { amount: string }) =>
  `Nothing is taken out until the link is paid. Then ${amount} is refunded automatically. If the items are dispatched before that, the payment is refunded instead.`
export const willRecord = ({ amount }: { amount: string }) =>
  `You record that the customer has paid you ${amount}.`
export const willCollect = ({ amount }: { amount: string }) => `The courier collects ${amount} more.`
export const willBeOrder =
  'The added items become a separate order with its own invoice and no delivery charge. Pack both orders together.'
export const willCancel =
  'Nothing is left of this order, so it will be cancelled. Its delivery charge isn’t refunded: it pays for the delivery of the added items.'
export const todaysPrices = 'Added items cost today’s price. This order’s coupon doesn’t apply to them.'

export const submit = {
  change: 'Change order',
  refund: ({ amount }: { amount: string }) => `Change and refund ${amount}`,
  link: ({ amount }: { amount: string }) => `Create link for ${amount}`,
  direct: ({ amount }: { amount: string }) => `Change and record ${amount} as paid`,
  on_delivery: ({ amount }: { amount: string }) => `Add items for ${amount}`,
}
export const notChanged = 'Couldn’t change the order. Try again.'
export const checkFields = 'Choose what to take out or add first.'

/** On the order’s page. */
export const together = ({ id }: { id: number }) => `Pack together with order #${id}`
export const togetherUnpaid = ({ id }: { id: number }) =>
  `Order #${id} will be packed with this one once it’s paid`
export const addedNote = ({ id }: { id: number }) => `Items were added as order #${id}.`

/** What was done, or why not. */
export const changedAndRefunding = 'Order changed. The refund has been requested.'
export const addedAs = ({ id }: { id: number }) => `Order changed. The added items are order #${id}.`
export const eachOnce = 'Enter each item once.'
export const notOpen =
  'This order can’t be changed, because nothing of it is left here: it isn’t paid, or it was dispatched or cancelled.'
export const nothing = 'Choose what to take out or add.'
export const notPaid =
  'Nothing can be taken out, because this order hasn’t been paid through your shop. Cancel it and take a new order instead.'
export const takesAll = 'This would take everything out. Cancel the order under Refunds instead.'
export const differenceTooSmall =
  'The difference is less than ₹1.00, which can’t be paid or refunded. Change the quantities.'
export const erased = 'The customer’s data was deleted, so nothing can be added to this order.'
export const isAddition = ({ id }: { id: number }) =>
  `These items were added to order #${id}. Add more items to that order.`
export const exchangeWaits = ({ id }: { id: number }) =>
  `Order #${id} is waiting for payment, and takes items out of this one when it’s paid. Cancel order #${id} first.`
export const otherWay = 'This order can’t be paid that way.'
export const changedMeanwhile =
  'A price, the stock or this order changed while you were working. Check the amounts, then try again.'
export const noRefunds =
  'Your role doesn’t allow refunds. You can only add items. To take items out, ask the shop’s owner.'
export const cashTotalTooHigh = ({ most }: { most: string }) =>
  `Your shop offers cash on delivery for orders up to ${most}. Both orders together cost more.`
