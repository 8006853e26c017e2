/** Refunds of an order, as the customer sees them. */
export const title = 'Refunds'
export const notLoaded = 'Couldn’t load your refunds. Try again.'
/** Why the merchant refunded it. */
export const reasons = {
  customer_wish: 'As you requested',
  not_available: 'No longer available',
  damaged: 'Damaged or defective',
  wrong_item: 'Wrong item sent',
  not_delivered: 'Not delivered',
  other: 'Other reason',
}
export const stages = {
  on_its_way: 'Your refund is on its way. It should reach your account within 5 to 7 business days.',
  returned: 'Refunded. It should reach your account within 5 to 7 business days of the refund.',
  by_other_means: 'Refunded by another method, such as bank transfer.',
  not_made: 'This refund wasn’t made. If you were expecting it, write to us.',
  stuck: 'Your bank hasn’t accepted this refund yet. We’re looking into it.',
}
export const delivery = 'delivery charge'
export const goodwill = 'goodwill amount'
/** Why a refund isn’t returned. */
export const exchanged = 'Exchanged for other items'
export const usedFor = ({ id }: { id: number }) => `This amount pays for order #${id}.`
/** Without units, it is the difference in price of an exchange. */
export const unitsOf = ({ quantity, name }: { quantity: number; name: string }) =>
  quantity === 0 ? name : `${quantity} × ${name}`
