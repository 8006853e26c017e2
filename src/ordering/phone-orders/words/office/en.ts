/** The screen for an order that somebody of the shop takes for a customer. */
export const newOrder = 'New order'
export const customer = 'Customer'
export const known = ({ name, hasAccount }: { name: string; hasAccount: boolean }) =>
  hasAccount ? `${name} has an account.` : `${name} has ordered before.`
export const unknown = 'This number hasn’t ordered before.'
export const lookupFailed = 'Couldn’t look up this number. You can still enter the customer yourself.'
export const name = 'Name'
export const email = 'Email (optional)'
export const emailHint = 'For the payment link, the order confirmation and the invoice.'
/* What the customer agrees to is versioned: see `consentTextVersion`. */
export const agreesToWhatsapp = 'The customer agrees to WhatsApp messages about this order'
export const whatsappNotice =
  'Ask them first. Their number is shared with WhatsApp (Meta), which sends them the payment link, and says when the order is confirmed, sent and delivered. They can reply STOP at any time.'
export const language = 'Customer’s language'
export const languageNames = { en: 'English', ta: 'Tamil' }

export const items = 'Items'
export const addItem = 'Add'
export const search = 'Search products'
export const searching = 'Loading products...'
export const productsNotLoaded = 'Couldn’t load the products. Try again.'
export const nothingFound = 'No product found.'
export const inStock = ({ count }: { count: number }) => (count === 0 ? 'Sold out' : `${count} in stock`)
export const itemsNeeded = 'Add at least one product.'
export const eachOnce = 'Enter each size once.'

export const deliverTo = 'Deliver to'
export const knownAddresses = 'Addresses of this customer'
export const addressIs = ({ line, city, code }: { line: string; city: string; code: string }) =>
  `${line}, ${city} ${code}`

export const discountAndNote = 'Discount and note'
export const discountAmount = 'Discount (₹)'
export const discountReason = 'Reason for the discount'
export const amountNeeded = 'Enter an amount in rupees, such as 120 or 99.50.'
export const reasonNeeded = 'Enter a reason to show the customer.'
export const note = 'Note for your staff (optional)'

export const payment = 'Payment'
export const ways = {
  link: 'Payment link',
  on_delivery: 'Cash on delivery',
  direct: 'Already paid',
}
export const reserveFor = 'Reserve the items for'
export const hours = { 2: '2 hours', 24: '1 day', 72: '3 days' }
export const reserveHint =
  'The link works until then. If it isn’t paid, the items are available to others again.'
export const paidBy = 'Paid by'
export const methods = { cash: 'Cash', upi: 'UPI', bank_transfer: 'Bank transfer' }
export const reference = 'Payment reference (optional)'
export const referenceHint = 'Such as the UPI transaction number. Only your staff sees it.'

export const summary = 'Total'
export const goods = 'Items'
export const bundles = 'Bundle saving'
export const discount = 'Discount'
export const delivery = 'Delivery'
export const total = 'Total'
export const expectedBy = ({ day }: { day: string }) => `Expected by ${day}`
export const onHoliday = ({ day }: { day: string }) =>
  `Your shop is on holiday. This order can be packed from ${day}.`
export const quoteMissing = 'Add a product and a PIN code to see the total.'
export const create = {
  link: ({ total }: { total: string }) => `Create link for ${total}`,
  on_delivery: ({ total }: { total: string }) => `Place cash order for ${total}`,
  direct: ({ total }: { total: string }) => `Record ${total} as paid`,
}
export const createOrder = 'Create order'
export const checkFields = 'Check the marked fields.'
export const notPlaced = 'Couldn’t create the order. Try again.'

/** What was done, or why not. */
export const placed = ({ id }: { id: number }) => `Order #${id} created.`
export const noDiscounts = 'Your role doesn’t allow discounts. Remove the discount, or ask the shop’s owner.'
export const shopNotOpen = 'Your shop isn’t open yet. Open it before you take orders.'
export const outside = ({ postalCode }: { postalCode: string }) =>
  `Your shop doesn’t deliver to PIN code ${postalCode}.`
export const otherState =
  'Your shop’s tax registration allows it to sell these products only within its own state.'
export const untaxed =
  'A product has no HSN code or GST rate, so it can’t be invoiced. Complete it under Products, or remove it.'
export const belowMinimum = ({ zone, minimum }: { zone: string; minimum: string }) =>
  `The minimum order for ${zone} is ${minimum}. Add more items.`
export const tooLarge = 'The total is too high for one order. Check the quantities.'
export const noOnlinePayments =
  'Your shop has no Razorpay keys yet, so customers can’t pay online. Enter them under Connections.'
export const cashOff = 'Your shop doesn’t offer cash on delivery.'
export const cashNotThere = 'Your shop doesn’t offer cash on delivery at this address.'
export const cashTotalTooHigh = ({ most }: { most: string }) =>
  `Your shop offers cash on delivery for orders up to ${most}.`
export const cashTooManyOpen = ({ most }: { most: number }) =>
  most === 1
    ? 'This customer already has a cash on delivery order that hasn’t been delivered.'
    : `This customer already has ${most} cash on delivery orders that haven’t been delivered.`
export const cashRefusedBefore = 'This customer didn’t accept an earlier cash on delivery order.'
export const notOnSale = 'One of the products isn’t on sale any more. Remove it and try again.'
export const totalChanged = ({ total }: { total: string }) =>
  `The total is now ${total}, because a price or the delivery charge has changed. Check it with the customer, then try again.`
/** A note on the order. */
export const paymentReference = ({ reference }: { reference: string }) => `Payment reference: ${reference}`

/** On the page of an order that waits for its payment. */
export const linkTitle = 'Payment link'
export const linkUntil = ({ total, moment }: { total: string; moment: string }) =>
  `The customer can pay ${total} until ${moment}. The items are reserved until then.`
export const copyLink = 'Copy link'
export const linkCopied = 'Link copied.'
export const linkNotCopied = 'Couldn’t copy the link. Select it and copy it yourself.'
export const sendOnWhatsapp = 'Send on WhatsApp'
export const qrCode = 'QR code of the payment link'
export const scanHint = 'The customer can scan this code with their phone.'
export const linkNotLoaded = 'Couldn’t load the payment link. Try again.'
