/** Emails to the customer, one entry per paragraph. The merchant can change the text in the back office. */
type Order = { id: string | number }
type Confirmed = Order & { shop: string }
export const orderConfirmed = ({ id, shop }: Confirmed) => `Your order #${id} at ${shop} is confirmed`
export const dear = ({ name }: { name: string }) => `Dear ${name},`
export const thankYou = ({ id, total }: Order & { total: string }) =>
  `Thank you for your order #${id}. We’ve received your payment of ${total}.`
export const thankYouForCashOrder = ({ id, total }: Order & { total: string }) =>
  `Thank you for your order #${id}. Pay ${total} in cash when it’s delivered.`
/** An order that the shop placed for the customer, who pays it with a link. */
export const paymentIsDue = ({ id, shop }: Confirmed) => `Pay for your order #${id} at ${shop}`
export const orderTaken = ({ id, total }: Order & { total: string }) =>
  `Thank you for your order #${id}. To complete it, pay ${total}.`
export const payBy = ({ moment }: { moment: string }) =>
  `Your items are reserved for you until ${moment}. Pay by then.`
export const payOrder = ({ total }: { total: string }) => `Pay ${total}`
/** Recalled products were removed from a cash order. */
export const wasReduced = ({ id }: Order) => `Your order #${id} has changed`
export const recalledRemoved = ({ id }: Order) =>
  `Some items in your order #${id} were recalled, so we’ve removed them. We’ll deliver the rest:`
export const payLess = ({ total }: { total: string }) => `Pay ${total} in cash when your order is delivered.`
/** Items were added to an order, as an order of their own. */
export const addedTo = ({ id }: Order) =>
  `These items were added to your order #${id}. We’ll send both together if we can.`
export const paidByExchange = ({ id }: Order) => `What we’ve taken out of your order #${id} pays for them.`
export const takenOutOncePaid = ({ id, amount }: Order & { amount: string }) =>
  `Once you’ve paid, we’ll take the items that you don’t want out of order #${id} and refund ${amount}.`
export const exchangedItems = ({ id, items }: Order & { items: string }) =>
  `We’ve changed your order #${id}. We’ve taken out: ${items}`
export const exchangePays = ({ amount, id }: Order & { amount: string }) =>
  `Their price of ${amount} pays for the items that you get instead, order #${id}.`
export const deliveryAddress = 'Delivery address'

/** The policies that a customer should have in writing (specification §1). */
export const packedWithin = ({ processing, delivery }: { processing: string; delivery: string }) =>
  `We usually pack your order within ${processing} business days. Delivery usually takes ${delivery} business days after that.`
export const deliveredWithin = ({ district, state }: { district: string; state: string }) =>
  `We deliver within ${district} district, ${state}. The delivery charge is paid directly to the courier.`
/** For an order with a delivery zone, instead of the two sentences above. */
export const expectedBy = ({ day }: { day: string }) => `Your order is expected by ${day}.`
/** For a shop that commits to its delivery dates. */
export const arrivesBy = ({ day }: { day: string }) => `Your order will arrive by ${day}.`
/** For a zone without a delivery charge. */
export const paidToCourier = 'The delivery charge is paid directly to the courier.'
/** What happens next, in the confirmation. */
export const nextMail = 'We’ll email you again when your parcel is on its way.'
export const paidWith = ({ reference }: { reference: string }) => `Payment reference: ${reference}`
export const salesAreFinal =
  'All sales are final and there are no refunds. An order can be cancelled only before payment is confirmed.'
export const questions = ({ email, phone }: { email: string; phone: string }) =>
  `Questions? Email ${email} or call ${phone}.`

export const onItsWay = ({ id }: Order) => `Your order #${id} is on its way`
export const hasLeft = ({ id }: Order) => `Your order #${id} has been dispatched.`
export const inParcel = 'In this parcel'
export const travelsWith = ({ courier }: { courier: string }) => `Courier: ${courier}`
export const trackingNumber = ({ number }: { number: string }) => `Tracking number: ${number}`
export const stillToCome = 'Still to come'
export const viewOrder = 'View your order'
export const track = 'Track your parcel'
export const arrivesWithin = ({ days }: { days: string }) =>
  `Parcels are usually delivered within ${days} business days. The delivery charge is paid directly to the courier.`

/** For a cash order, in the dispatch email. */
export const cashToPay = ({ total }: { total: string }) => `Keep ${total} in cash ready for the courier.`
/** For a parcel that contains only part of the order. */
export const restFollows = ({ count }: { count: number }) =>
  count === 1
    ? 'This parcel contains part of your order. 1 more item will follow.'
    : `This parcel contains part of your order. ${count} more items will follow.`
export const wasDelivered = ({ id }: Order) => `Your order #${id} has been delivered`
export const hasArrived = ({ id }: Order) => `Your order #${id} has been delivered. We hope you enjoy it.`
/** Above the button to the order page, which offers both. */
export const buyAgainThere =
  'On your order page, you can buy the same items again or get help with this order.'
export const notRight = ({ email, phone }: { email: string; phone: string }) =>
  `Is anything missing or damaged? Email ${email} or call ${phone}.`

/** The reminder of a regular delivery, which the customer orders and pays for each time. */
export const regularDeliveryDue = ({ shop }: { shop: string }) => `Your next delivery from ${shop}`
export const timeToOrder =
  'It’s time for your regular delivery. Review it and pay to get it. Nothing is charged until you do.'
export const nextDelivery = 'Your next delivery'
export const regularItem = ({ quantity, name, amount }: { quantity: number; name: string; amount: string }) =>
  `${quantity} × ${name}: ${amount}`
export const regularItemShort = ({
  quantity,
  name,
  amount,
}: {
  quantity: number
  name: string
  amount: string
}) => `${quantity} × ${name}: ${amount} (only ${quantity} available)`
export const regularItemGone = ({ name }: { name: string }) => `${name}: not available now`
export const withoutDelivery = ({ amount }: { amount: string }) =>
  `Total at today’s prices: ${amount}, without delivery charges`
export const reviewDelivery = 'Review and pay'
export const changeDeliveries =
  'On the same page, you can skip this delivery, change how often you get it, or stop it.'

export const moneyGoesBack = ({ id }: Order) => `Your refund for order #${id} is on its way`
export const weReturned = ({ amount, id }: Order & { amount: string }) =>
  `We’ve refunded ${amount} for your order #${id}. The money will go back to your original payment method.`
/** What a refund is for: products, delivery or a goodwill amount. */
export const refundedFor = ({ what }: { what: string }) => `Refunded: ${what}`
export const because = ({ reason }: { reason: string }) => `Reason: ${reason}`
/** Business days until a refund arrives, according to Razorpay and India’s banks. */
export const refundDays = '5 to 7'
export const bankNeeds = ({ days }: { days: string }) =>
  `The refund usually reaches your account within ${days} business days.`

export const moneyWasReturned = ({ id }: Order) => `We’ve sent your refund for order #${id}`
export const returnedOtherwise = ({ amount, id }: Order & { amount: string }) =>
  `We’ve refunded ${amount} for your order #${id} by another method, such as bank transfer.`

export const returnOf = ({ id }: Order) => `Your return for order #${id}`
export const itemsOfReturn = ({ items }: { items: string }) => `Items: ${items}`
export const weSay = ({ answer }: { answer: string }) => `Our reply: ${answer}`

/** A replacement for returned items. */
export const replacementComes = ({ id }: Order) => `We’re replacing items from your order #${id}`
export const replacementFor = ({ id, replaced }: Order & { replaced: string }) =>
  `We’re replacing items from your order #${replaced}. Your replacement has the order number #${id}.`
export const nothingToPay = 'There’s nothing to pay for the replacement or its delivery.'
export const wasCancelled = ({ id }: Order) => `Your order #${id} has been cancelled`
export const isCancelled = ({ id }: Order) => `Your order #${id} has been cancelled.`
export const youGetBack = ({ amount }: { amount: string }) =>
  `You’ll get a refund of ${amount}. We’ll email you when it’s on its way.`

type Ticket = { number: string }
/** Sent to an address that anyone could have entered. */
export const ticketToConfirm = ({ number }: Ticket) => `Confirm your email address for ticket ${number}`
export const somebodyWrote = ({ shop, number }: Ticket & { shop: string }) =>
  `Someone contacted ${shop} using this email address. The ticket number is ${number}.`
export const confirmIfYou =
  'If this was you, open the page below and confirm your email address. We’ll then send you our replies by email.'
export const confirmAddress = 'Confirm your email address'
export const ignoreIfNot =
  'If this wasn’t you, please ignore this email. We won’t send any replies to this address.'
export const ticketOpened = ({ number }: Ticket) => `We’ve received your ticket ${number}`
export const weHaveYourTicket = ({ number }: Ticket) =>
  `We’ve received your message. Your ticket number is ${number}.`
export const itIsAboutOrder = ({ id }: Order) => `This ticket is about your order #${id}.`
export const weAnswerBy = ({ acknowledge, settle }: { acknowledge: string; settle: string }) =>
  `We’ll acknowledge your ticket by ${acknowledge} and resolve it by ${settle}.`
export const officerIs = ({ officer }: { officer: string }) => `Grievance officer: ${officer}`
export const followTicket = 'View your ticket'
export const ticketAnswered = ({ number }: Ticket) => `We’ve replied to your ticket ${number}`
export const weHaveAnswered = ({ number }: Ticket) => `We’ve replied to your ticket ${number}.`
export const ourAnswer = 'Our reply'
export const answerThere = 'Please reply on the ticket page so that we don’t miss your message.'
export const ticketSettled = ({ number }: Ticket) => `Your ticket ${number} has been resolved`
export const weHaveSettled = ({ number }: Ticket) => `We’ve resolved your ticket ${number}.`
export const notSettled = 'Not resolved? Reply on the ticket page to reopen it.'

type Alert = { product: string }
export const alertToConfirm = ({ product }: Alert) => `Confirm your alert for ${product}`
export const somebodyWantsAlert = ({ product, shop }: Alert & { shop: string }) =>
  `Someone asked ${shop} to email this address when ${product} is back in stock.`
export const confirmAlertIfYou = 'If this was you, open the page below and confirm your email address.'
export const ignoreAlertIfNot =
  'If this wasn’t you, please ignore this email. We won’t send any alerts to this address.'
export const isBackInStock = ({ product }: Alert) => `${product} is back in stock`
export const youAskedForAlert = ({ product }: Alert) =>
  `Good news: ${product} is back in stock. You asked us to tell you.`
export const priceNow = ({ price }: { price: string }) => `Price today: ${price}`
export const viewProduct = 'View product'
export const whileStocksLast =
  'We can’t reserve it for you: it’s available while stocks last. This alert has now ended.'
export const seeAlerts = 'See or cancel your alerts'

export const repliedToReview = ({ product }: { product: string }) => `Our reply to your review of ${product}`
export const thanksForReview = ({ product }: { product: string }) =>
  `Thank you for reviewing ${product}. We’ve replied to your review in the shop.`
export const viewReview = 'View reviews'
