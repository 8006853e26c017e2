import { doors } from '#http/calls/doors.ts'
import { notFound, refuse } from '#http/calls/refusal.ts'
import { RazorpayError } from '#integrations/razorpay/razorpay-error.ts'
import { said } from '#ordering/checkout/words/index.ts'
import type { Parts } from '#parts.ts'
import { lookAtNews } from '#payments/webhooks/server/unreadable-news.queries.ts'
import { originOf } from '#people/security/server/origin-of.ts'
import type { Language } from '#words/language.ts'
import { moneyEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { said as officeSaid } from '../words/office/index.ts'
import { type Compared, sayCompared } from './compare-payments.ts'
import { lookAtMoney } from './look-at-money.ts'
import { listMoneyMatters } from './money-attention.ts'
import { sayWords } from './money-words.ts'
import { compareDay, reconcileDay } from './reconcile-day.ts'
import { takeMoneyStep } from './take-money-step.ts'

/** The merchant's calls about money that needs a look. */
export const moneyApi = (parts: Parts) =>
  doors('money', moneyEndpoints, {
    'GET /money/attention': async ({ language }) =>
      (await listMoneyMatters(parts)).map((matter) => ({ ...matter, ...sayWords(matter, language) })),

    'POST /money/attention/{id}/done': async ({ user, params, query, request, language }) => {
      const looked = await takeMoneyStep(parts, {
        actor: user,
        from: originOf(request),
        action: words.activity.lookedAtMoney,
        change: (trx) => lookAtMoney(trx, params.id, query),
      })
      if (looked.ok) return { message: officeSaid.noted.in(language) }
      return looked.reason === 'CHANGED'
        ? refuse(409, 'CHANGED', officeSaid.returnedMeanwhile)
        : notFound(said.noSuchOrder)
    },

    'POST /money/news/{id}/done': async ({ user, params, request, language }) => {
      const looked = await takeMoneyStep(parts, {
        actor: user,
        from: originOf(request),
        action: words.activity.lookedAtStrangePayment,
        change: (trx, now) => lookAtNews(trx, params.id, now),
      })
      return looked.ok ? { message: officeSaid.noted.in(language) } : notFound(officeSaid.nothingOfThisNumber)
    },

    'GET /money/reconciliation': ({ query, language }) =>
      askProvider(language, () => compareDay(parts, query.day)),
    'POST /money/reconcile': ({ body, language }) =>
      askProvider(language, () => reconcileDay(parts, body.day)),
  })

async function askProvider(language: Language, ask: () => Promise<Compared>) {
  try {
    return sayCompared(await ask(), language)
  } catch (error) {
    if (!(error instanceof RazorpayError)) throw error
    return refuse(503, 'PAYMENT_UNAVAILABLE', officeSaid.razorpayIsSilent)
  }
}
