import { mailSafeName } from '#values/people/mail-safe-name.ts'
import type * as en from './en.ts'

// Hello ${mailSafeName(name)},
export const hello: typeof en.hello = ({ name }) => `வணக்கம் ${mailSafeName(name)},`

// Delivery
export const delivery = 'டெலிவரி'
// Delivery: ${fee}
export const deliveryOf: typeof en.deliveryOf = ({ fee }) => `டெலிவரி: ${fee}`
// Discount: ${reason}
export const discountFor: typeof en.discountFor = ({ reason }) => `தள்ளுபடி: ${reason}`
// Discount: ${reason}: −${amount}
export const discountOf: typeof en.discountOf = ({ reason, amount }) => `தள்ளுபடி: ${reason}: −${amount}`
// Total
export const total = 'மொத்தம்'
// ${quantity} × ${name}, ${size}
export const item: typeof en.item = ({ quantity, name, size }) => `${quantity} × ${name}, ${size}`
// ${quantity} × ${name}, ${size}: ${price}
export const bought: typeof en.bought = ({ quantity, name, size, price }) =>
  `${quantity} × ${name}, ${size}: ${price}`
// Total: ${total}
export const totalOf: typeof en.totalOf = ({ total }) => `மொத்தம்: ${total}`
