import { doors } from '../../../http/doors.ts'
import { notFound, refuse } from '../../../http/refusal.ts'
import { RazorpayError } from '../../../integrations/razorpay/razorpay-error.ts'
import type { Parts } from '../../../parts.ts'
import { moneyEndpoints, type Reconciliation } from '../money-contract.ts'
import { clearFlag, closeByHand, retryRefund } from './money-attention.queries.ts'
import { listMoneyMatters } from './money-attention.ts'
import { compareDay, reconcileDay } from './reconcile.ts'

/** The merchant's calls about money that needs a look. */
export const moneyApi = (parts: Parts) =>
  doors('money', moneyEndpoints, {
    'GET /money/attention': () => listMoneyMatters(parts),

    'POST /money/attention/{id}/done': async ({ params }) => {
      const cleared = await clearFlag(parts.db, params.id)
      return cleared.numUpdatedRows === 0n ? notFound('This order does not exist.') : { message: 'Noted.' }
    },

    'POST /money/refunds/{id}/retry': async ({ params }) => {
      const retried = await retryRefund(parts.db, params.id, parts.clock.now())
      return retried ? { message: 'The refund is being tried again.' } : noFailedRefund()
    },

    'POST /money/refunds/{id}/by-hand': async ({ params }) => {
      const closed = await closeByHand(parts.db, params.id, parts.clock.now())
      return closed.numUpdatedRows === 0n ? noFailedRefund() : { message: 'Noted as returned by hand.' }
    },

    'GET /money/reconciliation': ({ query }) => askProvider(() => compareDay(parts, query.day)),
    'POST /money/reconcile': ({ body }) => askProvider(() => reconcileDay(parts, body.day)),
  })

const noFailedRefund = () => notFound('There is no failed refund of this number.')

async function askProvider(ask: () => Promise<Reconciliation>) {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof RazorpayError)) throw error
    return refuse(
      503,
      'PAYMENT_UNAVAILABLE',
      'Razorpay does not answer just now. Please try again in a moment.',
    )
  }
}
