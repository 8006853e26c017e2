import { keyModeOf } from '#integrations/razorpay/key-mode.ts'
import type { readWaiting } from '#operations/metrics/server/shop-figures.queries.ts'
import type { Parts } from '#parts.ts'
import { toRupees } from '#values/money/money.ts'
import type { LineState, Lines } from '../contract.ts'
import { type Seen, said } from './look.ts'
import { readNews } from './newest.queries.ts'

type Facts<Name extends keyof Lines> = NonNullable<Lines[Name]['facts']>

/**
 * What this process knows of the provider without asking: a job asks it every half minute. A question of this page's own
 * that has to be short would teach the circuit breaker that a slow provider is silent.
 */
export async function lookAtPayments({
  razorpay,
  settings,
}: Pick<Parts, 'razorpay' | 'settings'>): Promise<Seen<Facts<'payments'>>> {
  const { answeredAt, silentSince, refusesKeys } = razorpay.lastHeard()
  const facts = {
    mode: keyModeOf(settings.razorpay),
    answered_at: atMs(answeredAt),
    silent_since: atMs(silentSince),
    refuses_keys: refusesKeys,
  } as const
  const isPretended = settings.isReal && facts.mode !== 'live'
  const isUnsure = silentSince !== undefined || answeredAt === undefined || isPretended
  return { state: refusesKeys || razorpay.isSilent() ? 'broken' : isUnsure ? 'look' : 'works', facts }
}

const atMs = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString())

type Waiting = Awaited<ReturnType<typeof readWaiting>>

export async function lookAtUnanswered(read: () => Promise<Waiting>): Promise<Seen<Facts<'unanswered'>>> {
  const { orders_unanswered: orders, unanswered_paise, unanswered_since } = await read()
  const facts = { orders, total: toRupees(unanswered_paise), since: said(unanswered_since) }
  return { state: orders > 0 ? 'look' : 'works', facts }
}

/** The provider tells of a payment within seconds, and again for a day where it was not heard. */
const newsTakeMs = 10 * 60_000
/** The provider's clock may be another than ours. */
const clocksApartMs = 60 * 60_000

/** News that do not come are a wrong address or secret at the provider: payments are then found more slowly. */
export async function lookAtWebhooks({
  db,
  clock,
}: Pick<Parts, 'db' | 'clock'>): Promise<Seen<Facts<'webhooks'>>> {
  const { heard, paid } = await readNews(db)
  const isDue = paid !== null && clock.now().getTime() - paid.getTime() > newsTakeMs
  const isMissing = isDue && (heard === null || heard.getTime() < paid.getTime() - clocksApartMs)
  const state: LineState = isMissing ? 'look' : 'works'
  return { state, facts: { heard_at: said(heard), paid_at: said(paid) } }
}
