import type * as en from './en.ts'

// Have a coupon?
export const haveCoupon = 'கூப்பன் இருக்கிறதா?'
// Coupon
export const coupon = 'கூப்பன்'
// Coupon ${code}
export const couponOf: typeof en.couponOf = ({ code }) => `கூப்பன் ${code}`
// Coupon code
export const code = 'கூப்பன் கோடு'
// Apply
export const apply = 'சேர்'
// Applied.
export const applied = 'சேர்க்கப்பட்டது.'
// Remove
export const remove = 'நீக்கு'
// Enter the coupon code.
export const codeMissing = 'கூப்பன் கோடைக் கொடுங்கள்.'
// Couldn’t apply the coupon. Try again.
export const notEntered = 'கூப்பனைச் சேர்க்க முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Couldn’t remove the coupon. Try again.
export const notRemoved = 'கூப்பனை நீக்க முடியவில்லை. மீண்டும் முயலுங்கள்.'
