import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { ProviderName } from '#integrations/payments/provider-name.ts'
import { paymentMethod } from '#ordering/orders/rules/order-state.ts'
import { openRefunds } from '#payments/refunds/server/processing/open-refunds.ts'

/** The time that decides the day of a payment: when the shop learned of its capture, otherwise when it was created. */
const countsAt = sql<Date>`coalesce(payments.captured_at, payments.created_at)`

/** Our payments through the provider with the state of their orders, and the pending or latest refund. */
const ourPayments = (db: Db) =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .where('orders.payment_method', '=', paymentMethod.online)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('refunds')
          .select('refunds.status as refund_status')
          .whereRef('refunds.payment_id', '=', 'payments.id')
          .orderBy((eb) => eb('refunds.status', 'in', openRefunds), 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('refund'),
      (join) => join.onTrue(),
    )
    .select([
      'payments.id',
      'payments.provider_payment_id',
      'payments.order_id',
      'payments.status',
      'payments.amount_paise',
      'payments.refunded_paise',
      'payments.captured',
      'payments.pays_order',
      'payments.created_at',
      countsAt.as('counts_at'),
      'orders.status as order_status',
      'refund.refund_status',
    ])

/** These providers' payments as we know them, which count between two times; oldest first, at most `limit`. */
export const listOurPayments = (
  db: Db,
  { start, end, providers }: { start: Date; end: Date; providers: ProviderName[] },
  limit: number,
) =>
  ourPayments(db)
    .where('payments.provider', 'in', providers)
    .where(countsAt, '>=', start)
    .where(countsAt, '<', end)
    .orderBy(countsAt)
    .limit(limit)
    .execute()

/** Our payments with these ids, whatever their day, in no particular order. */
export const listPaymentsById = (db: Db, ids: string[]) =>
  ourPayments(db).where(sql<boolean>`payments.id = any(${ids}::text[])`).execute()

/** The order ids of these provider orders, of which there must be at least one. */
export const listProviderOrders = (db: Db, providerOrderIds: string[]) =>
  db
    .selectFrom('provider_orders')
    .select(['order_id', 'provider', 'provider_order_id'])
    .where('provider_order_id', 'in', providerOrderIds)
    .execute()

type Claim = { day: string; morning: Date; now: Date; until: Date }

/**
 * Leases a day for its comparison.
 * @returns false if another process holds the lease, or the day was compared since `morning`
 */
export async function claimDay(db: Db, { day, morning, now, until }: Claim) {
  const { rows } = await sql`
    insert into reconciliations as known (day, checked_at, payments, differences, leased_until)
    values (${day}, ${now}, 0, 0, ${until})
    on conflict (day) do update set leased_until = ${until}
      where (known.leased_until is null or known.leased_until <= ${now})
        and (known.completed_at is null or known.completed_at < ${morning})
    returning day`.execute(db)
  return rows.length === 1
}

const isDay = (day: string) => sql<boolean>`day = ${day}`

/** Extends the lease that ends at `from`, unless it has changed since. */
export const renewDayLease = (db: Db, day: string, from: Date, until: Date) =>
  db
    .updateTable('reconciliations')
    .set({ leased_until: until })
    .where(isDay(day))
    .where('leased_until', '=', from)
    .execute()

/** Releases the lease, so that the day can be retried at once. */
export const releaseDayLease = (db: Db, day: string) =>
  db.updateTable('reconciliations').set({ leased_until: null }).where(isDay(day)).execute()

/** Marks a day as completely compared. */
export const completeDay = (
  db: Transaction<Database>,
  { day, payments, differences, now }: { day: string; payments: number; differences: number; now: Date },
) => {
  const found = { checked_at: now, completed_at: now, leased_until: null, payments, differences }
  return db
    .insertInto('reconciliations')
    .values({ day, ...found })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(found))
    .execute()
}
