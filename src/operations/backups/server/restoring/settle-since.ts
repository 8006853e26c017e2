import { sql } from 'kysely'
import { RazorpayError } from '#integrations/razorpay/razorpay-error.ts'
import type { Parts } from '#parts.ts'
import { reconcileDay } from '#payments/reconciliation/server/reconcile-day.ts'
import { askAboutOrders } from '#payments/webhooks/server/ask-about-orders.ts'
import { toPaise } from '#values/money/money.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'

/** Money that the provider has taken for an order that the restored shop does not know. */
export type LostOrder = {
  paymentId: string
  paise: number
  order: number | null
  contact: string | null
  at: Date
}

type Settled = { ok: true; lost: LostOrder[] } | { ok: false; why: string }

const dayMs = 86_400_000
const mostRounds = 1000

/**
 * After a restore: what happened at the payment provider since the backup. Orders that the backup has become what their money
 * says. Payments for orders that were placed later are told to the merchant, who returns the money at the provider or makes
 * good on the order; no new order gets the number of such a one. A provider that cannot be asked now is asked by the shop
 * itself once it runs.
 */
export async function settleSince(parts: Parts, takenAt: Date): Promise<Settled> {
  try {
    const lost: LostOrder[] = []
    for (const day of daysSince(takenAt, parts.clock.now())) {
      const { differences } = await reconcileDay(parts, day)
      for (const { payment_id, order_id, our_amount, provider_amount } of differences)
        if (order_id === null && our_amount === null && provider_amount !== null)
          lost.push(await lookUp(parts, payment_id, toPaise(provider_amount)))
    }
    for (let round = 0; round < mostRounds && (await askAboutOrders(parts)) > 0; round++);
    await leaveOutNumbers(parts, lost)
    return { ok: true, lost }
  } catch (error) {
    if (error instanceof RazorpayError) return { ok: false, why: error.message }
    throw error
  }
}

/** From the day before, for a payment may be a little older than the moment we heard of it. */
function daysSince(takenAt: Date, now: Date) {
  const last = Date.parse(calendarDay(now, region.timeZone))
  const days = []
  for (let at = Date.parse(calendarDay(takenAt, region.timeZone)) - dayMs; at <= last; at += dayMs)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

/** The provider's order knows the number that ours had. */
async function lookUp({ razorpay }: Parts, paymentId: string, paise: number): Promise<LostOrder> {
  const payment = await razorpay.fetchPayment(paymentId)
  const noted = payment.order_id ? (await razorpay.fetchOrder(payment.order_id)).notes.order_id : undefined
  const order = typeof noted === 'string' && /^\d{1,9}$/.test(noted) ? Number(noted) : null
  const contact = payment.contact ?? payment.email ?? null
  return { paymentId, paise, order, contact, at: new Date(payment.created_at * 1000) }
}

/** A customer holds a mail with such a number. */
async function leaveOutNumbers({ db }: Parts, lost: LostOrder[]) {
  const highest = Math.max(0, ...lost.map(({ order }) => order ?? 0))
  if (highest === 0) return
  const sequence = sql`pg_get_serial_sequence('orders', 'id')::regclass`
  await sql`select setval(${sequence}, greatest(${highest}::bigint, pg_sequence_last_value(${sequence})))`.execute(
    db,
  )
}
