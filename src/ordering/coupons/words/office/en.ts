export const amountInvalid = 'Enter an amount from ₹1 to ₹1,00,000.'
export const percentInvalid = 'Enter a whole number from 1 to 100.'
export const unitsInvalid = 'Enter a whole number from 1 to 20.'
export const limitInvalid = 'Enter a whole number from 1, or leave it empty for no limit.'
export const minimumInvalid = 'Enter an amount up to ₹1,00,000, or leave it empty for no minimum.'
export const timeInvalid = 'Enter a date and time.'
export const codeInvalid = 'Use 3 to 20 letters and digits, without spaces.'
export const codeTaken = ({ code }: { code: string }) =>
  `Another coupon has the code ${code}. Choose a different one.`
export const endsBeforeStart = 'The end must be after the start.'
export const goodsGone = 'Some of these products or categories no longer exist. Choose them again.'
export const goodsMissing = 'Choose at least one product or category.'
export const couponEnded = ({ name }: { name: string }) =>
  `“${name}” has ended. Orders that used it keep their discount.`
export const noSuchCoupon = 'This coupon no longer exists.'
