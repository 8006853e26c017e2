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

/** What a coupon gives. */
export const percentOff = ({ percent }: { percent: string }) => `${percent}% off`
export const amountOff = ({ amount }: { amount: string }) => `${amount} off`
export const freeDelivery = 'Free delivery'
export const buyGet = ({ buy, free }: { buy: string; free: string }) => `Buy ${buy}, get ${free} free`
export const states = { active: 'Active', scheduled: 'Scheduled', used_up: 'Used up', ended: 'Ended' }
export const automatic = 'Automatic'

/** The columns of the report. */
export const heads = {
  coupon: 'Coupon',
  code: 'Code',
  gives: 'Gives',
  state: 'State',
  starts: 'Starts',
  ends: 'Ends',
  orders: 'Orders',
  limit: 'Orders at most',
  given: 'Discount in rupees',
  ordered: 'Order totals in rupees',
}
