/** Mails to the customer, paragraph by paragraph; a merchant may write them otherwise. */
type Order = { id: string | number }
type Confirmed = Order & { shop: string }
export const orderConfirmed = ({ id, shop }: Confirmed) => `Your order ${id} at ${shop} is confirmed`
export const dear = ({ name }: { name: string }) => `Dear ${name},`
export const thankYou = ({ id, total }: Order & { total: string }) =>
  `thank you for your order ${id}. We have received your payment of ${total}.`
export const deliveryAddress = 'Delivery address'

/** The policies a customer should have in hand (specification §1). */
export const packedWithin = ({ processing, delivery }: { processing: string; delivery: string }) =>
  `We usually pack your order within ${processing} business days; it is usually delivered ${delivery} business days later.`
export const deliveredWithin = ({ district, state }: { district: string; state: string }) =>
  `We deliver within ${district} district, ${state}. The shipping charge is paid directly to the courier.`
/** Of an order that was sold under a zone, in place of the two before. */
export const expectedBy = ({ day }: { day: string }) => `It is expected by ${day}.`
/** Of a shop that commits to its dates. */
export const arrivesBy = ({ day }: { day: string }) => `It arrives by ${day}.`
/** Where the zone has no fee. */
export const paidToCourier = 'The shipping charge is paid directly to the courier.'
export const salesAreFinal =
  'All sales are final and there are no refunds. An order can be cancelled only before payment is confirmed.'
export const questions = ({ email, phone }: { email: string; phone: string }) =>
  `Questions? Write to ${email} or call ${phone}.`

export const onItsWay = ({ id }: Order) => `Your order ${id} is on its way`
export const hasLeft = ({ id }: Order) => `your order ${id} has left us.`
export const inParcel = 'In this parcel'
/** One line of a parcel. */
export const piece = ({ quantity, name, size }: { quantity: number; name: string; size: string }) =>
  `${quantity} x ${name}, ${size}`
export const travelsWith = ({ courier }: { courier: string }) => `It travels with ${courier}.`
export const trackingNumber = ({ number }: { number: string }) => `Tracking number: ${number}`
export const viewOrder = 'View your order'
export const track = 'Track the parcel'
export const arrivesWithin = ({ days }: { days: string }) =>
  `It is usually delivered within ${days} business days. The shipping charge is paid directly to the courier.`

/** A part of the order is in this parcel. */
export const restFollows = ({ count }: { count: number }) =>
  count === 1
    ? 'This is a part of your order. The rest will follow: 1 more item.'
    : `This is a part of your order. The rest will follow: ${count} more items.`
export const wasDelivered = ({ id }: Order) => `Your order ${id} was delivered`
export const hasArrived = ({ id }: Order) => `your order ${id} was delivered. We hope that you enjoy it.`
export const notRight = ({ email, phone }: { email: string; phone: string }) =>
  `Is something missing or damaged? Write to ${email} or call ${phone}.`

export const moneyGoesBack = ({ id }: Order) => `Money of your order ${id} is on its way back to you`
export const weReturned = ({ amount, id }: Order & { amount: string }) =>
  `we have returned ${amount} of your order ${id}. It goes back the way you paid.`
/** The products, the delivery or a sum on top that a refund is for. */
export const refundedFor = ({ what }: { what: string }) => `Refunded: ${what}`
export const because = ({ reason }: { reason: string }) => `Reason: ${reason}`
export const bankNeeds = ({ days }: { days: string }) =>
  `Your bank usually shows it within ${days} business days.`

export const moneyWasReturned = ({ id }: Order) => `Money of your order ${id} was returned to you`
export const returnedOtherwise = ({ amount, id }: Order & { amount: string }) =>
  `we have returned ${amount} of your order ${id} by other means than you paid with, for example by bank transfer.`

export const wasCancelled = ({ id }: Order) => `Your order ${id} was cancelled`
export const isCancelled = ({ id }: Order) => `your order ${id} was cancelled.`
export const youGetBack = ({ amount }: { amount: string }) =>
  `You get back ${amount}. We write to you again when it is on its way.`

type Ticket = { number: string }
/** To an address that anybody may have typed. */
export const ticketToConfirm = ({ number }: Ticket) => `Confirm your email address for ticket ${number}`
export const somebodyWrote = ({ shop, number }: Ticket & { shop: string }) =>
  `Someone wrote to ${shop} and gave this email address. The ticket's number is ${number}.`
export const confirmIfYou =
  'Was it you? Open the page below and confirm your address. Our answers come by email after that.'
export const confirmAddress = 'Confirm your email address'
export const ignoreIfNot =
  "If it wasn't you, please ignore this email. We won't send any answers to this address."
export const ticketOpened = ({ number }: Ticket) => `Your ticket ${number}`
export const weHaveYourTicket = ({ number }: Ticket) =>
  `we have what you wrote to us. Its number is ${number}.`
export const itIsAboutOrder = ({ id }: Order) => `It is about your order ${id}.`
export const weAnswerBy = ({ acknowledge, settle }: { acknowledge: string; settle: string }) =>
  `We answer by ${acknowledge} and settle it by ${settle}.`
export const officerIs = ({ officer }: { officer: string }) => `Grievance officer: ${officer}`
export const followTicket = 'Follow your ticket'
export const ticketAnswered = ({ number }: Ticket) => `An answer to your ticket ${number}`
export const weHaveAnswered = ({ number }: Ticket) => `we have answered your ticket ${number}.`
export const ourAnswer = 'Our answer'
export const answerThere = 'Please answer on the page of your ticket, so that nothing is lost.'
export const ticketSettled = ({ number }: Ticket) => `Your ticket ${number} is settled`
export const weHaveSettled = ({ number }: Ticket) => `we have settled your ticket ${number}.`
export const notSettled = 'Is it not settled for you? Write to us on its page, and it is open again.'
