import type * as en from './en.ts'

// Please write what it is about.
export const messageMissing = 'என்ன விஷயம் என்று எழுதுங்கள்.'
// Please choose what it is about.
export const chooseKind = 'எதைப் பற்றியது என்று தேர்ந்தெடுங்கள்.'
// Please choose a reason.
export const chooseReason = 'ஒரு காரணத்தைத் தேர்ந்தெடுங்கள்.'
// Please choose at least one product.
export const chooseProducts = 'ஒரு பொருளாவது தேர்ந்தெடுங்கள்.'
// That is not what was bought in this order.
export const notBought = 'இந்த ஆர்டரில் வாங்கியது இது இல்லை.'
// Please open a return from its order.
export const returnNeedsOrder = 'திருப்பிக் கொடுக்க, அதன் ஆர்டரிலிருந்து எழுதுங்கள்.'
// This order does not exist.
export const noSuchOrder = 'இப்படி ஓர் ஆர்டர் இல்லை.'
// This ticket does not exist.
export const noSuchTicket = 'இப்படி ஒரு டிக்கெட் இல்லை.'
// So many tickets with this email are open already. Please write to us on the page of one of them.
export const tooManyTickets = 'இந்த இமெயிலில் ஏற்கனவே பல டிக்கெட்டுகள் இருக்கின்றன. அவற்றில் ஒன்றின் பக்கத்தில் எழுதுங்கள்.'
// Your network has sent us a lot of tickets in the last hour. Try again in an hour, or call us on ${phone} or email ${email}.
export const tooManyHere: typeof en.tooManyHere = ({ phone, email }) =>
  `கடந்த ஒரு மணி நேரத்தில் உங்கள் நெட்வொர்க்கிலிருந்து நிறைய டிக்கெட்டுகள் வந்திருக்கின்றன. ஒரு மணி நேரம் கழித்து மறுபடியும் முயலுங்கள், இல்லையென்றால் ${phone} என்ற நம்பருக்குக் கூப்பிடுங்கள் அல்லது ${email} என்ற இமெயிலுக்கு எழுதுங்கள்.`
// What you sent before has opened a ticket, and its answer was lost. Please look at your tickets before you send this one.
export const enteredDifferently =
  'நீங்கள் முன்பு அனுப்பியதற்கு ஏற்கனவே ஒரு டிக்கெட் இருக்கிறது. இதை அனுப்பும் முன் உங்கள் டிக்கெட்டுகளைப் பாருங்கள்.'
// Please confirm your email address first.
export const confirmFirst = 'முதலில் உங்கள் இமெயில் முகவரியை உறுதிசெய்யுங்கள்.'
// We have your ticket ${number}.
export const opened: typeof en.opened = ({ number }) => `உங்கள் டிக்கெட் ${number} எங்களுக்குக் கிடைத்தது.`

// Help and complaints
export const help = 'உதவியும் புகாரும்'
// How to complain to ${shop}, give something back or ask, and by when it is answered.
export const description: typeof en.description = ({ shop }) =>
  `${shop} கடையில் எப்படிப் புகார் செய்வது, திருப்பிக் கொடுப்பது, கேட்பது; எப்போது பதில் வரும்.`
// Something is wrong, or you want to know something? Write to us. You get a number at once, and follow there what becomes of it.
export const lead =
  'ஏதாவது தவறா, ஏதாவது தெரிய வேண்டுமா? எங்களுக்கு எழுதுங்கள். உடனே ஒரு நம்பர் கிடைக்கும், என்ன ஆகிறது என்று அதில் பார்க்கலாம்.'
// By when we answer
export const howLong = 'எப்போது பதில் சொல்கிறோம்'
// We acknowledge what you write within ${hours} hours.
export const weAnswerWithin: typeof en.weAnswerWithin = ({ hours }) =>
  `நீங்கள் எழுதியது கிடைத்தது என்று ${hours} மணி நேரத்துக்குள் சொல்கிறோம்.`
// months === 1 ? 'We settle it within one month.' : `We settle it within ${months} months.`
export const weSettleWithin: typeof en.weSettleWithin = ({ months }) =>
  months === 1 ? 'ஒரு மாதத்துக்குள் தீர்த்துவைக்கிறோம்.' : `${months} மாதங்களுக்குள் தீர்த்துவைக்கிறோம்.`
// It is about an order, or you want to give something back?
export const aboutAnOrder = 'ஓர் ஆர்டரைப் பற்றியதா, ஏதாவது திருப்பிக் கொடுக்க வேண்டுமா?'
// Open it in My Orders
export const openItsOrder = 'என் ஆர்டர்களில் திறக்க'
// Write to us
export const writeToUs = 'எங்களுக்கு எழுதுங்கள்'
// Your tickets
export const yourTickets = 'உங்கள் டிக்கெட்டுகள்'
// Your tickets could not be loaded.
export const ticketsNotLoaded = 'உங்கள் டிக்கெட்டுகளைக் காட்ட முடியவில்லை.'
// Loading your tickets...
export const loadingTickets = 'உங்கள் டிக்கெட்டுகள் வருகின்றன...'
// You have no tickets yet.
export const noTickets = 'இன்னும் டிக்கெட் எதுவும் இல்லை.'

// Help with order ${id}
export const helpWith: typeof en.helpWith = ({ id }) => `ஆர்டர் ${id}: உதவி`
// What is it about?
export const about = 'எதைப் பற்றியது?'
export const kinds = {
  // A complaint
  complaint: 'ஒரு புகார்',
  // A return
  return: 'திருப்பிக் கொடுக்க',
  // A question
  question: 'ஒரு கேள்வி',
}
// What do you want to give back?
export const productsToReturn = 'எதைத் திருப்பிக் கொடுக்க வேண்டும்?'
// Why?
export const reason = 'ஏன்?'
// Please choose
export const chooseOne = 'தேர்ந்தெடுங்கள்'
export const reasons = {
  // It came damaged
  damaged: 'சேதமாகி வந்தது',
  // It is not what I ordered
  wrong: 'நான் ஆர்டர் செய்தது இது இல்லை',
  // Something is missing
  missing: 'ஏதோ குறைகிறது',
  // It is spoilt or past its date
  spoilt: 'கெட்டுவிட்டது, அல்லது தேதி முடிந்துவிட்டது',
  // Something else
  other: 'வேறு காரணம்',
}
// Name
export const name = 'பெயர்'
// Email
export const email = 'இமெயில்'
// We'll email you a link to confirm this address. Our answers come by email after that.
export const emailHint =
  'இந்த முகவரியை உறுதிசெய்ய ஒரு லிங்க்கை இமெயிலில் அனுப்புவோம். அதன் பிறகு எங்கள் பதில்கள் இமெயிலில் வரும்.'
// Phone number (optional)
export const phone = 'போன் நம்பர் (கட்டாயமில்லை)'
// Your message
export const message = 'உங்கள் செய்தி'
// Send
export const send = 'அனுப்பு'
// Your message could not be sent. Please try again.
export const notSent = 'உங்கள் செய்தியை அனுப்ப முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Loading the order...
export const loadingOrder = 'ஆர்டர் வருகிறது...'
// This order could not be loaded.
export const orderNotLoaded = 'இந்த ஆர்டரைக் காட்ட முடியவில்லை.'

// Your ticket is ${number}
export const yourNumber: typeof en.yourNumber = ({ number }) => `உங்கள் டிக்கெட் ${number}`
// We have mailed you its number.
export const numberMailed = 'அதன் நம்பரை இமெயிலில் அனுப்பியிருக்கிறோம்.'
// Check your email for a link from us and confirm your address. Our answers come by email after that. If we emailed you about a ticket in the last 24 hours, that link works for this one too.
export const linkMailed =
  'எங்களிடமிருந்து வரும் இமெயிலில் உள்ள லிங்க்கைத் திறந்து உங்கள் முகவரியை உறுதிசெய்யுங்கள். அதன் பிறகு எங்கள் பதில்கள் இமெயிலில் வரும். கடந்த 24 மணி நேரத்தில் ஒரு டிக்கெட்டுக்காக இமெயில் வந்திருந்தால், அந்த லிங்க்கே இதற்கும் போதும்.'
// Follow your ticket
export const followIt = 'டிக்கெட்டைப் பார்'

// Ticket ${number}
export const ticket: typeof en.ticket = ({ number }) => `டிக்கெட் ${number}`
// Loading the ticket...
export const loading = 'டிக்கெட் வருகிறது...'
// This ticket could not be loaded.
export const notLoaded = 'இந்த டிக்கெட்டைக் காட்ட முடியவில்லை.'
// Please open the link once more as it stands in our last mail, or log in with the account that you wrote from. If that does not help, write to us again: you get a new ticket.
export const howToFindIt =
  'எங்கள் கடைசி இமெயிலில் உள்ள லிங்க்கை அப்படியே மறுபடி திறந்து பாருங்கள், அல்லது நீங்கள் எழுதிய கணக்கில் லாகின் செய்யுங்கள். அப்படியும் வரவில்லை என்றால் எங்களுக்கு மீண்டும் எழுதுங்கள்: புதிய டிக்கெட் கிடைக்கும்.'
// Confirm your email address
export const toConfirm = 'உங்கள் இமெயில் முகவரியை உறுதிசெய்யுங்கள்'
// Ticket ${number} was opened with your email address. Confirm that it was you to see the ticket and get our answers by email.
export const whyConfirm: typeof en.whyConfirm = ({ number }) =>
  `டிக்கெட் ${number} உங்கள் இமெயில் முகவரியில் திறக்கப்பட்டது. எழுதியது நீங்கள்தான் என்று உறுதிசெய்யுங்கள்: டிக்கெட்டைப் பார்க்கலாம், எங்கள் பதில்கள் இமெயிலில் வரும்.`
// Confirm address
export const confirmAddress = 'முகவரியை உறுதிசெய்'
// Your email address is confirmed.
export const addressConfirmed = 'உங்கள் இமெயில் முகவரி உறுதியானது.'
// We couldn't confirm your email address. Please try again.
export const notConfirmed = 'உங்கள் இமெயில் முகவரியை உறுதிசெய்ய முடியவில்லை. மீண்டும் முயலுங்கள்.'
export const states = {
  // Waiting for us
  open: 'எங்கள் பதிலுக்குக் காத்திருக்கிறது',
  // In hand
  acknowledged: 'கவனித்துக்கொண்டிருக்கிறோம்',
  // Settled
  settled: 'தீர்ந்தது',
}
// Order ${id}
export const ofOrder: typeof en.ofOrder = ({ id }) => `ஆர்டர் ${id}`
// To go back
export const toGoBack = 'திருப்பிக் கொடுக்க'
// ${quantity} × ${name}, ${size}
export const piece: typeof en.piece = ({ quantity, name, size }) => `${quantity} × ${name}, ${size}`
// Opened ${when}
export const openedOn: typeof en.openedOn = ({ when }) => `எழுதியது: ${when}`
// Acknowledged ${when}
export const acknowledgedOn: typeof en.acknowledgedOn = ({ when }) => `கிடைத்தது என்று சொன்னது: ${when}`
// Settled ${when}
export const settledOn: typeof en.settledOn = ({ when }) => `தீர்ந்தது: ${when}`
// We acknowledge it by ${when}
export const acknowledgedBy: typeof en.acknowledgedBy = ({ when }) =>
  `கிடைத்தது என்று ${when} நேரத்துக்குள் சொல்கிறோம்`
// We settle it by ${when}
export const settledBy: typeof en.settledBy = ({ when }) => `${when} நேரத்துக்குள் தீர்த்துவைக்கிறோம்`
type Count = { count: number }
export const left = {
  // (count === 1 ? '1 hour left' : `${count} hours left`)
  hours: ({ count }: Count) => (count === 1 ? 'இன்னும் 1 மணி நேரம்' : `இன்னும் ${count} மணி நேரம்`),
  // ${count} days left
  days: ({ count }: Count) => `இன்னும் ${count} நாட்கள்`,
}
export const late = {
  // (count === 1 ? '1 hour late' : `${count} hours late`)
  hours: ({ count }: Count) => (count === 1 ? '1 மணி நேரம் தாமதம்' : `${count} மணி நேரம் தாமதம்`),
  // ${count} days late
  days: ({ count }: Count) => `${count} நாட்கள் தாமதம்`,
}
// Messages
export const messages = 'செய்திகள்'
// You
export const you = 'நீங்கள்'
// Write more
export const writeMore = 'மேலும் எழுத'
// Your message is sent.
export const messageSent = 'உங்கள் செய்தியை அனுப்பிவிட்டோம்.'
// It is not settled for you? Write to us, and it is open again.
export const opensAgain = 'இன்னும் தீரவில்லையா? எழுதுங்கள், அது மறுபடியும் திறக்கும்.'
