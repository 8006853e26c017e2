export const textChanged =
  'Somebody else has changed this mail meanwhile. Please look at theirs before you change it.'
export const settingsChanged =
  'Somebody else has changed these settings meanwhile. Please look at theirs before you change them.'
export const fieldsWrong = 'A field stands where it cannot.'
type Field = { field: string }
export const problems = {
  unknown: ({ field }: Field) =>
    `This mail has no field ${field}. Please use one of the fields listed below.`,
  notInSubject: ({ field }: Field) => `${field} cannot stand in the subject.`,
  notAlone: ({ field }: Field) =>
    `${field} needs a paragraph of its own, with an empty line before and after it.`,
  missing: ({ field }: Field) => `This mail needs ${field}: add it in a paragraph of its own.`,
  brace: 'A brace stands alone. Please write a field as in {shop}.',
}
export const exampleSent = ({ email }: { email: string }) => `The example is on its way to ${email}.`

export const lead =
  'What the shop writes to your customers and to you, in which words, and what has become of each mail.'
export const partsOfSection = 'Parts of this section'
export const parts = { texts: 'Words', settings: 'Mails to you', sent: 'What was sent' }
export const loading = 'Loading...'
export const saveChanges = 'Save Changes'
export const notSaved = 'Your changes could not be saved. Please try again.'

export const kindsToMerchant = {
  'order-to-pack': 'New order',
  'ticket-to-answer': 'Ticket to answer',
  'tickets-to-answer': 'More tickets to answer',
  'low-stock': 'Low stock',
  'money-matter': 'Money of an order needs a look',
  'money-waits': 'Money waits for an answer',
  'money-differences': 'Books and Razorpay differ',
  'morning-summary': 'Summary of the morning',
  'backup-late': 'No backup for two days',
}
/** Every kind of mail, those that guard an account included. */
export const kinds: Record<string, string> = {
  'order-confirmation': 'Order confirmed',
  'order-dispatched': 'Parcel dispatched',
  'order-delivered': 'Order delivered',
  'order-refunded': 'Money returned',
  'order-refunded-by-hand': 'Money returned by hand',
  'order-cancelled': 'Order cancelled',
  'ticket-to-confirm': 'Email address to confirm',
  'ticket-opened': 'Ticket opened',
  'ticket-answered': 'Ticket answered',
  'ticket-settled': 'Ticket settled',
  ...kindsToMerchant,
  example: 'Example sent to yourself',
  'test-mail': 'Test mail sent to yourself',
  'new-device': 'Login from a new device',
  'pin-changed': 'Pin changed',
  'second-factor': 'Second factor changed',
  'pin-reset': 'Link for a new pin',
  'login-code': 'Code to log in with',
  'passkey-code': 'Code for a first passkey',
}
/** When each goes out. */
export const when = {
  'order-confirmation': 'Goes out when an order is paid.',
  'order-dispatched': 'Goes out a minute after a parcel is dispatched, unless that is taken back.',
  'order-delivered': 'Goes out a minute after an order is marked delivered, unless that is taken back.',
  'order-refunded': 'Goes out when money goes back to the customer.',
  'order-refunded-by-hand': 'Goes out when you mark a refund as returned by hand.',
  'order-cancelled': 'Goes out when you cancel an order that was paid.',
  'ticket-to-confirm':
    'Goes out when a visitor opens a ticket with an email address that is not confirmed, once a day for each mailbox.',
  'ticket-opened': 'Goes out when a customer opens a ticket; to a visitor once their address is confirmed.',
  'ticket-answered': 'Goes out when you answer a ticket; to a visitor once their address is confirmed.',
  'ticket-settled': 'Goes out when you settle a ticket; to a visitor once their address is confirmed.',
  'order-to-pack': 'Goes out when an order is paid.',
  'ticket-to-answer':
    'Goes out when somebody opens a ticket, or writes about one again, and you had no such mail for an hour.',
  'tickets-to-answer': 'Goes out an hour after it: all that was written meanwhile, in one mail.',
  'low-stock': 'Goes out when a product sells down to the number that you set in Stock.',
  'money-matter': 'Goes out when a payment or a refund needs a person.',
  'money-waits': 'Goes out once a day while Razorpay does not answer about a payment.',
  'money-differences': 'Goes out when a day of the shop and of Razorpay are not the same.',
  'morning-summary': 'Goes out every morning: what is to pack, what left, what needs a look.',
  'backup-late': 'Goes out once a day while the last good backup is more than two days old.',
}

export const textsNotLoaded = 'The mails could not be loaded.'
export const whichMail = 'Mail'
export const readers = { customer: 'To your customers', merchant: 'To you' }
export const language = 'Language'
export const languageHint = 'A customer gets it in the language that they ordered in.'
export const languages = { en: 'English', ta: 'Tamil' }
export const textFields = { subject: 'Subject', body: 'Words' }
export const bodyHint =
  'An empty line begins a new paragraph, and words between ** are bold. A paragraph is left out when one of its fields has nothing to say.'
export const fieldsToUse = 'Fields'
export const fieldsHint =
  'A press puts one where the cursor is. What is a list, an address or a button stands in a paragraph of its own.'
export const textSaved = 'Saved. Mails from now on say it so.'
export const backToUsual = 'Back to the default'
export const sendToMe = 'Send me this one'
export const exampleNotSent = 'The example could not be sent. Please try again.'
export const preview = 'Preview'
export const previewHint = 'With an order that nobody placed.'
export const previewFrame = 'The mail as it will look'
export const notDrawn = 'The preview could not be shown.'
export const asText = 'The same as plain text'

export const settingsNotLoaded = 'These settings could not be loaded.'
export const settingsLead = ({ email }: { email: string }) =>
  `These mails go to ${email}, the email of the section Store. What you switch off is still shown in the back office.`
export const settingsSaved = 'Saved.'
export const wanted = 'on'
export const unwanted = 'off'
export const summaryHour = 'Time of the summary'
export const summaryHourHint = 'Indian time.'
export const oClock = ({ hour, isMorning }: { hour: number; isMorning: boolean }) =>
  `${hour}:00 ${isMorning ? 'am' : 'pm'}`

export const mailsNotLoaded = 'The mails could not be loaded.'
export const shown = 'Show'
export const allMails = 'All mails'
export const notSentYet = 'Not sent yet'
export const nothingWaits = 'Every mail has been sent.'
export const nothingSent = 'No mail has been written yet.'
export const pagesOfMails = 'Pages of mails'
export const mail = 'Mail'
export const to = 'To'
export const how = 'State'
export const at = 'When'
export const states = { queued: 'Waiting', refused: 'Not accepted', sent: 'Sent' }
/** Of a mail about a ticket that is held. */
export const addressUnconfirmed = 'Goes out once the email address is confirmed'
export const nextTry = ({ tries, at }: { tries: number; at: string }) =>
  tries === 0 ? `Goes out ${at}` : `Tried ${tries} ${tries === 1 ? 'time' : 'times'}, again ${at}`
