import { sql, type Transaction, type Updateable } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import type { Paise } from '#values/money/money.ts'
import { openRefunds } from './open-refunds.ts'

type Trx = Transaction<Database>

export type OpenRefund = NonNullable<Awaited<ReturnType<typeof claimRefund>>>

/**
 * Leases the refund that has been due for longest, until the given time; undefined if none is due. Counts the attempt
 * first, so that a crash counts as well.
 */
export const claimRefund = (db: Db, now: Date, until: Date) =>
  db
    .updateTable('refunds')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: until }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('refunds')
        .select('id')
        .where('status', 'in', openRefunds)
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'payment_id',
      'order_id',
      'amount_paise',
      'idempotency_key',
      'provider_refund_id',
      'status',
      'attempts',
      'reason',
      'source',
      'provider',
      sql<string>`(select provider_payment_id from payments where payments.id = refunds.payment_id)`.as(
        'provider_payment_id',
      ),
    ])
    .executeTakeFirst()

/** Extends the lease that ends at `from`, unless it has changed since. */
export const renewRefundLease = (db: Db, id: number, from: Date, until: Date) =>
  db
    .updateTable('refunds')
    .set({ next_attempt_at: until })
    .where('id', '=', id)
    .where('next_attempt_at', '=', from)
    .execute()

export type RefundChange = Omit<Updateable<Database['refunds']>, 'updated_at'>

/** Stores the progress of a refund, unless it was finished since; then no row is updated. */
export const updateRefund = (db: Db | Trx, id: number, change: RefundChange, now: Date) =>
  db
    .updateTable('refunds')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .where('status', 'in', openRefunds)
    .executeTakeFirst()

/** A payment's unfinished merchant refunds. */
export const listOpenMerchantRefunds = (trx: Trx, paymentId: string) =>
  trx
    .selectFrom('refunds')
    .select(['id', 'payment_id', 'order_id', 'amount_paise', 'provider_refund_id', 'source'])
    .where('payment_id', '=', paymentId)
    .where('source', '=', 'merchant')
    .where('status', 'in', openRefunds)
    .orderBy('id')
    .execute()

type RefundToFinish = Pick<OpenRefund, 'id' | 'payment_id' | 'order_id' | 'amount_paise'>

/**
 * Marks a refund as processed, and records it in the security log.
 * @returns false, without doing anything, if it is finished already
 */
export async function markRefundProcessed(
  trx: Trx,
  refund: RefundToFinish,
  providerRefundId: string,
  now: Date,
) {
  const done = { status: 'processed', provider_refund_id: providerRefundId, last_error: null } as const
  const changed = await updateRefund(trx, refund.id, done, now)
  if (changed.numUpdatedRows === 0n) return false
  const details = { order: refund.order_id, payment: refund.payment_id, paise: refund.amount_paise }
  await recordSecurity(trx, { event: 'refund', details, now })
  return true
}

/** Adds to the refunded sum of a payment, which becomes refunded once that is all of it. */
export const addRefundedAmount = (trx: Trx, paymentId: string, paise: Paise, now: Date) =>
  trx
    .updateTable('payments')
    .set({
      status: sql`case when refunded_paise + ${paise} >= amount_paise then 'refunded' else status end`,
      refunded_paise: sql`least(refunded_paise + ${paise}, amount_paise)`,
      updated_at: now,
    })
    .where('id', '=', paymentId)
    .execute()

/** Marks a payment as fully refunded. */
export const markFullyRefunded = (trx: Trx, paymentId: string, now: Date) =>
  trx
    .updateTable('payments')
    .set((eb) => ({ status: 'refunded', refunded_paise: eb.ref('amount_paise'), updated_at: now }))
    .where('id', '=', paymentId)
    .execute()
