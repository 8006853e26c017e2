import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'

/** Our payments that took money and were made between two moments, at most `most`, with what became of their orders. */
export const findOurPayments = (db: Db, { start, end }: { start: Date; end: Date }, most: number) =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('refunds', 'refunds.payment_id', 'payments.id')
    .select([
      'payments.id',
      'payments.order_id',
      'payments.status',
      'payments.amount_paise',
      'payments.refunded_paise',
      'payments.captured',
      'payments.pays_order',
      'orders.status as order_status',
      'refunds.status as refund_status',
    ])
    .where('payments.created_at', '>=', start)
    .where('payments.created_at', '<', end)
    .orderBy('payments.created_at')
    .limit(most)
    .execute()

export const findOrdersOfProvider = (db: Db, providerOrderIds: string[]) =>
  db
    .selectFrom('orders')
    .select(['id', 'provider_order_id'])
    .where('provider_order_id', 'in', providerOrderIds)
    .execute()

export const findAskedOrders = async (db: Db, ids: number[]) =>
  ids.length === 0
    ? []
    : await db.selectFrom('orders').select(['id', 'provider_order_id']).where('id', 'in', ids).execute()

/** @returns whether nobody has reconciled this day yet; from now on somebody has */
export async function claimDay(db: Db, day: string, now: Date) {
  const claimed = await db
    .insertInto('reconciliations')
    .values({ day, checked_at: now, payments: 0, differences: 0 })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .executeTakeFirst()
  return claimed.numInsertedOrUpdatedRows === 1n
}

export const recordReconciliation = (
  db: Db,
  { day, payments, differences, now }: { day: string; payments: number; differences: number; now: Date },
) =>
  db
    .insertInto('reconciliations')
    .values({ day, checked_at: now, payments, differences })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ checked_at: now, payments, differences }))
    .execute()

/** So that another process may try the day again. */
export const dropDay = (db: Db, day: string) =>
  db.deleteFrom('reconciliations').where(sql<boolean>`day = ${day}`).execute()
