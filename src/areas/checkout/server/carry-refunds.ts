import type { RazorpayRefund } from '../../../integrations/razorpay/protocol.ts'
import { RazorpayError } from '../../../integrations/razorpay/razorpay-error.ts'
import type { Parts } from '../../../parts.ts'
import { backoff } from './backoff.ts'
import { changeRefund, claimRefunds, finishRefund, type OpenRefund } from './refunds.queries.ts'

/** Longer than a call to the provider with all its repeats. */
const claimSeconds = 120
const mostAtOnce = 20
/** A refusal may be for want of balance, which the merchant mends; after about four days it is theirs to decide. */
const mostRefusals = 20

/**
 * Carries refunds forward: asks for those that are wanted, and what became of those that are pending. The idempotency
 * key is written with the wish, so asking again after a lost answer or a crash asks for the same refund.
 * @returns how many were looked at
 */
export async function carryRefunds(parts: Parts): Promise<number> {
  const now = parts.clock.now()
  const until = new Date(now.getTime() + claimSeconds * 1000)
  const refunds = await claimRefunds(parts.db, { now, until, most: mostAtOnce })
  for (const refund of refunds) await carry(parts, refund)
  return refunds.length
}

async function carry(parts: Parts, refund: OpenRefund) {
  try {
    await parts.hooks?.at?.('refund:claimed')
    const answer = await ask(parts, refund)
    await parts.hooks?.at?.('refund:answered')
    await record(parts, refund, answer)
  } catch (error) {
    if (!(error instanceof RazorpayError)) throw error
    parts.log.warn({ err: error, refund: refund.id }, 'the provider did not refund')
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
      })

async function record({ db, clock }: Parts, refund: OpenRefund, { id, status }: RazorpayRefund) {
  const now = clock.now()
  if (status === 'processed') return finishRefund(db, refund, id, now)
  const next = { provider_refund_id: id, next_attempt_at: backoff(refund.attempts, now) }
  const change =
    status === 'pending'
      ? { ...next, status, last_error: null }
      : { ...next, status, last_error: 'The bank did not take the money back.' }
  await changeRefund(db, refund.id, change, now)
}

/** What was refused may have been returned already, by the provider itself or from its dashboard. */
async function postpone(parts: Parts, refund: OpenRefund, error: RazorpayError) {
  const { db, clock } = parts
  if (error.kind === 'refused') {
    const elsewhere = await findRefundElsewhere(parts, refund)
    if (elsewhere) return record(parts, refund, elsewhere)
  }
  const now = clock.now()
  const isOver = error.kind === 'refused' && refund.attempts >= mostRefusals
  await changeRefund(
    db,
    refund.id,
    {
      ...(isOver && { status: 'failed' }),
      next_attempt_at: backoff(refund.attempts, now),
      last_error: error.description.slice(0, 500),
    },
    now,
  )
}

async function findRefundElsewhere({ razorpay }: Parts, refund: OpenRefund) {
  try {
    const refunds = await razorpay.listPaymentRefunds(refund.payment_id)
    return refunds.find(({ amount, status }) => amount >= refund.amount_paise && status !== 'failed')
  } catch (error) {
    if (error instanceof RazorpayError) return undefined
    throw error
  }
}
