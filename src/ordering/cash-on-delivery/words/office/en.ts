/** On the back office's pages of an order. */
export const toCollect = ({ total }: { total: string }) => `Collect ${total} in cash`
export const cashOnDelivery = 'Cash on delivery'
export const cashDetail = ({ total }: { total: string }) =>
  `The courier collects ${total} at the door. Mark the order as delivered to record the payment.`
export const markRefused = 'Mark as refused'
export const refusedQuestion = ({ id }: { id: number }) => `Was order #${id} refused at the door?`
export const refusedDetail =
  'The order will be cancelled, and the customer will get an email. If an invoice was issued, a credit note will cancel it.'
export const restock = 'Return goods to stock'
export const waste = 'Discard goods'
export const keepOrder = 'Keep order'
export const refusedRestocked = 'Order cancelled. The goods are back in stock.'
export const refusedWasted = 'Order cancelled. The goods weren’t returned to stock.'

export const notCash = 'Only cash on delivery orders can be refused at the door.'
export const paidAlready = 'This order has already been paid. Give a refund instead.'
export const notSent = 'This order hasn’t been dispatched. Cancel it instead.'
export const dispatched =
  'This order has been dispatched. If the customer doesn’t accept it, mark it as refused.'
export const inParts =
  'Send a cash on delivery order in one parcel, so that the courier collects the whole amount.'
export const notSoldNow =
  'This order can’t be invoiced with your current tax settings. Check the products’ tax details, or cancel the order.'
