export const messageMissing = 'Enter a message.'
export const chooseKind = 'Select what we can help with.'
export const chooseReason = 'Select a reason.'
export const chooseProducts = 'Select at least one item.'
export const notBought = 'These items don’t match your order. Check the items and quantities.'
export const returnNeedsOrder = 'To return an item, open its order in My Orders.'
export const noSuchOrder = 'Order not found.'
export const noSuchTicket = 'Ticket not found.'
export const tooManyTickets =
  'You already have too many open tickets with this email. Reply to one of them instead.'
type Contacts = { phone: string; email: string }
export const tooManyHere = ({ phone, email }: Contacts) =>
  `We’ve received too many tickets from your internet connection in the last hour. Try again in an hour, or call us on ${phone} or email ${email}.`
export const enteredDifferently =
  'We’ve already received your earlier message. Check your tickets before you send this one.'
export const confirmFirst = 'Confirm your email address first.'
type Number = { number: string }
export const opened = ({ number }: Number) => `We’ve received your message. Your ticket number is ${number}.`

export const help = 'Help and complaints'
export const description = ({ shop }: { shop: string }) =>
  `How to make a complaint, return an item or ask ${shop} a question, and when you’ll hear back.`
export const lead =
  'Is something wrong, or do you have a question? Write to us. You’ll get a ticket number to track our reply.'
export const howLong = 'When you’ll hear back'
export const weAnswerWithin = ({ hours }: { hours: number }) =>
  `We’ll acknowledge your message within ${hours} hours.`
export const weSettleWithin = ({ months }: { months: number }) =>
  months === 1
    ? 'We’ll resolve your ticket within one month.'
    : `We’ll resolve your ticket within ${months} months.`
export const aboutAnOrder = 'Need help with an order, or want to return something?'
export const openItsOrder = 'Go to My Orders'
export const toReturn = 'Want to return something?'
export const openThisOrder = 'Request a return on the order’s page'
export const writeToUs = 'Write to us'
export const yourTickets = 'Your tickets'
export const ticketsNotLoaded = 'Couldn’t load your tickets. Try again.'
export const loadingTickets = 'Loading your tickets...'
export const noTickets = 'You have no tickets yet.'

export const helpWith = ({ id }: { id: number | string }) => `Help with order #${id}`
export const about = 'What can we help with?'
export const kinds = { complaint: 'Complaint', return: 'Return', question: 'Question' }
export const reasons = {
  damaged: 'Arrived damaged',
  wrong: 'Not what I ordered',
  missing: 'Something is missing',
  spoilt: 'Spoilt or expired',
  other: 'Something else',
}
export const name = 'Name'
export const email = 'Email'
export const emailHint =
  'We’ll email you a link to confirm this address. After that, we’ll email you our replies.'
export const phone = 'Phone number (optional)'
export const message = 'Your message'
export const send = 'Send'
export const notSent = 'Couldn’t send your message. Try again.'
export const loadingOrder = 'Loading the order...'
export const orderNotLoaded = 'Couldn’t load this order. Try again.'

export const yourNumber = ({ number }: Number) => `Your ticket number is ${number}`
export const numberMailed = 'We’ve emailed you the ticket number.'
export const linkMailed =
  'Open the link we emailed you to confirm your address. We’ll then email you our replies. If we already emailed you a link in the last 24 hours, use that one.'
export const followIt = 'View ticket'

export const ticket = ({ number }: Number) => `Ticket ${number}`
export const loading = 'Loading the ticket...'
export const notLoaded = 'Couldn’t load this ticket. Try again.'
export const howToFindIt =
  'Open the link in our last email again, or log in to the account you wrote from. If that doesn’t help, write to us again and you’ll get a new ticket.'
export const toConfirm = 'Confirm your email address'
export const whyConfirm = ({ number }: Number) =>
  `Ticket ${number} was opened with your email address. Confirm that it was you to see the ticket and get our replies by email.`
export const confirmAddress = 'Confirm address'
export const addressConfirmed = 'Email address confirmed.'
export const notConfirmed = 'Couldn’t confirm your email address. Try again.'
export const states = { open: 'Open', acknowledged: 'In progress', settled: 'Resolved' }
export const ofOrder = ({ id }: { id: number }) => `Order #${id}`
export const toGoBack = 'Items to return'
export const piece = ({ quantity, name, size }: { quantity: number; name: string; size: string }) =>
  `${quantity} × ${name}, ${size}`
export const openedOn = ({ when }: { when: string }) => `Opened ${when}`
export const acknowledgedOn = ({ when }: { when: string }) => `Acknowledged ${when}`
export const settledOn = ({ when }: { when: string }) => `Resolved ${when}`
export const acknowledgedBy = ({ when }: { when: string }) => `We’ll acknowledge your ticket by ${when}`
export const settledBy = ({ when }: { when: string }) => `We’ll resolve your ticket by ${when}`
type Count = { count: number }
export const left = {
  hours: ({ count }: Count) => (count === 1 ? '1 hour left' : `${count} hours left`),
  days: ({ count }: Count) => `${count} days left`,
}
export const late = {
  hours: ({ count }: Count) => (count === 1 ? '1 hour overdue' : `${count} hours overdue`),
  days: ({ count }: Count) => `${count} days overdue`,
}
export const messages = 'Messages'
export const you = 'You'
export const writeMore = 'Add a message'
export const messageSent = 'Message sent.'
export const opensAgain = 'Not resolved? Reply to reopen this ticket.'

/** What the form says for a customer who wants to cancel an order. */
export const pleaseCancel = 'Please cancel this order.'
