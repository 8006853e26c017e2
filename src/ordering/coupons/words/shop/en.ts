/** The code in the cart and at checkout. */
export const haveCoupon = 'Have a coupon?'
export const coupon = 'Coupon'
export const couponOf = ({ code }: { code: string }) => `Coupon ${code}`
export const code = 'Coupon code'
export const apply = 'Apply'
export const applied = 'Applied.'
export const remove = 'Remove'
export const codeMissing = 'Enter the coupon code.'
export const notEntered = 'Couldn’t apply the coupon. Try again.'
export const notRemoved = 'Couldn’t remove the coupon. Try again.'
