import type * as en from './en.ts'

// This coupon code isn’t valid. Check it, or order without it.
export const gone = 'இந்தக் கூப்பன் கோடு சரியில்லை. அதைச் சரிபாருங்கள், அல்லது அது இல்லாமல் ஆர்டர் செய்யுங்கள்.'
// You can’t use this coupon yet.
export const notYet = 'இந்தக் கூப்பனை இன்னும் பயன்படுத்த முடியாது.'
// This coupon has expired.
export const ended = 'இந்தக் கூப்பனின் காலம் முடிந்துவிட்டது.'
// This coupon has been used up.
export const usedUp = 'இந்தக் கூப்பன் முழுவதும் பயன்படுத்தப்பட்டுவிட்டது.'
// You’ve already used this coupon.
export const usedBefore = 'இந்தக் கூப்பனை ஏற்கெனவே பயன்படுத்திவிட்டீர்கள்.'
// This coupon is only for first orders.
export const notFirstOrder = 'இந்தக் கூப்பன் முதல் ஆர்டருக்கு மட்டுமே.'
// An offer in your total has just ended. Check the new total before you order.
export const offerOver =
  'உங்கள் மொத்தத்தில் இருந்த ஒரு சலுகை இப்போதுதான் முடிந்துவிட்டது. ஆர்டர் செய்யும் முன் புதிய மொத்தத்தைப் பாருங்கள்.'
// This coupon doesn’t apply to the items in your cart.
export const noEligibleGoods = 'உங்கள் கார்ட்டில் உள்ள பொருட்களுக்கு இந்தக் கூப்பன் பொருந்தாது.'
// This coupon doesn’t save you anything on this cart.
export const noSaving = 'இந்தக் கார்ட்டுக்கு இந்தக் கூப்பனால் எதுவும் குறையாது.'
// Another offer saves you more on this cart, so this coupon isn’t applied.
export const betterCoupon = 'வேறொரு சலுகையில் உங்களுக்கு அதிகம் மிச்சமாகிறது; அதனால் இந்தக் கூப்பன் சேர்க்கப்படவில்லை.'
// Add eligible items worth ${missing} more to use this coupon.
export const belowMinimum: typeof en.belowMinimum = ({ missing }) =>
  `இந்தக் கூப்பனைப் பயன்படுத்த, அதற்குரிய பொருட்களை இன்னும் ${missing} மதிப்புக்குச் சேருங்கள்.`
