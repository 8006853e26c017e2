import { leaseEnd, whileLeased } from '#database/lease.ts'
import { isPending, type RazorpayRefund } from '#integrations/razorpay/protocol.ts'
import { RazorpayError } from '#integrations/razorpay/razorpay-error.ts'
import type { Parts } from '#parts.ts'
import { findWhatIsLeft, type Left } from '#payments/reconciliation/server/find-what-is-left.ts'
import * as words from '#payments/reconciliation/words/office/matters/en.ts'
import type { Paise } from '#values/money/money.ts'
import { backoff } from '#values/time/backoff.ts'
import { failRefund } from './fail-refund.ts'
import { finishRefund } from './finish-refund.ts'
import { receiptOf } from './refund-receipt.ts'
import { changeRefund, claimRefund, type OpenRefund, renewRefund } from './refunds.queries.ts'

const mostAtOnce = 20
/** A refusal may be for want of balance, which the merchant mends; after about four days it is theirs to decide. */
const mostRefusals = 20

/**
 * Carries refunds forward: asks for those that are wanted, and what became of those that are pending. The idempotency
 * key is written with the wish, so asking again after a lost answer or a crash asks for the same refund.
 * @returns how many were looked at
 */
export async function carryRefunds(parts: Parts): Promise<number> {
  for (let carried = 0; carried < mostAtOnce; carried++) if (!(await carryNext(parts))) return carried
  return mostAtOnce
}

/** @returns whether there was one to carry */
async function carryNext(parts: Parts): Promise<boolean> {
  const { db, clock } = parts
  const first = leaseEnd(clock.now())
  const refund = await claimRefund(db, clock.now(), first)
  if (!refund) return false
  const renew = (from: Date, until: Date) => renewRefund(db, refund.id, from, until)
  await whileLeased({ clock, first, renew }, () => carry(parts, refund))
  return true
}

async function carry(parts: Parts, refund: OpenRefund) {
  try {
    await parts.hooks?.at?.('refund:claimed')
    const answer = await ask(parts, refund)
    await parts.hooks?.at?.('refund:answered')
    await record(parts, refund, answer)
  } catch (error) {
    if (!(error instanceof RazorpayError)) throw error
    parts.log.warn({ err: error, refund: refund.id }, 'Razorpay did not make a refund')
    await postpone(parts, refund, error)
  }
}

const ask = ({ razorpay }: Parts, refund: OpenRefund): Promise<RazorpayRefund> =>
  refund.provider_refund_id
    ? razorpay.fetchRefund(refund.provider_refund_id)
    : razorpay.refundPayment(refund.payment_id, {
        amount_paise: refund.amount_paise,
        idempotencyKey: refund.idempotency_key,
        notes: { order_id: String(refund.order_id), reason: refund.reason },
        receipt: receiptOf(refund),
      })

async function record(parts: Parts, refund: OpenRefund, { id, status }: RazorpayRefund) {
  const { db, clock } = parts
  const now = clock.now()
  if (status === 'processed') return finishRefund(parts, refund, id, now)
  const next = { provider_refund_id: id, next_attempt_at: backoff(refund.attempts, now) }
  if (status === 'failed') return failRefund(parts, refund, { ...next, last_error: words.bankRefused })
  await changeRefund(db, refund.id, { ...next, status, last_error: null }, now)
}

/** What was refused may have been returned already: then nothing is left to ask for, or less than was wanted. */
async function postpone(parts: Parts, refund: OpenRefund, error: RazorpayError) {
  const { db, clock } = parts
  const left = error.kind === 'refused' ? await findWhatIsLeft(parts, refund.payment_id) : undefined
  const made = left && refundMade(refund, left)
  if (made) return record(parts, refund, made)
  const now = clock.now()
  const change = {
    ...(left && isLess(left, refund) && refund.source === 'shop' && askForTheRest(refund, left.paise)),
    next_attempt_at: backoff(refund.attempts, now),
    last_error: error.description.slice(0, 500),
  }
  // Unless the payment could be read, nobody knows whether its money is still there.
  if (left && !isUnderWay(left) && (isOver(refund, error) || isTooMuch(refund, left)))
    await failRefund(parts, refund, change, isTooMuch(refund, left) ? { left: left.paise } : undefined)
  else await changeRefund(db, refund.id, change, now)
}

/**
 * One that the provider has taken is followed to its end: a merchant who returned it by hand would return it twice.
 * And keys that are refused say nothing about a refund.
 */
const isOver = ({ provider_refund_id, attempts }: OpenRefund, { status }: RazorpayError) =>
  provider_refund_id === null && status !== 401 && attempts >= mostRefusals

/** The provider has made it, though its answer never came; what returns all that is left is done by whoever returned it. */
const refundMade = (refund: OpenRefund, { paise, by, refunds }: Left) =>
  refund.source === 'merchant'
    ? refunds.find(({ receipt }) => receipt === receiptOf(refund))
    : paise === 0
      ? by
      : undefined

/** What the merchant wanted is not there any more: returning another sum is theirs to decide. */
const isTooMuch = ({ source, amount_paise }: OpenRefund, { paise }: Left) =>
  source === 'merchant' && paise < amount_paise

const isUnderWay = ({ by }: Left) => by !== undefined && isPending(by)

/** A part is returned for good. One that is on its way may fail, and is waited for. */
const isLess = (left: Left, { amount_paise }: OpenRefund) =>
  !isUnderWay(left) && left.paise > 0 && left.paise < amount_paise

/** Another sum is another refund, and so asked for under another key. */
const askForTheRest = ({ payment_id }: OpenRefund, amount_paise: Paise) => ({
  amount_paise,
  idempotency_key: `refund-${payment_id}-${amount_paise}`,
})
