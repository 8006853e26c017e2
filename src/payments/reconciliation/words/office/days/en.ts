/** A day of the provider's payments against the shop's. */
export const title = 'Daily reconciliation'
export const lead =
  "Compares a day of Razorpay's payments with the shop's. Every morning the day before should show no differences."
export const day = 'Day'
export const compare = 'Compare'
export const comparing = 'Comparing...'
export const notCompared = 'The day could not be compared. Please try again.'
export const chooseADay = 'Please choose a day, such as 2026-06-15.'

const countOf = (payments: number) =>
  payments === 0 ? 'no payments' : payments === 1 ? '1 payment' : `${payments} payments`

/** `returned` says how much of how many payments went back; nothing where none did. */
type OfTheDay = { payments: number; day: string; returned: { amount: string; payments: number } | null }
const theirs = ({ payments, day, returned }: OfTheDay) =>
  `Razorpay has ${countOf(payments)} on ${day}${returned ? `, ${returned.amount} of ${countOf(returned.payments)} returned` : ''}`

export const noDifferences = 'No differences.'
export const theShopHasTheSame = (ofTheDay: OfTheDay) => `${theirs(ofTheDay)}, and the shop has the same.`
export const differences = ({ count }: { count: number }) =>
  count === 1 ? '1 difference.' : `${count} differences.`
export const settleFirst = (ofTheDay: OfTheDay) =>
  `${theirs(ofTheDay)}. Settle first; what still differs then has to be looked up in the Razorpay dashboard, by its payment reference.`
export const onlyAPart =
  "Razorpay's list of this day is longer than the shop reads, so only a part of it was compared."

export const noOrder = 'No order of this shop'
export const atRazorpay = ({ amount }: { amount: string | null }) => `Razorpay: ${amount ?? 'nothing'}`
export const atTheShop = ({ amount }: { amount: string | null }) => `Shop: ${amount ?? 'nothing'}`

export const settle = 'Settle what differs'
export const settleQuestion = 'Settle what differs?'
export const settleDetail =
  'The shop asks Razorpay about these orders again: what was paid becomes a paid order, or is returned. Then it compares the day once more.'
export const settleNow = 'Settle'

/** In what a payment differs. */
export const notOurs = 'The provider has this payment, the shop does not.'
export const notTheirs = 'The shop has this payment, the provider does not list it.'
export const otherAmount = 'The amounts are not the same.'
export const otherStatus = ({ theirs, ours }: { theirs: string; ours: string }) =>
  `The provider says ${theirs}, the shop says ${ours}.`
export const otherReturn = 'The amounts returned are not the same.'
export const neitherOrderNorRefund = 'The money was taken, but there is neither an order nor a refund for it.'
