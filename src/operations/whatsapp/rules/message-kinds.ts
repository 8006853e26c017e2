/**
 * The messages, which are also the names of their templates, with the values that fill `{{1}}`, `{{2}}` … in this order.
 * Meta has approved the templates with this order: a change needs a template with a new name.
 */
export const messageParameters = {
  order_confirmed: ['name', 'order', 'shop', 'total'],
  cash_order_confirmed: ['name', 'order', 'shop', 'total'],
  order_dispatched: ['name', 'order', 'shop', 'courier'],
  cash_order_dispatched: ['name', 'order', 'shop', 'courier', 'total'],
  order_delivered: ['name', 'order', 'shop'],
  order_to_pay: ['name', 'order', 'shop', 'total', 'until'],
} as const

export type MessageKind = keyof typeof messageParameters
export type MessageParameter = (typeof messageParameters)[MessageKind][number]
export const messageKinds = Object.keys(messageParameters) as MessageKind[]

/**
 * `sending`: a process is calling WhatsApp. `unsure`: the answer was lost, so it may have been sent; only WhatsApp's report
 * can tell. `accepted` to `read`: as WhatsApp reports. `not_sent`: it was not needed or not wanted any more.
 */
export const messageStates = [
  'waiting',
  'sending',
  'unsure',
  'accepted',
  'sent',
  'delivered',
  'read',
  'failed',
  'not_sent',
] as const
export type MessageState = (typeof messageStates)[number]

/** Why a message was not sent or not delivered. */
export const messageReasons = [
  'opted_out',
  'off',
  'order_cancelled',
  'order_paid',
  'erased',
  'no_link',
  'too_late',
  'account',
  'template',
  'undeliverable',
] as const
export type MessageReason = (typeof messageReasons)[number]

/** Whether the customer may have got it, so that its event can't be undone. */
export const mayHaveBeenSent = (state: MessageState) =>
  state !== 'waiting' && state !== 'failed' && state !== 'not_sent'

/** The states that each report of WhatsApp may follow. Reports may arrive twice and in any order. */
export const precedingStates = {
  sent: ['sending', 'unsure', 'accepted'],
  delivered: ['sending', 'unsure', 'accepted', 'sent', 'failed'],
  read: ['sending', 'unsure', 'accepted', 'sent', 'delivered', 'failed'],
  failed: ['sending', 'unsure', 'accepted', 'sent'],
} as const satisfies Record<string, readonly MessageState[]>
