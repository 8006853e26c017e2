import { doors } from '../../../http/doors.ts'
import { notFound, refuse } from '../../../http/refusal.ts'
import { RazorpayError } from '../../../integrations/razorpay/razorpay-error.ts'
import type { Parts } from '../../../parts.ts'
import { moneyEndpoints, type Reconciliation } from '../money-contract.ts'
import { clearFlag, closeByHand, retryRefund } from './money-attention.queries.ts'
import { listMoneyMatters } from './money-attention.ts'
import { compareDay, reconcileDay } from './reconcile.ts'
import { takeMoneyStep } from './take-money-step.ts'

/** The merchant's calls about money that needs a look. */
export const moneyApi = (parts: Parts) =>
  doors('money', moneyEndpoints, {
    'GET /money/attention': () => listMoneyMatters(parts),

    'POST /money/attention/{id}/done': async ({ user, params }) => {
      const cleared = await takeMoneyStep(parts, {
        actor: user,
        action: 'looked at the money of',
        change: (trx) => clearFlag(trx, params.id),
      })
      return cleared ? { message: 'Noted.' } : notFound('This order does not exist.')
    },

    'POST /money/refunds/{id}/retry': async ({ user, params }) => {
      const retried = await takeMoneyStep(parts, {
        actor: user,
        action: 'tried again the refund of',
        change: (trx, now) => retryRefund(trx, params.id, now),
      })
      return retried ? { message: 'The refund is being tried again.' } : noFailedRefund()
    },

    'POST /money/refunds/{id}/by-hand': async ({ user, params }) => {
      const closed = await takeMoneyStep(parts, {
        actor: user,
        action: 'returned by hand the money of',
        change: (trx, now) => closeByHand(trx, params.id, now),
      })
      return closed ? { message: 'Noted as returned by hand.' } : noFailedRefund()
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
