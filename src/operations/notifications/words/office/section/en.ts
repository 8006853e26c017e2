import type { MailKind } from '../../../mail-kinds.ts'

export const textChanged =
  'Someone else changed this email while you were editing it. Review their changes before you save yours.'
export const settingsChanged =
  'Someone else changed these settings while you were editing them. Review their changes before you save yours.'
export const fieldsWrong = 'Some fields can’t be used here. Check the subject and the text.'
type Field = { field: string }
export const problems = {
  unknown: ({ field }: Field) => `This email has no field ${field}. Use one of the fields listed below.`,
  notInSubject: ({ field }: Field) => `${field} can’t be used in the subject.`,
  notAlone: ({ field }: Field) => `${field} needs its own paragraph, with a blank line before and after it.`,
  missing: ({ field }: Field) => `This email needs ${field}. Add it in its own paragraph.`,
  brace: 'A curly bracket is missing. Enter fields with a bracket on both sides, such as {shop}.',
}
export const exampleSent = ({ email }: { email: string }) => `Sample email on its way to ${email}.`

export const lead =
  'Edit the emails that your shop sends to your customers and to you, and see what was sent.'
export const partsOfSection = 'Emails'
export const parts = {
  texts: 'Templates',
  settings: 'Emails to you',
  sent: 'Email history',
  whatsapp: 'WhatsApp',
}
export const loading = 'Loading...'
export const saveChanges = 'Save Changes'
export const notSaved = 'Couldn’t save your changes. Try again.'

export const kindsToMerchant = {
  'order-to-pack': 'New order',
  'cash-order-to-pack': 'New cash on delivery order',
  'ticket-to-answer': 'Ticket needs a reply',
  'tickets-to-answer': 'More tickets need a reply',
  'return-to-decide': 'Return requested',
  'low-stock': 'Low stock',
  'money-matter': 'Payment needs attention',
  'money-waits': 'Payments waiting for confirmation',
  'money-differences': 'Payment differences',
  'morning-summary': 'Morning summary',
  'backup-late': 'No backup for two days',
}
const editableKinds: Record<MailKind, string> = {
  'order-confirmation': 'Order confirmed',
  'cash-order-confirmation': 'Cash on delivery order confirmed',
  'order-to-pay': 'Payment link',
  'cash-order-reduced': 'Recalled items removed',
  'order-dispatched': 'Parcel dispatched',
  'order-delivered': 'Order delivered',
  'order-refunded': 'Refund sent',
  'order-refunded-by-hand': 'Refunded manually',
  'order-exchanged': 'Items exchanged',
  'order-return': 'Return updated',
  'replacement-confirmation': 'Replacement confirmed',
  'order-cancelled': 'Order cancelled',
  'standing-order-due': 'Regular delivery due',
  'ticket-to-confirm': 'Confirm email address',
  'ticket-opened': 'Ticket opened',
  'ticket-answered': 'Ticket answered',
  'ticket-settled': 'Ticket resolved',
  'stock-alert-to-confirm': 'Confirm back-in-stock alert',
  'back-in-stock': 'Back in stock',
  'review-replied': 'Reply to a review',
  ...kindsToMerchant,
}
/** All kinds of email, including account security emails. */
export const kinds: Record<string, string> = {
  ...editableKinds,
  example: 'Sample email sent to yourself',
  'test-mail': 'Test email sent to yourself',
  'new-device': 'Login from a new device',
  'pin-changed': 'Pin changed',
  'second-factor': 'Two-step verification changed',
  'pin-reset': 'Link to set a new pin',
  'login-code': 'Login code',
  'passkey-code': 'Code to add a first passkey',
  'staff-invitation': 'Invitation to work in the shop',
}
/** When each email is sent. */
export const when: Record<MailKind, string> = {
  'order-confirmation': 'Sent when an order is paid.',
  'cash-order-confirmation': 'Sent when a cash on delivery order is placed.',
  'order-to-pay': 'Sent when you place an order for a customer who will pay it with a link.',
  'cash-order-reduced': 'Sent when you remove recalled items from a cash on delivery order.',
  'order-dispatched': 'Sent one minute after a parcel is dispatched, unless this is undone.',
  'order-delivered': 'Sent one minute after an order is marked as delivered, unless this is undone.',
  'order-refunded': 'Sent when a refund is on its way to the customer.',
  'order-refunded-by-hand': 'Sent when you record a manual refund.',
  'order-exchanged': 'Sent when items of an order are exchanged for others.',
  'order-return':
    'Sent when a return is requested, approved, declined, received or closed. Its refund and its replacement have their own emails.',
  'replacement-confirmation': 'Sent when you replace the items of a return.',
  'order-cancelled':
    'Sent when you cancel a paid order or a replacement, or when a cash on delivery order is cancelled or refused.',
  'standing-order-due':
    'Sent on the morning of a regular delivery, which the customer then reviews and pays for.',
  'ticket-to-confirm':
    'Sent when a visitor opens a ticket with an unconfirmed email address, at most once a day per address.',
  'ticket-opened':
    'Sent when a customer opens a ticket. Visitors get it once their email address is confirmed.',
  'ticket-answered':
    'Sent when you reply to a ticket. Visitors get it once their email address is confirmed.',
  'ticket-settled': 'Sent when you resolve a ticket. Visitors get it once their email address is confirmed.',
  'stock-alert-to-confirm':
    'Sent when someone asks for a back-in-stock alert with an unconfirmed email address, at most once a day per address.',
  'back-in-stock': 'Sent when a size that someone is waiting for can be ordered again, once for each alert.',
  'review-replied':
    'Sent ten minutes after you reply to a published review, once for each review, with your latest reply.',
  'order-to-pack': 'Sent when an order is paid.',
  'cash-order-to-pack': 'Sent when a cash on delivery order is placed.',
  'ticket-to-answer':
    'Sent when someone opens a ticket or replies to one, unless you got this email in the last hour.',
  'tickets-to-answer':
    'Sent one hour after the email “Ticket needs a reply”, with all tickets that got messages in that hour.',
  'return-to-decide': 'Sent when a customer requests a return.',
  'low-stock': 'Sent when a product sells down to the low-stock level you set in Stock.',
  'money-matter': 'Sent when a payment or refund needs your attention.',
  'money-waits': 'Sent once a day while any payments are waiting for confirmation from Razorpay.',
  'money-differences': 'Sent when a day’s payments in your shop and in Razorpay don’t match.',
  'morning-summary':
    'Sent every morning, with orders to pack, orders dispatched and everything that needs attention.',
  'backup-late': 'Sent once a day while the last successful backup is more than two days old.',
}

export const textsNotLoaded = 'Couldn’t load the email templates. Try again.'
export const whichMail = 'Email'
export const readers = { customer: 'To your customers', merchant: 'To you' }
export const language = 'Language'
export const languageHint = 'Customers get emails in the language they ordered in.'
export const languages = { en: 'English', ta: 'Tamil' }
export const textFields = { subject: 'Subject', body: 'Text' }
export const bodyHint =
  'Leave a blank line between paragraphs. Put ** around words to make them bold. A paragraph is left out if one of its fields is empty.'
export const fieldsToUse = 'Fields'
export const fieldsHint =
  'Select a field to insert it at the cursor. Put a list, an address or a button in its own paragraph.'
export const textSaved = 'Email template saved.'
export const backToUsual = 'Use default text'
export const sendToMe = 'Send me a sample'
export const exampleNotSent = 'Couldn’t send the sample email. Try again.'
export const preview = 'Preview'
export const previewHint = 'Shown with a sample order.'
export const previewScreen = 'Screen'
export const previewScreens = { phone: 'Phone', computer: 'Computer' }
export const previewMode = 'Mode'
export const previewModes = { light: 'Light', dark: 'Dark' }
export const previewFrame = 'Email preview'
export const notDrawn = 'Couldn’t show the preview. Try again.'
export const asText = 'Plain text version'

export const settingsNotLoaded = 'Couldn’t load the email settings. Try again.'
export const settingsLead = ({ email }: { email: string }) =>
  `These emails go to ${email}, the email address in Store. Anything you turn off is still shown in the back office.`
export const settingsSaved = 'Email settings saved.'
export const wanted = 'on'
export const unwanted = 'off'
export const summaryHour = 'Morning summary time'
export const summaryHourHint = 'Indian Standard Time (IST).'
export const oClock = ({ hour, isMorning }: { hour: number; isMorning: boolean }) =>
  `${hour}:00 ${isMorning ? 'am' : 'pm'}`

export const mailsNotLoaded = 'Couldn’t load the email history. Try again.'
export const shown = 'Show'
export const allMails = 'All emails'
export const notSentYet = 'Not sent yet'
export const nothingWaits = 'All emails have been sent.'
export const nothingSent = 'No emails yet.'
export const pagesOfMails = 'Emails pagination'
export const mail = 'Email'
export const to = 'To'
export const how = 'Status'
export const at = 'Time'
export const states = { queued: 'Waiting', refused: 'Not accepted', sent: 'Sent' }
/** For a ticket email that is on hold. */
export const addressUnconfirmed = 'Will be sent once the email address is confirmed'
export const nextTry = ({ tries, at }: { tries: number; at: string }) =>
  tries === 0
    ? `Will be sent on ${at}`
    : `Tried ${tries} ${tries === 1 ? 'time' : 'times'}, next attempt on ${at}`
