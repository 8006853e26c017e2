/** Comparing a day's payments in Razorpay with the shop's. */
export const title = 'Daily reconciliation'
export const lead =
  'Compare a day’s payments in Razorpay with your shop’s. Each morning, check that the day before has no differences.'
export const day = 'Day'
export const compare = 'Compare'
export const comparing = 'Comparing...'
export const notCompared = 'Couldn’t compare this day’s payments. Try again.'
export const chooseADay = 'Enter a date, such as 2026-06-15.'

const countOf = (payments: number) =>
  payments === 0 ? 'no payments' : payments === 1 ? '1 payment' : `${payments} payments`

/** `returned` is how much was refunded, and of how many payments; null where nothing was. */
type OfTheDay = { payments: number; day: string; returned: { amount: string; payments: number } | null }
const theirs = ({ payments, day, returned }: OfTheDay) =>
  `Razorpay shows ${countOf(payments)} on ${day}${returned ? `, with ${returned.amount} refunded from ${countOf(returned.payments)}` : ''}`

export const noDifferences = 'No differences.'
export const theShopHasTheSame = (ofTheDay: OfTheDay) => `${theirs(ofTheDay)}. Your shop shows the same.`
export const differences = ({ count }: { count: number }) =>
  count === 1 ? '1 difference.' : `${count} differences.`
export const settleFirst = (ofTheDay: OfTheDay) =>
  `${theirs(ofTheDay)}. Fix the differences first. If any remain, find those payments in the Razorpay dashboard by their payment reference.`
export const onlyAPart = 'Razorpay’s list for this day is too long, so only part of it was compared.'

export const noOrder = 'No order in your shop'
export const atRazorpay = ({ amount }: { amount: string | null }) => `Razorpay: ${amount ?? 'no payment'}`
export const atTheShop = ({ amount }: { amount: string | null }) => `Your shop: ${amount ?? 'no payment'}`

export const settle = 'Fix differences'
export const settleQuestion = 'Fix differences?'
export const settleDetail =
  'These orders will be checked with Razorpay again. If a payment is found, its order will be marked as paid, or the payment will be refunded. The day’s payments will then be compared again.'
export const settleNow = 'Fix now'

/** How a payment differs. */
export const notOurs = 'Razorpay has this payment, but your shop doesn’t.'
export const notTheirs = 'Your shop has this payment, but Razorpay doesn’t list it.'
export const otherAmount = 'The amounts don’t match.'
export const otherStatus = ({ theirs, ours }: { theirs: string; ours: string }) =>
  `The status in Razorpay is “${theirs}”, but in your shop it is “${ours}”.`
export const otherReturn = 'The refunded amounts don’t match.'
export const neitherOrderNorRefund = 'The payment was captured, but there is no order or refund for it.'
