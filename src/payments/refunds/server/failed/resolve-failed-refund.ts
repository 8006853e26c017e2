import type { Transaction } from 'kysely'
import type { IssueContext } from '#accounting/documents/server/issuing/write-document.ts'
import type { Database } from '#database/schema.ts'
import { queueOrderMessages } from '#ordering/orders/server/messages/queue-order-messages.ts'
import type { Parts } from '#parts.ts'
import type { RefundResolution } from '#payments/reconciliation/contract.ts'
import { type MoneyActionResult, runMoneyAction } from '#payments/reconciliation/server/run-money-action.ts'
import type { Origin } from '#people/security/server/origin-of.ts'
import * as words from '../../words/office/en.ts'
import { findResolutionRefusal, type ResolutionRefusal } from '../processing/refund-resolutions.ts'
import { abandonRefund } from './abandon-refund.ts'
import { type LockedFailedRefund, lockFailedRefund } from './lock-failed.queries.ts'
import { recordManualRefund } from './record-manual-refund.ts'
import { retryRefund } from './retry-refund.ts'

type ResolveContext = IssueContext & { by: ResolveCommand['actor']; now: Date }
type Resolve = (
  trx: Transaction<Database>,
  failed: LockedFailedRefund,
  context: ResolveContext,
) => Promise<void>
export type ResolveRefusal = ResolutionRefusal | 'NONE_FAILED'

const resolutions: Record<RefundResolution, { action: string; take: Resolve }> = {
  retry: { action: words.activity.triedRefundAgain, take: retryRefund },
  by_hand: { action: words.activity.returnedByHand, take: recordManualRefund },
  not_wanted: { action: words.activity.droppedRefund, take: abandonRefund },
}

type ResolveCommand = {
  refundId: number
  end: RefundResolution
  actor: { id: number; name: string }
  from?: Origin
}

/** Resolves a failed refund with the merchant's decision, which can be made only once. */
export const resolveFailedRefund = (
  parts: Pick<Parts, 'db' | 'clock' | 'settings' | 'storeSettingsForDocuments'>,
  { refundId, end, actor, from }: ResolveCommand,
): Promise<MoneyActionResult<ResolveRefusal>> => {
  const { action, take } = resolutions[end]
  return runMoneyAction<ResolveRefusal>(parts, {
    actor,
    from,
    action,
    change: async (trx, now) => {
      const failed = await lockFailedRefund(trx, refundId)
      const reason = failed ? findResolutionRefusal(end, failed.refund) : 'NONE_FAILED'
      if (!failed || reason) return { ok: false, reason: reason ?? 'NONE_FAILED' }
      const store = await parts.storeSettingsForDocuments(trx)
      await take(trx, failed, { store, clock: parts.clock, by: actor, now })
      await queueOrderMessages(trx, failed.order.id, { store, publicUrl: parts.settings.publicUrl, now })
      return { ok: true, order_id: failed.order.id }
    },
  })
}
