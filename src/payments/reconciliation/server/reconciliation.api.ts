import { notFound, refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { ProviderError } from '#integrations/payments/provider-error.ts'
import { translateIssueText } from '#operations/notifications/server/describe-payment-issue.ts'
import { noSuchOrder } from '#ordering/orders/server/no-such-order.ts'
import type { Parts } from '#parts.ts'
import { markDeadLetterReviewed } from '#payments/webhooks/server/dead-letters.queries.ts'
import { originOf } from '#people/security/server/origin-of.ts'
import type { Language } from '#words/language.ts'
import { reconciliationEndpoints } from '../contract.ts'
import { officeSentences } from '../words/index.ts'
import * as words from '../words/office/en.ts'
import { type Comparison, translateComparison } from './compare-payments.ts'
import { markIssueReviewed } from './mark-issue-reviewed.ts'
import { listPaymentIssues } from './payment-issues.ts'
import { compareDay, reconcileDay } from './reconcile-day.ts'
import { runMoneyAction } from './run-money-action.ts'

/** Routes for payment issues and reconciliation. */
export const reconciliationApi = (parts: Parts) =>
  createRoutes('money', reconciliationEndpoints, {
    'GET /money/attention': async ({ language }) =>
      (await listPaymentIssues(parts)).map((issue) => ({ ...issue, ...translateIssueText(issue, language) })),

    'POST /money/attention/{id}/done': async ({ user, params, query, request, language }) => {
      const reviewed = await runMoneyAction(parts, {
        actor: user,
        from: originOf(request),
        action: words.activity.lookedAtMoney,
        event: { kind: 'payment_issue_resolved', details: {} },
        change: (trx) => markIssueReviewed(trx, params.id, query),
      })
      if (reviewed.ok) return { message: officeSentences.noted.in(language) }
      return reviewed.reason === 'CHANGED'
        ? refuse(409, 'CHANGED', officeSentences.returnedMeanwhile)
        : noSuchOrder()
    },

    'POST /money/news/{id}/done': async ({ user, params, request, language }) => {
      const reviewed = await runMoneyAction(parts, {
        actor: user,
        from: originOf(request),
        action: words.activity.lookedAtStrangePayment,
        event: { kind: 'unreadable_event_resolved', details: {} },
        change: (trx, now) => markDeadLetterReviewed(trx, params.id, now),
      })
      return reviewed.ok
        ? { message: officeSentences.noted.in(language) }
        : notFound(officeSentences.nothingOfThisNumber)
    },

    'GET /money/reconciliation': ({ query, language }) =>
      askProvider(language, () => compareDay(parts, query.day)),
    'POST /money/reconcile': ({ body, language }) =>
      askProvider(language, () => reconcileDay(parts, body.day)),
  })

/** The translated comparison, or a refusal if a call to the provider fails. */
async function askProvider(language: Language, ask: () => Promise<Comparison>) {
  try {
    return translateComparison(await ask(), language)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return refuse(503, 'PAYMENT_UNAVAILABLE', officeSentences.razorpayIsSilent)
  }
}
