import { sql } from 'kysely'
import { ProviderError } from '#integrations/payments/provider-error.ts'
import type { Parts } from '#parts.ts'
import { expireReservations } from '#payments/cancelling/server/expire-reservations.ts'
import { reconcileDay } from '#payments/reconciliation/server/reconcile-day.ts'
import { pollPayments } from '#payments/webhooks/server/poll-payments.ts'
import { toPaise } from '#values/money/money.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { dayMs } from '#values/time/durations.ts'

/** Money captured for an order that the restored shop does not have. */
export type LostOrder = {
  paymentId: string
  paise: number
  order: number | null
  contact: string | null
  at: Date
}

type ReconcileResult = { ok: true; lost: LostOrder[] } | { ok: false; why: string }

const maxRounds = 1000

/**
 * After a restore: reconciles with the payment provider since the backup. Orders in the backup get the state that
 * their payments have. Payments for lost orders are listed for the merchant, who refunds or fulfils them, and their
 * order numbers are skipped. If the provider cannot be reached, the running shop does this later.
 */
export async function reconcileAfterRestore(parts: Parts, takenAt: Date): Promise<ReconcileResult> {
  try {
    const lost: LostOrder[] = []
    for (const day of daysSince(takenAt, parts.clock.now())) {
      const { differences } = await reconcileDay(parts, day)
      for (const { payment_id, order_id, our_amount, provider_amount } of differences)
        if (order_id === null && our_amount === null && provider_amount !== null)
          lost.push(await describeLostOrder(parts, payment_id, toPaise(provider_amount)))
    }
    for (let round = 0; round < maxRounds && (await pollAll(parts)) > 0; round++);
    await skipOrderNumbers(parts, lost)
    return { ok: true, lost }
  } catch (error) {
    if (error instanceof ProviderError) return { ok: false, why: error.message }
    throw error
  }
}

/** Polls about due orders, also those whose reservation has expired since the backup. @returns how many were polled */
const pollAll = async (parts: Parts) => (await pollPayments(parts)) + (await expireReservations(parts))

/**
 * The days (`2026-11-26`) from the one before the backup to today: a payment may be older than the moment at which the
 * shop recorded it.
 */
function daysSince(takenAt: Date, now: Date) {
  const last = Date.parse(calendarDay(now, region.timeZone))
  const days = []
  for (let at = Date.parse(calendarDay(takenAt, region.timeZone)) - dayMs; at <= last; at += dayMs)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

/**
 * What the provider knows of a payment for a lost order. `order` is the shop's order number from the notes of the
 * provider's order, null if there is none.
 */
async function describeLostOrder({ payments }: Parts, paymentId: string, paise: number): Promise<LostOrder> {
  const { provider_order_id, contact, created_at } = await payments.online.fetchPayment(paymentId)
  const noted = provider_order_id
    ? (await payments.online.fetchOrder(provider_order_id)).notes.order_id
    : undefined
  const order = typeof noted === 'string' && /^\d{1,9}$/.test(noted) ? Number(noted) : null
  return { paymentId, paise, order, contact, at: created_at }
}

/** Moves the sequence of order numbers past the lost ones, because customers have mails with those numbers. */
async function skipOrderNumbers({ db }: Parts, lost: LostOrder[]) {
  const highest = Math.max(0, ...lost.map(({ order }) => order ?? 0))
  if (highest === 0) return
  const sequence = sql`pg_get_serial_sequence('orders', 'id')::regclass`
  await sql`select setval(${sequence}, greatest(${highest}::bigint, pg_sequence_last_value(${sequence})))`.execute(
    db,
  )
}
