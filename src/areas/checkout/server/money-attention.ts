import type { OrderAttention } from '../../../database/schema.ts'
import type { Parts } from '../../../parts.ts'
import { toRupees } from '../../../values/money.ts'
import type { MoneyMatter } from '../money-contract.ts'
import { findFlagged, findOpenRefunds, findOverdue, findWaitingPayments } from './money-attention.queries.ts'

type Words = Pick<MoneyMatter, 'what' | 'advice'>

const hour = 3_600_000
const settlingTakes = hour
const bankTakes = 24 * hour

/** What each kind of matter means to a merchant. */
const words: Record<OrderAttention, Words> = {
  paid_after_cancel: {
    what: 'This order was cancelled, and then its payment arrived. Its stock was still there, so it is paid again.',
    advice:
      'Pack it like any other order. If the customer has ordered again meanwhile, call them before you send both.',
  },
  paid_twice: {
    what: 'This order was paid twice. The second payment is being returned.',
    advice: 'Nothing to do, unless its refund fails. The customer may ask about it.',
  },
  wrong_amount: {
    what: 'A payment came in whose amount is not the total of the order. It does not pay the order and is being returned.',
    advice: 'Look the payment up in the Razorpay dashboard and ask the customer what happened.',
  },
  wrong_currency: {
    what: 'A payment came in that is not in rupees. It does not pay the order and is being returned.',
    advice: 'Look the payment up in the Razorpay dashboard. International payments can be turned off there.',
  },
  wrong_order: {
    what: 'A payment came in under this order that belongs to another order. It is being returned.',
    advice: 'Look the payment up in the Razorpay dashboard.',
  },
  returned_elsewhere: {
    what: 'The payment of this order was returned outside the shop, for example in the Razorpay dashboard.',
    advice: 'Do not send the order unless you know why.',
  },
}

/** Every order whose money and state need a look, the oldest first. */
export async function listMoneyMatters({ db, clock }: Parts): Promise<MoneyMatter[]> {
  const now = clock.now().getTime()
  const [refunds, flagged, overdue, waiting] = [
    await findOpenRefunds(db, ['wanted', 'pending', 'failed']),
    await findFlagged(db),
    await findOverdue(db, new Date(now - settlingTakes)),
    await findWaitingPayments(db, new Date(now - bankTakes)),
  ]
  const matters = [
    ...refunds.map((row) =>
      matter(row, row.refund_status === 'failed' ? 'refund_failed' : 'refund_open', refundWords(row)),
    ),
    ...flagged.flatMap((row) =>
      row.attention
        ? [matter({ ...row, amount_paise: amountOf(row) }, row.attention, words[row.attention])]
        : [],
    ),
    ...overdue.map((row) => matter(row, 'unsettled', overdueWords)),
    ...waiting.map((row) => matter(row, 'unsettled', waitingWords)),
  ]
  return matters.sort((a, b) => (a.since < b.since ? -1 : 1))
}

type Flagged = Awaited<ReturnType<typeof findFlagged>>[number]

/** What came in, which may be what is wrong. Nothing where it is not in rupees. */
const amountOf = ({ total_paise, paid_paise, currency }: Flagged) =>
  currency === null ? total_paise : currency === 'INR' ? paid_paise : null

type Row = {
  order_id: number
  user_name: string
  order_status: string
  amount_paise: number | null
  since: Date | null
  payment_id?: string | null
  refund_id?: number
}

const matter = (row: Row, kind: MoneyMatter['kind'], { what, advice }: Words): MoneyMatter => ({
  order_id: row.order_id,
  kind,
  what,
  advice,
  customer: row.user_name,
  order_status: row.order_status,
  amount: row.amount_paise === null ? null : toRupees(row.amount_paise),
  payment_id: row.payment_id ?? null,
  refund_id: row.refund_id ?? null,
  since: (row.since ?? new Date(0)).toISOString(),
})

function refundWords({
  refund_status,
  last_error,
}: {
  refund_status: string
  last_error: string | null
}): Words {
  const said = last_error ? ` The provider says: ${last_error}` : ''
  return refund_status === 'failed'
    ? {
        what: `The refund of this payment failed.${said}`,
        advice:
          'Check the balance of your Razorpay account and try again, or return the money by bank transfer and mark it as returned by hand.',
      }
    : {
        what: `A refund of this payment is on its way.${said}`,
        advice: 'Nothing to do. It is asked for again until the provider has taken it.',
      }
}

const overdueWords: Words = {
  what: 'The hold of this order ran out, but the provider could not be asked whether it was paid.',
  advice: 'Check that the Razorpay keys are right and that Razorpay works. The shop keeps asking.',
}
const waitingWords: Words = {
  what: 'A payment of this order was authorised more than a day ago, but neither taken nor returned.',
  advice: 'Look the payment up in the Razorpay dashboard. Money that is not taken goes back by itself.',
}
