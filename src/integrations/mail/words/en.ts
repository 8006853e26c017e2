import { mailSafeName } from '#values/people/mail-safe-name.ts'
/** What stands in mails of every kind. */
export const hello = ({ name }: { name: string }) => `Hello ${mailSafeName(name)},`

/** What was bought. */
export const delivery = 'Delivery'
export const deliveryOf = ({ fee }: { fee: string }) => `Delivery: ${fee}`
export const discountFor = ({ reason }: { reason: string }) => `Discount: ${reason}`
export const discountOf = ({ reason, amount }: { reason: string; amount: string }) =>
  `Discount: ${reason}: −${amount}`
export const total = 'Total'
export const item = ({ quantity, name, size }: Omit<Bought, 'price'>) => `${quantity} × ${name}, ${size}`
type Bought = { quantity: number; name: string; size: string; price: string }
export const bought = ({ quantity, name, size, price }: Bought) => `${quantity} × ${name}, ${size}: ${price}`
export const totalOf = ({ total }: { total: string }) => `Total: ${total}`
