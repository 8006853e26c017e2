import { leaseEnd, whileLeased } from '#database/lease.ts'
import { isRefundPending, type ProviderRefund } from '#integrations/payments/payment-provider.ts'
import { ProviderError } from '#integrations/payments/provider-error.ts'
import type { Parts } from '#parts.ts'
import {
  fetchProviderRefundState,
  type ProviderRefundState,
} from '#payments/reconciliation/server/provider-refund-state.ts'
import * as words from '#payments/reconciliation/words/office/matters/en.ts'
import type { Paise } from '#values/money/money.ts'
import { backoff } from '#values/time/backoff.ts'
import { failRefund } from './fail-refund.ts'
import { finishRefund } from './finish-refund.ts'
import { refundReceipt } from './refund-receipt.ts'
import { claimRefund, type OpenRefund, renewRefundLease, updateRefund } from './refunds.queries.ts'

const maxAtOnce = 20
/**
 * The provider refuses when the balance is too low, which the merchant can fix. After about four days the refund
 * counts as failed.
 */
const maxRefusals = 20

/**
 * Processes due refunds: requests them at the provider and follows the pending ones. The idempotency key was stored
 * with the request, so a retry after a lost answer or a crash asks for the same refund.
 * @returns how many were processed
 */
export async function processRefunds(parts: Parts): Promise<number> {
  for (let processed = 0; processed < maxAtOnce; processed++)
    if (!(await processNext(parts))) return processed
  return maxAtOnce
}

/** @returns whether a refund was due */
async function processNext(parts: Parts): Promise<boolean> {
  const { db, clock } = parts
  const first = leaseEnd(clock.now())
  const refund = await claimRefund(db, clock.now(), first)
  if (!refund) return false
  const renew = (from: Date, until: Date) => renewRefundLease(db, refund.id, from, until)
  await whileLeased({ clock, first, renew }, () => processRefund(parts, refund))
  return true
}

async function processRefund(parts: Parts, refund: OpenRefund) {
  if (!parts.payments.get(refund.provider).capabilities.refundsByCall)
    return failRefund(parts, refund, { last_error: words.refundsByOtherMeans })
  try {
    await parts.hooks?.at?.('refund:claimed')
    const answer = await requestFromProvider(parts, refund)
    await parts.hooks?.at?.('refund:answered')
    await recordAnswer(parts, refund, answer)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    parts.log.warn({ err: error, refund: refund.id }, 'the payment provider did not make a refund')
    await handleProviderError(parts, refund, error)
  }
}

/** Requests the refund, or reads its state if the provider has accepted it before. */
const requestFromProvider = ({ payments }: Parts, refund: OpenRefund): Promise<ProviderRefund> =>
  refund.provider_refund_id
    ? payments.get(refund.provider).fetchRefund(refund.provider_refund_id)
    : payments.get(refund.provider).refundPayment(refund.provider_payment_id, {
        amount_paise: refund.amount_paise,
        idempotencyKey: refund.idempotency_key,
        notes: { order_id: String(refund.order_id), reason: refund.reason },
        receipt: refundReceipt(refund),
      })

/** Stores the provider's answer: the refund is finished, has failed, or is asked about again later. */
async function recordAnswer(parts: Parts, refund: OpenRefund, { id, status }: ProviderRefund) {
  const { db, clock } = parts
  const now = clock.now()
  if (status === 'processed') return finishRefund(parts, refund, id, now)
  const next = { provider_refund_id: id, next_attempt_at: backoff(refund.attempts, now) }
  if (status === 'failed') return failRefund(parts, refund, { ...next, last_error: words.bankRefused })
  await updateRefund(db, refund.id, { ...next, status, last_error: null }, now)
}

/**
 * Stores an error of the provider and when to try again, or marks the refund as failed. After a refusal, the payment is
 * read: it may have been refunded already, in whole or in part.
 */
async function handleProviderError(parts: Parts, refund: OpenRefund, error: ProviderError) {
  const { db, clock } = parts
  const left = error.isRefusal ? await fetchProviderRefundState(parts, refund) : undefined
  const existing = left && findExistingRefund(refund, left)
  if (existing) return recordAnswer(parts, refund, existing)
  const now = clock.now()
  const change = {
    ...(left &&
      isPartlyRefunded(left, refund) &&
      refund.source === 'shop' &&
      reduceToRest(refund, left.paise)),
    next_attempt_at: backoff(refund.attempts, now),
    last_error: error.description.slice(0, 500),
  }
  // Without the payment from the provider it is unknown whether its money is still available.
  if (left && !hasPendingRefund(left) && (isFinalRefusal(refund, error) || isTooMuch(refund, left)))
    await failRefund(parts, refund, change, isTooMuch(refund, left) ? { left: left.paise } : undefined)
  else await updateRefund(db, refund.id, change, now)
}

/**
 * Whether the refund was refused so often that it counts as failed. Never for one that the provider has accepted,
 * because a merchant who then paid it by other means would pay twice. A refusal of the shop's keys does not
 * count either.
 */
const isFinalRefusal = ({ provider_refund_id, attempts }: OpenRefund, { kind }: ProviderError) =>
  provider_refund_id === null && kind !== 'keys-refused' && attempts >= maxRefusals

/**
 * Finds the refund that the provider made although its answer was lost: by receipt, or for an automatic refund any
 * refund that returned all of the payment.
 */
const findExistingRefund = (refund: OpenRefund, { paise, latestRefund, refunds }: ProviderRefundState) =>
  refund.source === 'merchant'
    ? refunds.find(({ receipt }) => receipt === refundReceipt(refund))
    : paise === 0
      ? latestRefund
      : undefined

/** Whether less is left than the merchant requested, so that another sum is the merchant's decision. */
const isTooMuch = ({ source, amount_paise }: OpenRefund, { paise }: ProviderRefundState) =>
  source === 'merchant' && paise < amount_paise

const hasPendingRefund = ({ latestRefund }: ProviderRefundState) =>
  latestRefund !== undefined && isRefundPending(latestRefund)

/** Whether a part was refunded, and that is final. A pending refund may still fail, so it is waited for. */
const isPartlyRefunded = (left: ProviderRefundState, { amount_paise }: OpenRefund) =>
  !hasPendingRefund(left) && left.paise > 0 && left.paise < amount_paise

/** A different amount is a different refund and needs another idempotency key. */
const reduceToRest = ({ payment_id }: OpenRefund, amount_paise: Paise) => ({
  amount_paise,
  idempotency_key: `refund-${payment_id}-${amount_paise}`,
})
