/** The discounts on an order's page, and the form for another one. */
export const title = 'Discount'
export const amount = 'Amount (₹)'
export const reason = 'Reason'
export const reasonHint = 'The customer sees it, for example “For the late delivery”.'
export const give = 'Add discount'
export const remove = 'Remove'
export const discountFor = ({ amount, reason }: { amount: string; reason: string }) => `${amount}: ${reason}`
export const reasonNeeded = 'Enter a reason. The customer sees it.'
export const amountNeeded = 'Enter an amount in rupees, such as 120 or 99.50.'

/** Why a discount isn't given or removed. */
export const invoiced = 'This order already has an invoice, so its price can’t change.'
export const notUnpaid = 'This order isn’t waiting for payment, so its price can’t change.'
export const beingPaid =
  'The customer is paying for this order, so its price can’t change now. Check the order again in a few minutes.'
export const providerSilent =
  'Razorpay isn’t responding, so the shop can’t check whether this order is being paid. Try again in a few minutes.'
export const tooMuch = ({ most }: { most: string }) =>
  `The discount can be at most ${most}, because at least ₹1.00 must be left to pay.`
export const nothingToTakeOff = 'This order costs ₹1.00 or less, so there’s nothing to take off.'

/** What was done. */
export const given = ({ amount, total }: { amount: string; total: string }) =>
  `Discount of ${amount} added. The customer now pays ${total}.`
export const removed = ({ total }: { total: string }) => `Discount removed. The customer now pays ${total}.`
