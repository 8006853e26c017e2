import type { Transaction, Updateable } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Database } from '../../../database/schema.ts'
import { transact } from '../../../database/transact.ts'
import { lockOrder } from '../../orders/server/move-order.ts'

export type OpenRefund = Awaited<ReturnType<typeof claimRefunds>>[number]

type Wanted = { now: Date; until: Date; most: number }

/**
 * Takes refunds that are due for one carrier alone until `until`. The attempt is counted before it is made.
 */
export const claimRefunds = (db: Db, { now, until, most }: Wanted) =>
  db
    .updateTable('refunds')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: until }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('refunds')
        .select('id')
        .where('status', 'in', ['wanted', 'pending'])
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(most)
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
    ])
    .execute()

type Change = Omit<Updateable<Database['refunds']>, 'updated_at'>

/** Writes how far a refund is, unless it has come to its end meanwhile. */
export const changeRefund = (db: Db | Transaction<Database>, id: number, change: Change, now: Date) =>
  db
    .updateTable('refunds')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['wanted', 'pending'])
    .executeTakeFirst()

/** The money is on its way back: the refund and its payment say so together. */
export const finishRefund = (db: Db, refund: OpenRefund, providerRefundId: string, now: Date) =>
  transact(db, async (trx) => {
    await lockOrder(trx, refund.order_id)
    const done = { status: 'processed', provider_refund_id: providerRefundId, last_error: null } as const
    const changed = await changeRefund(trx, refund.id, done, now)
    if (changed.numUpdatedRows === 0n) return
    await trx
      .updateTable('payments')
      .set((eb) => ({
        status: 'refunded',
        refunded_paise: eb('refunded_paise', '+', refund.amount_paise),
        updated_at: now,
      }))
      .where('id', '=', refund.payment_id)
      .execute()
  })
