import type * as en from './en.ts'

export const bodies: typeof en.bodies = {
  // Hello ${name}, thank you! Your order ${order} at ${shop} is confirmed and paid: ${total}. We'll message you when it's on its way.
  order_confirmed: ({ name, order, shop, total }) =>
    `வணக்கம் ${name}, நன்றி! ${shop} கடையில் உங்கள் ஆர்டர் ${order} உறுதியானது, ${total} கட்டணம் கிடைத்தது. பொருட்கள் புறப்பட்டதும் தெரிவிக்கிறோம்.`,
  // Hello ${name}, thank you! Your order ${order} at ${shop} is confirmed. Please pay ${total} in cash on delivery. We'll message you when it's on its way.
  cash_order_confirmed: ({ name, order, shop, total }) =>
    `வணக்கம் ${name}, நன்றி! ${shop} கடையில் உங்கள் ஆர்டர் ${order} உறுதியானது. டெலிவரியின்போது ${total} பணமாகச் செலுத்துங்கள். பொருட்கள் புறப்பட்டதும் தெரிவிக்கிறோம்.`,
  // Hello ${name}, a parcel of your order ${order} at ${shop} is on its way. Courier: ${courier}. Follow it on the page of your order.
  order_dispatched: ({ name, order, shop, courier }) =>
    `வணக்கம் ${name}, ${shop} கடையில் நீங்கள் கொடுத்த ஆர்டர் ${order}-இன் பார்சல் புறப்பட்டது. கூரியர்: ${courier}. அது எங்கே வருகிறது என்பதை ஆர்டர் பக்கத்தில் பாருங்கள்.`,
  // Hello ${name}, a parcel of your order ${order} at ${shop} is on its way. Courier: ${courier}. To pay in cash on delivery: ${total}. Please keep it ready.
  cash_order_dispatched: ({ name, order, shop, courier, total }) =>
    `வணக்கம் ${name}, ${shop} கடையில் நீங்கள் கொடுத்த ஆர்டர் ${order}-இன் பார்சல் புறப்பட்டது. கூரியர்: ${courier}. டெலிவரியின்போது செலுத்த வேண்டியது: ${total}. தயாராக வைத்திருங்கள்.`,
  // Hello ${name}, your order ${order} at ${shop} was delivered. If something isn't right, open your order to get help.
  order_delivered: ({ name, order, shop }) =>
    `வணக்கம் ${name}, ${shop} கடையில் நீங்கள் கொடுத்த ஆர்டர் ${order} டெலிவரி செய்யப்பட்டது. ஏதாவது சரியில்லை என்றால், ஆர்டர் பக்கத்தில் உதவி கேளுங்கள்.`,
  // Hello ${name}, thank you for your order ${order} at ${shop}. To complete it, pay ${total} on the page of your order. Your items are reserved for you until ${until}. Pay by then.
  order_to_pay: ({ name, order, shop, total, until }) =>
    `வணக்கம் ${name}, ${shop} கடையில் உங்கள் ஆர்டர் ${order} எங்களுக்கு வந்துவிட்டது, நன்றி. அதை உறுதி செய்ய ஆர்டர் பக்கத்தில் ${total} செலுத்துங்கள். ${until} வரை பொருட்கள் உங்களுக்காக ஒதுக்கி வைக்கப்பட்டிருக்கும். அதற்குள் பணம் செலுத்துங்கள்.`,
}
// Reply STOP to turn off these messages.
export const footer = 'இவை வேண்டாம் என்றால் STOP என பதில் அனுப்புங்கள்.'
// View order
export const button = 'ஆர்டரைப் பார்க்க'
// ${courier}, tracking number ${number}
export const courierAndNumber: typeof en.courierAndNumber = ({ courier, number }) =>
  `${courier}, டிராக்கிங் எண் ${number}`
