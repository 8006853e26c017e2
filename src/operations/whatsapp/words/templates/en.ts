/*
 * The templates as they are submitted to Meta. A changed text needs a new approval, so a template that was published keeps its
 * text: a new text gets a template with a new name.
 */
type Order = { name: string; order: string; shop: string }
type Priced = Order & { total: string }
type Parcel = Order & { courier: string }
type Unpaid = Priced & { until: string }

export const bodies = {
  order_confirmed: ({ name, order, shop, total }: Priced) =>
    `Hello ${name}, thank you! Your order ${order} at ${shop} is confirmed and paid: ${total}. We'll message you when it's on its way.`,
  cash_order_confirmed: ({ name, order, shop, total }: Priced) =>
    `Hello ${name}, thank you! Your order ${order} at ${shop} is confirmed. Please pay ${total} in cash on delivery. We'll message you when it's on its way.`,
  order_dispatched: ({ name, order, shop, courier }: Parcel) =>
    `Hello ${name}, a parcel of your order ${order} at ${shop} is on its way. Courier: ${courier}. Follow it on the page of your order.`,
  cash_order_dispatched: ({ name, order, shop, courier, total }: Parcel & Priced) =>
    `Hello ${name}, a parcel of your order ${order} at ${shop} is on its way. Courier: ${courier}. To pay in cash on delivery: ${total}. Please keep it ready.`,
  order_delivered: ({ name, order, shop }: Order) =>
    `Hello ${name}, your order ${order} at ${shop} was delivered. If something isn't right, open your order to get help.`,
  order_to_pay: ({ name, order, shop, total, until }: Unpaid) =>
    `Hello ${name}, thank you for your order ${order} at ${shop}. To complete it, pay ${total} on the page of your order. Your items are reserved for you until ${until}. Pay by then.`,
}
export const footer = 'Reply STOP to turn off these messages.'
export const button = 'View order'
export const courierAndNumber = ({ courier, number }: { courier: string; number: string }) =>
  `${courier}, tracking number ${number}`
