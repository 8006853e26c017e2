import type { Transaction } from 'kysely'
import type { Issuing } from '#accounting/documents/server/issuing/write-document.ts'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import type { RefundEnd } from '#payments/reconciliation/contract.ts'
import { type MoneyStep, takeMoneyStep } from '#payments/reconciliation/server/take-money-step.ts'
import type { Origin } from '#people/security/server/origin-of.ts'
import * as words from '../../words/office/en.ts'
import { type NotThisEnd, whyNot } from '../processing/ends-of-refund.ts'
import { closeByHand } from './close-by-hand.ts'
import { dropRefund } from './drop-refund.ts'
import { type Failed, lockFailed } from './lock-failed.queries.ts'
import { retryRefund } from './retry-refund.ts'

type Now = Issuing & { by: Ending['actor']; now: Date }
type End = (trx: Transaction<Database>, failed: Failed, telling: Now) => Promise<void>
export type NotEnded = NotThisEnd | 'NONE_FAILED'

const ends: Record<RefundEnd, { action: string; take: End }> = {
  retry: { action: words.activity.triedRefundAgain, take: retryRefund },
  by_hand: { action: words.activity.returnedByHand, take: closeByHand },
  not_wanted: { action: words.activity.droppedRefund, take: dropRefund },
}

type Ending = { refundId: number; end: RefundEnd; actor: { id: number; name: string }; from?: Origin }

/** What the merchant decides about a refund that failed, as far as it stands now: it is decided once. */
export const endFailedRefund = (
  parts: Pick<Parts, 'db' | 'clock' | 'storeForPapers'>,
  { refundId, end, actor, from }: Ending,
): Promise<MoneyStep<NotEnded>> => {
  const { action, take } = ends[end]
  return takeMoneyStep<NotEnded>(parts, {
    actor,
    from,
    action,
    change: async (trx, now) => {
      const failed = await lockFailed(trx, refundId)
      const reason = failed ? whyNot(end, failed.refund) : 'NONE_FAILED'
      if (!failed || reason) return { ok: false, reason: reason ?? 'NONE_FAILED' }
      const store = await parts.storeForPapers(trx)
      await take(trx, failed, { store, clock: parts.clock, by: actor, now })
      return { ok: true, order_id: failed.order.id }
    },
  })
}
