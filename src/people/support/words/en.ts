export const messageMissing = 'Please write what it is about.'
export const chooseKind = 'Please choose what it is about.'
export const chooseReason = 'Please choose a reason.'
export const chooseProducts = 'Please choose at least one product.'
export const notBought = 'That is not what was bought in this order.'
export const returnNeedsOrder = 'Please open a return from its order.'
export const noSuchOrder = 'This order does not exist.'
export const noSuchTicket = 'This ticket does not exist.'
export const tooManyTickets =
  'So many tickets with this email are open already. Please write to us on the page of one of them.'
type Contacts = { phone: string; email: string }
export const tooManyHere = ({ phone, email }: Contacts) =>
  `Your network has sent us a lot of tickets in the last hour. Try again in an hour, or call us on ${phone} or email ${email}.`
export const enteredDifferently =
  'What you sent before has opened a ticket, and its answer was lost. Please look at your tickets before you send this one.'
export const confirmFirst = 'Please confirm your email address first.'
type Number = { number: string }
export const opened = ({ number }: Number) => `We have your ticket ${number}.`

export const help = 'Help and complaints'
export const description = ({ shop }: { shop: string }) =>
  `How to complain to ${shop}, give something back or ask, and by when it is answered.`
export const lead =
  'Something is wrong, or you want to know something? Write to us. You get a number at once, and follow there what becomes of it.'
export const howLong = 'By when we answer'
export const weAnswerWithin = ({ hours }: { hours: number }) =>
  `We acknowledge what you write within ${hours} hours.`
export const weSettleWithin = ({ months }: { months: number }) =>
  months === 1 ? 'We settle it within one month.' : `We settle it within ${months} months.`
export const aboutAnOrder = 'It is about an order, or you want to give something back?'
export const openItsOrder = 'Open it in My Orders'
export const writeToUs = 'Write to us'
export const yourTickets = 'Your tickets'
export const ticketsNotLoaded = 'Your tickets could not be loaded.'
export const loadingTickets = 'Loading your tickets...'
export const noTickets = 'You have no tickets yet.'

export const helpWith = ({ id }: { id: number | string }) => `Help with order ${id}`
export const about = 'What is it about?'
export const kinds = { complaint: 'A complaint', return: 'A return', question: 'A question' }
export const productsToReturn = 'What do you want to give back?'
export const reason = 'Why?'
export const chooseOne = 'Please choose'
export const reasons = {
  damaged: 'It came damaged',
  wrong: 'It is not what I ordered',
  missing: 'Something is missing',
  spoilt: 'It is spoilt or past its date',
  other: 'Something else',
}
export const name = 'Name'
export const email = 'Email'
export const emailHint =
  "We'll email you a link to confirm this address. Our answers come by email after that."
export const phone = 'Phone number (optional)'
export const message = 'Your message'
export const send = 'Send'
export const notSent = 'Your message could not be sent. Please try again.'
export const loadingOrder = 'Loading the order...'
export const orderNotLoaded = 'This order could not be loaded.'

export const yourNumber = ({ number }: Number) => `Your ticket is ${number}`
export const numberMailed = 'We have mailed you its number.'
export const linkMailed =
  'Check your email for a link from us and confirm your address. Our answers come by email after that. If we emailed you about a ticket in the last 24 hours, that link works for this one too.'
export const followIt = 'Follow your ticket'

export const ticket = ({ number }: Number) => `Ticket ${number}`
export const loading = 'Loading the ticket...'
export const notLoaded = 'This ticket could not be loaded.'
export const howToFindIt =
  'Please open the link once more as it stands in our last mail, or log in with the account that you wrote from. If that does not help, write to us again: you get a new ticket.'
export const toConfirm = 'Confirm your email address'
export const whyConfirm = ({ number }: Number) =>
  `Ticket ${number} was opened with your email address. Confirm that it was you to see the ticket and get our answers by email.`
export const confirmAddress = 'Confirm address'
export const addressConfirmed = 'Your email address is confirmed.'
export const notConfirmed = "We couldn't confirm your email address. Please try again."
export const states = { open: 'Waiting for us', acknowledged: 'In hand', settled: 'Settled' }
export const ofOrder = ({ id }: { id: number }) => `Order ${id}`
export const toGoBack = 'To go back'
export const piece = ({ quantity, name, size }: { quantity: number; name: string; size: string }) =>
  `${quantity} × ${name}, ${size}`
export const openedOn = ({ when }: { when: string }) => `Opened ${when}`
export const acknowledgedOn = ({ when }: { when: string }) => `Acknowledged ${when}`
export const settledOn = ({ when }: { when: string }) => `Settled ${when}`
export const acknowledgedBy = ({ when }: { when: string }) => `We acknowledge it by ${when}`
export const settledBy = ({ when }: { when: string }) => `We settle it by ${when}`
type Count = { count: number }
export const left = {
  hours: ({ count }: Count) => (count === 1 ? '1 hour left' : `${count} hours left`),
  days: ({ count }: Count) => `${count} days left`,
}
export const late = {
  hours: ({ count }: Count) => (count === 1 ? '1 hour late' : `${count} hours late`),
  days: ({ count }: Count) => `${count} days late`,
}
export const messages = 'Messages'
export const you = 'You'
export const writeMore = 'Write more'
export const messageSent = 'Your message is sent.'
export const opensAgain = 'It is not settled for you? Write to us, and it is open again.'
