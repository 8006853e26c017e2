import type { readBacklog } from '#operations/metrics/server/shop-figures.queries.ts'
import type { Parts } from '#parts.ts'
import { toRupees } from '#values/money/money.ts'
import type { CheckState, HealthChecks } from '../contract.ts'
import { type CheckResult, toIsoOrNull } from './bounded-check.ts'
import { readWebhookTimes } from './newest.queries.ts'

type Facts<Name extends keyof HealthChecks> = NonNullable<HealthChecks[Name]['facts']>

/**
 * Reports what the client has recorded without calling the provider: a job calls the provider every half minute. A call
 * with this page’s short timeout would make the circuit breaker open on a slow provider.
 */
export async function checkPayments({
  payments: { online },
  settings,
}: Pick<Parts, 'payments' | 'settings'>): Promise<CheckResult<Facts<'payments'>>> {
  const { answeredAt, silentSince, refusesKeys } = online.lastContact()
  const facts = {
    mode: online.capabilities.mode,
    answered_at: isoOfMs(answeredAt),
    silent_since: isoOfMs(silentSince),
    refuses_keys: refusesKeys,
  } as const
  const isTestMode = settings.isReal && facts.mode !== 'live'
  const isUnsure = silentSince !== undefined || answeredAt === undefined || isTestMode
  return { state: refusesKeys || online.isSilent() ? 'broken' : isUnsure ? 'look' : 'works', facts }
}

const isoOfMs = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString())

type Backlog = Awaited<ReturnType<typeof readBacklog>>

/** Needs attention while the provider has not confirmed the payment state of an order. */
export async function checkUnansweredOrders(
  read: () => Promise<Backlog>,
): Promise<CheckResult<Facts<'unanswered'>>> {
  const { orders_unanswered: orders, unanswered_paise, unanswered_since } = await read()
  const facts = { orders, total: toRupees(unanswered_paise), since: toIsoOrNull(unanswered_since) }
  return { state: orders > 0 ? 'look' : 'works', facts }
}

/** The provider sends a webhook within seconds of a payment, and retries for a day. */
const webhookGraceMs = 10 * 60_000
/** The provider's clock may differ from ours. */
const clockSkewMs = 60 * 60_000

/**
 * Needs attention if no webhook followed the last payment: that means a wrong URL or secret at the provider; payments
 * are then found by polling, more slowly.
 */
export async function checkWebhooks({
  db,
  clock,
  payments,
}: Pick<Parts, 'db' | 'clock' | 'payments'>): Promise<CheckResult<Facts<'webhooks'>>> {
  const senders = payments.all.filter(({ capabilities }) => capabilities.sendsWebhooks)
  const { received, paid } = await readWebhookTimes(
    db,
    senders.map(({ name }) => name),
  )
  const isDue = paid !== null && clock.now().getTime() - paid.getTime() > webhookGraceMs
  const isMissing = isDue && (received === null || received.getTime() < paid.getTime() - clockSkewMs)
  const state: CheckState = isMissing ? 'look' : 'works'
  return { state, facts: { heard_at: toIsoOrNull(received), paid_at: toIsoOrNull(paid) } }
}
