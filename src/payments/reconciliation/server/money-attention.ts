import type { Parts } from '#parts.ts'
import {
  type FailedRefund,
  isStillOwed,
  owedOfCancelled,
  whyNot,
} from '#payments/refunds/server/processing/ends-of-refund.ts'
import { openRefunds } from '#payments/refunds/server/processing/open-refunds.ts'
import { findUnreadableNews } from '#payments/webhooks/server/unreadable-news.queries.ts'
import { toRupees } from '#values/money/money.ts'
import { isCancelled } from '#values/order-state.ts'
import type { MoneyMatter } from '../contract.ts'
import { type RefundEnd, refundEnds } from '../contract.ts'
import { said } from '../words/office/matters/index.ts'
import {
  findFlagged,
  findOpenRefunds,
  findOverdue,
  findReturned,
  findUnanswered,
  findWaitingPayments,
} from './money-attention.queries.ts'
import { refundWords, returnedWords, unreadableWords, type Words } from './money-words.ts'

/** As the contract has it, before it is said to anyone. */
export type ToldMatter = Omit<MoneyMatter, keyof Words> & Words

const hour = 3_600_000
const settlingTakes = hour
const bankTakes = 24 * hour

/** Every order whose money and state need a look, the oldest first. */
export async function listMoneyMatters({ db, clock }: Parts): Promise<ToldMatter[]> {
  const now = clock.now().getTime()
  const [refunds, flagged, returned, overdue, unanswered, waiting, unreadable] = [
    await findOpenRefunds(db, [...openRefunds, 'failed']),
    await findFlagged(db),
    await findReturned(db),
    await findOverdue(db, new Date(now - settlingTakes)),
    await findUnanswered(db),
    await findWaitingPayments(db, new Date(now - bankTakes)),
    await findUnreadableNews(db),
  ]
  const matters = [
    ...refunds.map((row) =>
      row.refund_status === 'failed'
        ? matter(
            row,
            'refund_failed',
            refundWords({ ...row, is_owed: isStillOwed(row), rest: owedOfCancelled(row) }),
            endsOf(row),
          )
        : matter(row, 'refund_open', refundWords({ ...row, is_owed: true })),
    ),
    ...flagged.map(flaggedMatter),
    ...returned.map(returnedMatter),
    ...overdue.map((row) => matter(row, 'unsettled', said.overdue)),
    ...unanswered.map((row) => matter(row, 'no_answer', said.unanswered)),
    ...waiting.map((row) => matter(row, 'unsettled', said.waiting)),
    ...unreadable.map((row) => matter({ ...row, amount_paise: null }, 'unreadable', unreadableWords(row))),
  ]
  return matters.sort((a, b) => (a.since < b.since ? -1 : 1))
}

const returnedMatter = (row: Awaited<ReturnType<typeof findReturned>>[number]) =>
  matter(
    row,
    row.refunded_paise === row.total_paise ? 'returned_elsewhere' : 'partly_returned',
    returnedWords({
      returned: row.amount_paise,
      total: row.total_paise,
      gone: row.refunded_paise,
      isCancelled: isCancelled({ status: row.order_status }),
    }),
  )

function flaggedMatter(row: Flagged) {
  const mark = row.attention
  const about = { ...row, amount_paise: amountOf(row) }
  return mark !== null && mark in said.attention
    ? matter(about, mark, said.attention[mark])
    : matter(about, 'other', said.other)
}

type Flagged = Awaited<ReturnType<typeof findFlagged>>[number]

/** What came in, which may be what is wrong. Nothing where it is not in rupees. */
const amountOf = ({ total_paise, paid_paise, currency }: Flagged) =>
  currency === null ? total_paise : currency === 'INR' ? paid_paise : null

type Row = {
  order_id: number | null
  user_name: string | null
  order_status: string | null
  amount_paise: number | null
  since: Date | null
  payment_id?: string | null
  refund_id?: number
  news_id?: number
}

const endsOf = (refund: FailedRefund) => refundEnds.filter((end) => !whyNot(end, refund))

const matter = (
  row: Row,
  kind: MoneyMatter['kind'],
  { what, advice }: Words,
  refund_ends: RefundEnd[] = [],
): ToldMatter => ({
  order_id: row.order_id,
  kind,
  what,
  advice,
  customer: row.user_name ?? '',
  order_status: row.order_status,
  amount: row.amount_paise === null ? null : toRupees(row.amount_paise),
  payment_id: row.payment_id ?? null,
  refund_id: row.refund_id ?? null,
  refund_ends,
  news_id: row.news_id ?? null,
  since: (row.since ?? new Date(0)).toISOString(),
})
