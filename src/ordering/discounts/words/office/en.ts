/** The discounts on an order's page, and the form for another one. */
export const title = 'Discount'
export const amount = 'Amount (₹)'
export const reason = 'Reason'
export const reasonHint = 'Shown to the customer, for example “For the late delivery”.'
export const give = 'Add discount'
export const remove = 'Remove'
export const discountFor = ({ amount, reason }: { amount: string; reason: string }) => `${amount}: ${reason}`
export const reasonNeeded = 'Enter a reason to show the customer.'
export const amountNeeded = 'Enter an amount in rupees, such as 120 or 99.50.'

/** Why a discount isn't given or removed. */
export const invoiced = 'This order already has an invoice, so its price can’t change.'
export const notUnpaid = 'This order isn’t waiting for payment, so its price can’t change.'
export const beingPaid =
  'The customer is paying for this order, so its price can’t change now. Check the order again in a few minutes.'
export const providerUnavailable =
  'Razorpay isn’t responding, so the payment status of this order is unknown. Try again in a few minutes.'
export const tooMuch = ({ most }: { most: string }) =>
  `The discount can be at most ${most}, because at least ₹1.00 must be left to pay.`
export const nothingToTakeOff = 'This order costs ₹1.00 or less, so it can’t be discounted.'

/** A packed cash order: above the form, and after its price has changed. */
export const packedHint =
  'This order is packed. If you change its price, print the packing slip and the label again: they show the amount to collect.'
export const printAgain =
  'Print the packing slip and the label again before you dispatch the order: they still show the old amount.'
/** After the price of a cash order that isn’t packed yet has changed. */
export const printAgainIfPrinted =
  'If you’ve already printed the packing slip or the label, print them again: they show the amount to collect.'

/** What was done. */
export const given = ({ amount, total }: { amount: string; total: string }) =>
  `Discount of ${amount} added. The customer now pays ${total}.`
export const removed = ({ total }: { total: string }) => `Discount removed. The customer now pays ${total}.`
