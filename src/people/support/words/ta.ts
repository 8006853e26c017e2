import type * as en from './en.ts'

// Enter a message.
export const messageMissing = 'உங்கள் செய்தியை எழுதுங்கள்.'
// Select what we can help with.
export const chooseKind = 'எதைப் பற்றி எழுதுகிறீர்கள் என்று தேர்ந்தெடுங்கள்.'
// Select a reason.
export const chooseReason = 'ஒரு காரணத்தைத் தேர்ந்தெடுங்கள்.'
// Select at least one item.
export const chooseProducts = 'ஒரு பொருளாவது தேர்ந்தெடுங்கள்.'
// These items don’t match your order. Check the items and quantities.
export const notBought = 'இவை உங்கள் ஆர்டருடன் பொருந்தவில்லை. பொருட்களையும் எண்ணிக்கையையும் சரிபாருங்கள்.'
// To return an item, open its order in My Orders.
export const returnNeedsOrder = 'திருப்பிக் கொடுக்க, அதன் ஆர்டரை “என் ஆர்டர்கள்” பக்கத்தில் திறங்கள்.'
// Order not found.
export const noSuchOrder = 'இப்படி ஓர் ஆர்டர் இல்லை.'
// Ticket not found.
export const noSuchTicket = 'இப்படி ஒரு டிக்கெட் இல்லை.'
// You already have too many open tickets with this email. Reply to one of them instead.
export const tooManyTickets =
  'இந்த இமெயிலில் ஏற்கனவே பல டிக்கெட்டுகள் இருக்கின்றன. புதியதற்குப் பதிலாக அவற்றில் ஒன்றில் எழுதுங்கள்.'
// We’ve received too many tickets from your internet connection in the last hour. Try again in an hour, or call us on ${phone} or email ${email}.
export const tooManyHere: typeof en.tooManyHere = ({ phone, email }) =>
  `கடந்த ஒரு மணி நேரத்தில் உங்கள் நெட்வொர்க்கிலிருந்து நிறைய டிக்கெட்டுகள் வந்திருக்கின்றன. ஒரு மணி நேரம் கழித்து மறுபடியும் முயலுங்கள், இல்லையென்றால் ${phone} என்ற நம்பருக்குக் கூப்பிடுங்கள் அல்லது ${email} என்ற இமெயிலுக்கு எழுதுங்கள்.`
// We’ve already received your earlier message. Check your tickets before you send this one.
export const enteredDifferently =
  'நீங்கள் முன்பு அனுப்பிய செய்தி எங்களுக்கு ஏற்கனவே கிடைத்தது. இதை அனுப்பும் முன் உங்கள் டிக்கெட்டுகளைப் பாருங்கள்.'
// Confirm your email address first.
export const confirmFirst = 'முதலில் உங்கள் இமெயில் முகவரியை உறுதிசெய்யுங்கள்.'
// We’ve received your message. Your ticket number is ${number}.
export const opened: typeof en.opened = ({ number }) =>
  `உங்கள் செய்தி எங்களுக்குக் கிடைத்தது. உங்கள் டிக்கெட் நம்பர்: ${number}.`

// Help and complaints
export const help = 'உதவியும் புகாரும்'
// How to make a complaint, return an item or ask ${shop} a question, and when you’ll hear back.
export const description: typeof en.description = ({ shop }) =>
  `${shop} கடையில் எப்படிப் புகார் செய்வது, திருப்பிக் கொடுப்பது, கேட்பது; எப்போது பதில் வரும்.`
// Is something wrong, or do you have a question? Write to us. You’ll get a ticket number to track our reply.
export const lead =
  'ஏதாவது தவறா, ஏதாவது கேட்க வேண்டுமா? எங்களுக்கு எழுதுங்கள். உங்களுக்கு ஒரு டிக்கெட் நம்பர் கிடைக்கும்; எங்கள் பதிலை அதில் பார்க்கலாம்.'
// When you’ll hear back
export const howLong = 'எப்போது பதில் வரும்'
// We’ll acknowledge your message within ${hours} hours.
export const weAnswerWithin: typeof en.weAnswerWithin = ({ hours }) =>
  `நீங்கள் எழுதியது கிடைத்தது என்று ${hours} மணி நேரத்துக்குள் சொல்கிறோம்.`
// months === 1 ? 'We’ll resolve your ticket within one month.' : `We’ll resolve your ticket within ${months} months.`
export const weSettleWithin: typeof en.weSettleWithin = ({ months }) =>
  months === 1 ? 'ஒரு மாதத்துக்குள் தீர்த்துவைக்கிறோம்.' : `${months} மாதங்களுக்குள் தீர்த்துவைக்கிறோம்.`
// Need help with an order, or want to return something?
export const aboutAnOrder = 'ஓர் ஆர்டருக்கு உதவி வேண்டுமா, ஏதாவது திருப்பிக் கொடுக்க வேண்டுமா?'
// Go to My Orders
export const openItsOrder = 'என் ஆர்டர்களுக்குப் போ'
// Want to return something?
export const toReturn = 'ஏதாவது திருப்பிக் கொடுக்க வேண்டுமா?'
// Request a return on the order’s page
export const openThisOrder = 'ஆர்டரின் பக்கத்தில் கேளுங்கள்'
// Write to us
export const writeToUs = 'எங்களுக்கு எழுதுங்கள்'
// Your tickets
export const yourTickets = 'உங்கள் டிக்கெட்டுகள்'
// Couldn’t load your tickets. Try again.
export const ticketsNotLoaded = 'உங்கள் டிக்கெட்டுகளைக் காட்ட முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Loading your tickets...
export const loadingTickets = 'உங்கள் டிக்கெட்டுகள் வருகின்றன...'
// You have no tickets yet.
export const noTickets = 'இன்னும் டிக்கெட் எதுவும் இல்லை.'

// Help with order #${id}
export const helpWith: typeof en.helpWith = ({ id }) => `ஆர்டர் #${id}: உதவி`
// What can we help with?
export const about = 'எதைப் பற்றி எழுதுகிறீர்கள்?'
export const kinds = {
  // Complaint
  complaint: 'புகார்',
  // Return
  return: 'திருப்பிக் கொடுக்க',
  // Question
  question: 'கேள்வி',
}
export const reasons = {
  // Arrived damaged
  damaged: 'சேதமாகி வந்தது',
  // Not what I ordered
  wrong: 'நான் ஆர்டர் செய்தது இது இல்லை',
  // Something is missing
  missing: 'ஏதோ குறைகிறது',
  // Spoilt or expired
  spoilt: 'கெட்டுவிட்டது, அல்லது தேதி முடிந்துவிட்டது',
  // Something else
  other: 'வேறு காரணம்',
}
// Name
export const name = 'பெயர்'
// Email
export const email = 'இமெயில்'
// We’ll email you a link to confirm this address. After that, we’ll email you our replies.
export const emailHint =
  'இந்த முகவரியை உறுதிசெய்ய ஒரு லிங்க்கை இமெயிலில் அனுப்புவோம். அதன் பிறகு எங்கள் பதில்கள் இமெயிலில் வரும்.'
// Phone number (optional)
export const phone = 'போன் நம்பர் (கட்டாயமில்லை)'
// Your message
export const message = 'உங்கள் செய்தி'
// Send
export const send = 'அனுப்பு'
// Couldn’t send your message. Try again.
export const notSent = 'உங்கள் செய்தியை அனுப்ப முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Loading the order...
export const loadingOrder = 'ஆர்டர் வருகிறது...'
// Couldn’t load this order. Try again.
export const orderNotLoaded = 'இந்த ஆர்டரைக் காட்ட முடியவில்லை. மீண்டும் முயலுங்கள்.'

// Your ticket number is ${number}
export const yourNumber: typeof en.yourNumber = ({ number }) => `உங்கள் டிக்கெட் நம்பர்: ${number}`
// We’ve emailed you the ticket number.
export const numberMailed = 'டிக்கெட் நம்பரை இமெயிலில் அனுப்பியிருக்கிறோம்.'
// Open the link we emailed you to confirm your address. We’ll then email you our replies. If we already emailed you a link in the last 24 hours, use that one.
export const linkMailed =
  'எங்களிடமிருந்து வரும் இமெயிலில் உள்ள லிங்க்கைத் திறந்து உங்கள் முகவரியை உறுதிசெய்யுங்கள். அதன் பிறகு எங்கள் பதில்கள் இமெயிலில் வரும். கடந்த 24 மணி நேரத்தில் ஒரு டிக்கெட்டுக்காக இமெயில் வந்திருந்தால், அந்த லிங்க்கே இதற்கும் போதும்.'
// View ticket
export const followIt = 'டிக்கெட்டைப் பார்'

// Ticket ${number}
export const ticket: typeof en.ticket = ({ number }) => `டிக்கெட் ${number}`
// Loading the ticket...
export const loading = 'டிக்கெட் வருகிறது...'
// Couldn’t load this ticket. Try again.
export const notLoaded = 'இந்த டிக்கெட்டைக் காட்ட முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Open the link in our last email again, or log in to the account you wrote from. If that doesn’t help, write to us again and you’ll get a new ticket.
export const howToFindIt =
  'எங்கள் கடைசி இமெயிலில் உள்ள லிங்க்கை அப்படியே மறுபடி திறந்து பாருங்கள், அல்லது நீங்கள் எழுதிய கணக்கில் லாகின் செய்யுங்கள். அப்படியும் வரவில்லை என்றால் எங்களுக்கு மீண்டும் எழுதுங்கள்: புதிய டிக்கெட் கிடைக்கும்.'
// Confirm your email address
export const toConfirm = 'உங்கள் இமெயில் முகவரியை உறுதிசெய்யுங்கள்'
// Ticket ${number} was opened with your email address. Confirm that it was you to see the ticket and get our replies by email.
export const whyConfirm: typeof en.whyConfirm = ({ number }) =>
  `டிக்கெட் ${number} உங்கள் இமெயில் முகவரியில் திறக்கப்பட்டது. எழுதியது நீங்கள்தான் என்று உறுதிசெய்யுங்கள்: டிக்கெட்டைப் பார்க்கலாம், எங்கள் பதில்கள் இமெயிலில் வரும்.`
// Confirm address
export const confirmAddress = 'முகவரியை உறுதிசெய்'
// Email address confirmed.
export const addressConfirmed = 'உங்கள் இமெயில் முகவரி உறுதியானது.'
// Couldn’t confirm your email address. Try again.
export const notConfirmed = 'உங்கள் இமெயில் முகவரியை உறுதிசெய்ய முடியவில்லை. மீண்டும் முயலுங்கள்.'
export const states = {
  // Open
  open: 'பதில் வர வேண்டும்',
  // In progress
  acknowledged: 'கவனித்துக்கொண்டிருக்கிறோம்',
  // Resolved
  settled: 'தீர்ந்தது',
}
// Order #${id}
export const ofOrder: typeof en.ofOrder = ({ id }) => `ஆர்டர் #${id}`
// Items to return
export const toGoBack = 'திருப்பிக் கொடுக்கும் பொருட்கள்'
// ${quantity} × ${name}, ${size}
export const piece: typeof en.piece = ({ quantity, name, size }) => `${quantity} × ${name}, ${size}`
// Opened ${when}
export const openedOn: typeof en.openedOn = ({ when }) => `எழுதியது: ${when}`
// Acknowledged ${when}
export const acknowledgedOn: typeof en.acknowledgedOn = ({ when }) => `கிடைத்தது என்று சொன்னது: ${when}`
// Resolved ${when}
export const settledOn: typeof en.settledOn = ({ when }) => `தீர்ந்தது: ${when}`
// We’ll acknowledge your ticket by ${when}
export const acknowledgedBy: typeof en.acknowledgedBy = ({ when }) =>
  `கிடைத்தது என்று ${when} நேரத்துக்குள் சொல்கிறோம்`
// We’ll resolve your ticket by ${when}
export const settledBy: typeof en.settledBy = ({ when }) => `${when} நேரத்துக்குள் தீர்த்துவைக்கிறோம்`
type Count = { count: number }
export const left = {
  // (count === 1 ? '1 hour left' : `${count} hours left`)
  hours: ({ count }: Count) => (count === 1 ? 'இன்னும் 1 மணி நேரம்' : `இன்னும் ${count} மணி நேரம்`),
  // ${count} days left
  days: ({ count }: Count) => `இன்னும் ${count} நாட்கள்`,
}
export const late = {
  // (count === 1 ? '1 hour overdue' : `${count} hours overdue`)
  hours: ({ count }: Count) => (count === 1 ? '1 மணி நேரம் தாமதம்' : `${count} மணி நேரம் தாமதம்`),
  // ${count} days overdue
  days: ({ count }: Count) => `${count} நாட்கள் தாமதம்`,
}
// Messages
export const messages = 'செய்திகள்'
// You
export const you = 'நீங்கள்'
// Add a message
export const writeMore = 'மேலும் எழுத'
// Message sent.
export const messageSent = 'உங்கள் செய்தியை அனுப்பிவிட்டோம்.'
// Not resolved? Reply to reopen this ticket.
export const opensAgain = 'இன்னும் தீரவில்லையா? எழுதுங்கள், அது மறுபடியும் திறக்கும்.'

// Please cancel this order.
export const pleaseCancel = 'இந்த ஆர்டரை ரத்து செய்யுங்கள்.'
