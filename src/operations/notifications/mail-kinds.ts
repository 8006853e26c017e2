/** Fields allowed in every mail. */
const shopFields = ['shop', 'shop_email', 'shop_phone'] as const
const orderFields = ['name', 'order_number', ...shopFields] as const
const confirmationFields = [
  'added_to',
  'total',
  'products',
  'delivery_address',
  'order_page',
  'arrival',
  'arrives_by',
  'shipping_charge',
  'packing_days',
  'delivery_days',
  'district',
  'state',
  ...orderFields,
] as const
const ticketFields = ['ticket_number', 'ticket_link', ...orderFields] as const

/**
 * All mails that the merchant can edit: the recipient and the allowed fields. When they are sent is described in
 * `words/office`. Security mails (a new PIN, a code, a new device) are not editable.
 */
export const mailKinds = {
  'order-confirmation': {
    to: 'customer',
    fields: ['payment_reference', ...confirmationFields],
  },
  'cash-order-confirmation': {
    to: 'customer',
    fields: confirmationFields,
  },
  'order-to-pay': {
    to: 'customer',
    fields: ['total', 'products', 'added_to', 'delivery_address', 'pay_by', 'payment_link', ...orderFields],
  },
  'cash-order-reduced': { to: 'customer', fields: ['products', 'total', 'order_page', ...orderFields] },
  'order-dispatched': {
    to: 'customer',
    fields: [
      'parcel',
      'rest_follows',
      'still_to_come',
      'cash_to_pay',
      'courier',
      'tracking_number',
      'tracking_link',
      'delivery_address',
      'order_page',
      'arrival',
      'arrives_by',
      'shipping_charge',
      'delivery_days',
      ...orderFields,
    ],
  },
  'order-delivered': { to: 'customer', fields: ['products', 'total', 'order_page', ...orderFields] },
  'order-refunded': {
    to: 'customer',
    fields: ['amount', 'refunded_for', 'reason', 'refund_days', 'total', 'order_page', ...orderFields],
  },
  'order-refunded-by-hand': {
    to: 'customer',
    fields: ['amount', 'refunded_for', 'reason', 'total', 'order_page', ...orderFields],
  },
  'order-exchanged': {
    to: 'customer',
    fields: ['amount', 'refunded_for', 'new_order_number', 'order_page', ...orderFields],
  },
  'order-return': {
    to: 'customer',
    fields: ['return_status', 'returned_items', 'shop_answer', 'order_page', ...orderFields],
  },
  'replacement-confirmation': {
    to: 'customer',
    fields: [
      'replaced_order',
      'shop_answer',
      'products',
      'delivery_address',
      'order_page',
      'arrival',
      'arrives_by',
      ...orderFields,
    ],
  },
  'order-cancelled': {
    to: 'customer',
    fields: ['reason', 'amount', 'products', 'total', 'order_page', ...orderFields],
  },
  'standing-order-due': {
    to: 'customer',
    fields: ['name', 'regular_delivery', 'regular_delivery_link', ...shopFields],
  },
  // The address may be anyone's, so nothing of the ticket but its number may be in the mail.
  'ticket-to-confirm': { to: 'customer', fields: ['ticket_number', 'confirmation_link', ...shopFields] },
  'ticket-opened': { to: 'customer', fields: ['acknowledge_by', 'settle_by', 'officer', ...ticketFields] },
  'ticket-answered': { to: 'customer', fields: ['ticket_message', ...ticketFields] },
  'ticket-settled': { to: 'customer', fields: [...ticketFields] },
  // The address may be anyone's: only the name of a product is in the mail.
  'stock-alert-to-confirm': { to: 'customer', fields: ['product_name', 'confirmation_link', ...shopFields] },
  'back-in-stock': {
    to: 'customer',
    fields: ['name', 'product_name', 'product_price', 'product_link', 'alerts_link', ...shopFields],
  },
  'review-replied': {
    to: 'customer',
    fields: ['name', 'product_name', 'shop_reply', 'product_link', ...shopFields],
  },
  'order-to-pack': {
    to: 'merchant',
    fields: ['total', 'products', 'delivery_address', 'order_link', ...orderFields],
  },
  'cash-order-to-pack': {
    to: 'merchant',
    fields: ['total', 'products', 'delivery_address', 'order_link', ...orderFields],
  },
  'ticket-to-answer': {
    to: 'merchant',
    fields: ['about', 'ticket_message', 'acknowledge_by', 'settle_by', ...ticketFields],
  },
  'tickets-to-answer': { to: 'merchant', fields: ['ticket_number', 'ticket_link', ...shopFields] },
  'return-to-decide': {
    to: 'merchant',
    fields: ['returned_items', 'return_reason', 'return_note', 'returns_link', ...orderFields],
  },
  'low-stock': { to: 'merchant', fields: ['running_low', 'packs', 'stock_link', ...shopFields] },
  'money-matter': {
    to: 'merchant',
    fields: ['about_the_order', 'what_happened', 'what_to_do', 'order_number', 'order_link', ...shopFields],
  },
  'money-waits': { to: 'merchant', fields: ['matters', 'money_link', ...shopFields] },
  'money-differences': {
    to: 'merchant',
    fields: ['day', 'differences', 'list_of_differences', 'money_link', ...shopFields],
  },
  'morning-summary': {
    to: 'merchant',
    fields: [
      'day',
      'orders_to_pack',
      'dispatched_yesterday',
      'money_matters',
      'packs_running_low',
      'longest_waiting',
      'fewest_left',
      'batches_ending',
      'late_tickets',
      'list_of_late_tickets',
      'office_link',
      ...shopFields,
    ],
  },
  'backup-late': { to: 'merchant', fields: ['last_backup', 'what_happened', 'office_link', ...shopFields] },
} as const satisfies Record<string, { to: 'customer' | 'merchant'; fields: readonly string[] }>

export type MailKind = keyof typeof mailKinds
export type MailField = (typeof mailKinds)[MailKind]['fields'][number]
export type FieldOf<Kind extends MailKind> = (typeof mailKinds)[Kind]['fields'][number]
export type KindTo<Reader extends 'customer' | 'merchant'> = {
  [Kind in MailKind]: (typeof mailKinds)[Kind]['to'] extends Reader ? Kind : never
}[MailKind]

export const mailKindNames = Object.keys(mailKinds) as [MailKind, ...MailKind[]]
export const merchantKinds = mailKindNames.filter(
  (kind): kind is KindTo<'merchant'> => mailKinds[kind].to === 'merchant',
)

/** Fields that become a list, a button or an address: each needs its own paragraph. */
const blockFields = [
  'products',
  'parcel',
  'still_to_come',
  'delivery_address',
  'order_page',
  'payment_link',
  'tracking_link',
  'order_link',
  'packs',
  'stock_link',
  'matters',
  'money_link',
  'returns_link',
  'list_of_differences',
  'longest_waiting',
  'fewest_left',
  'batches_ending',
  'list_of_late_tickets',
  'office_link',
  'ticket_message',
  'ticket_link',
  'confirmation_link',
  'regular_delivery',
  'regular_delivery_link',
  'shop_reply',
  'product_link',
  'alerts_link',
] as const satisfies readonly MailField[]
/** Fields that a template must contain, because the mail is useless without them. */
const requiredFields: readonly string[] = ['confirmation_link', 'payment_link'] satisfies MailField[]
/** Whether a template must contain the field if it is allowed there. */
export const isRequiredField = (field: string) => requiredFields.includes(field)
export type BlockField = (typeof blockFields)[number]

/** Whether the field becomes a block of its own, such as a list of products, instead of words in a sentence. */
export const isBlockField = (field: string): field is BlockField =>
  blockFields.some((block) => block === field)
