import type { MessageKind, MessageReason, MessageState } from '../../rules/message-kinds.ts'

export const wrongVerifyToken = 'The verify token is wrong.'
export const notSigned = 'The signature is wrong.'
export const taken = 'Received.'
export const notConfigured =
  'WhatsApp isn’t set up on your server yet. Ask whoever runs it to set the keys, then turn it on here.'
export const settingsChanged =
  'Someone else changed this setting while you were editing it. Review their change before you save yours.'

export const lead =
  'Tell customers on WhatsApp when their order is confirmed, sent and delivered. Only customers who ask for it get messages. Emails are sent as before.'
export const loading = 'Loading...'
export const notLoaded = 'Couldn’t load the WhatsApp settings. Try again.'
export const switchTitle = 'Messages'
export const sendUpdates = 'Send order updates on WhatsApp'
export const sendUpdatesHint =
  'Customers can choose them at checkout, in their account, and when they order by phone. Meta charges your WhatsApp account for each message.'
export const on = 'On'
export const off = 'Off'
export const saveChanges = 'Save Changes'
export const saved = 'WhatsApp setting saved.'
export const notSaved = 'Couldn’t save your changes. Try again.'

export const setUpTitle = 'Setup'
export const keysMissing =
  'Your server has no WhatsApp keys. Ask whoever runs it to set WHATSAPP_TOKEN, WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN, and to restart your shop.'
export const keysSet = 'Your server has WhatsApp keys.'
export const emulated =
  'This is a demo: messages go to an emulator, and nobody gets them. Open /whatsapp-emulator/control to see them.'
export const webhook = 'In your Meta app, set this callback URL and subscribe to the field “messages”:'

export const callbackUrl = 'callback URL'

export const templatesTitle = 'Message templates'
export const templatesLead =
  'Meta must approve each template before it can be sent. In WhatsApp Manager, create one in the category Utility for each name and language, and copy these texts exactly. Turn messages on when all are approved.'
export const languages = { en: 'English', ta: 'Tamil' }
export const templateTitle = ({ name, language }: { name: string; language: string }) =>
  `${name}, ${language}`
export const name = 'Name'
export const body = 'Body'
export const footer = 'Footer'
export const button = 'Button (visit website)'
export const url = 'Dynamic URL'
export const samples = 'Samples'
export const copy = 'Copy'
export const copied = 'Copied'
export const cannotCopy = 'Couldn’t copy. Select the text and copy it instead.'

export const messagesTitle = 'WhatsApp history'
export const messagesNotLoaded = 'Couldn’t load the messages. Try again.'
export const pagesOfMessages = 'Pages of messages'
export const noMessages = 'No WhatsApp messages yet.'
export const message = 'Message'
export const to = 'To'
export const status = 'Status'
export const at = 'Time'
export const nextTry = ({ at, tries }: { at: string; tries: number }) =>
  tries === 0
    ? `Will be sent at ${at}`
    : `Tried ${tries === 1 ? 'once' : `${tries} times`}. Next attempt at ${at}`

export const kinds: Record<MessageKind, string> = {
  order_confirmed: 'Order confirmed',
  cash_order_confirmed: 'Cash on delivery order confirmed',
  order_dispatched: 'Parcel dispatched',
  cash_order_dispatched: 'Cash on delivery parcel dispatched',
  order_delivered: 'Order delivered',
  order_to_pay: 'Payment link',
}
export const states: Record<MessageState, string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  unsure: 'Unconfirmed',
  accepted: 'Sent to WhatsApp',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  failed: 'Failed',
  not_sent: 'Not sent',
}
export const unsureHint =
  'WhatsApp’s answer was lost. The message isn’t sent again, so that nobody gets it twice.'
export const reasons: Record<MessageReason, string> = {
  opted_out: 'The customer doesn’t want messages any more.',
  off: 'Messages were turned off.',
  order_cancelled: 'The order was cancelled.',
  order_paid: 'The order was paid before.',
  erased: 'The customer’s data was deleted.',
  no_link: 'The link to the order has expired.',
  too_late: 'It couldn’t be sent for a day, so it was out of date.',
  account: 'WhatsApp doesn’t accept your account or its token.',
  template: 'The template is missing, paused or different. Check it in WhatsApp Manager.',
  undeliverable: 'The number isn’t on WhatsApp or can’t get messages now.',
}

/** In the history of an order. */
export const inTimeline: Record<MessageState, string> = {
  waiting: 'WhatsApp message waiting to be sent',
  sending: 'WhatsApp message is being sent',
  unsure: 'WhatsApp message unconfirmed',
  accepted: 'WhatsApp message sent',
  sent: 'WhatsApp message sent',
  delivered: 'WhatsApp message delivered',
  read: 'WhatsApp message read',
  failed: 'WhatsApp message failed',
  not_sent: 'WhatsApp message not sent',
}
