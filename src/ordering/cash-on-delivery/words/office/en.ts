/** On the back office's pages of an order. */
export const toCollect = ({ total }: { total: string }) => `Collect ${total} in cash`
export const cashOnDelivery = 'Cash on delivery'
export const cashDetail = ({ total }: { total: string }) =>
  `The courier collects ${total} at the door. Mark the order as delivered to record the payment.`
export const markRefused = 'Mark as refused'
export const refusedQuestion = ({ id }: { id: number }) => `Was order #${id} refused at the door?`
export const refusedDetail =
  'The order will be cancelled, and the customer will get an email. If an invoice was issued, a credit note will be issued against it.'
export const restock = 'Return items to stock'
export const waste = 'Discard items'
export const keepOrder = 'Keep order'
export const refusedRestocked = 'Order cancelled. Items returned to stock.'
export const refusedWasted = 'Order cancelled. Stock left unchanged.'

export const notCash = 'Only cash on delivery orders can be refused at the door.'
export const paidAlready = 'This order has already been paid. Refund it instead.'
export const notSent = 'This order hasn’t been dispatched. Cancel it instead.'
export const dispatched =
  'This order has been dispatched. If the customer doesn’t accept it, mark it as refused.'
export const inParts =
  'Dispatch cash on delivery orders in one parcel, so that the courier can collect the whole amount.'
export const notSoldNow =
  'This order can’t be invoiced with your current tax settings. Check the products’ tax details, or cancel the order.'

/** Recalled items are removed from an order, and the rest is sent. */
export const recalledRemoved = ({ total }: { total: string }) =>
  `Recalled items removed. The courier now collects ${total}. If you’ve already printed the packing slip or the label, print them again.`
export const noneRecalled = ({ total }: { total: string }) =>
  `This order has no recalled items. The courier collects ${total}.`
export const notRemoved = {
  NOT_DUE:
    'Recalled items can be removed only from a cash on delivery order that hasn’t been paid or cancelled.',
  DISPATCHED: 'This order has already been dispatched.',
  INVOICED: 'An invoice has already been issued for this order. Cancel the order instead.',
  NOTHING_LEFT: 'All items in this order have been recalled. Cancel the order instead.',
  TOO_LITTLE: 'Less than ₹1.00 would be left to collect. Cancel the order instead.',
}
