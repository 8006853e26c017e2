/** Why the code in a cart takes nothing off. */
export const gone = 'This coupon code isn’t valid. Check it, or order without it.'
export const notYet = 'You can’t use this coupon yet.'
export const ended = 'This coupon has expired.'
export const usedUp = 'This coupon has been used up.'
export const usedBefore = 'You’ve already used this coupon.'
export const notFirstOrder = 'This coupon is only for first orders.'
export const offerOver = 'An offer in your total has just ended. Check the new total before you order.'
export const noEligibleGoods = 'This coupon doesn’t apply to the items in your cart.'
export const noSaving = 'This coupon doesn’t save you anything on this cart.'
export const betterCoupon = 'Another offer saves you more on this cart, so this coupon isn’t applied.'
export const belowMinimum = ({ missing }: { missing: string }) =>
  `Add eligible items worth ${missing} more to use this coupon.`
