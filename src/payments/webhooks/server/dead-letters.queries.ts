import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { UnreadablePayment } from '#integrations/payments/payment-provider.ts'
import { buyerName } from '#ordering/buyers/server/buyer.queries.ts'
import type { MoneyActionResult } from '#payments/reconciliation/server/run-money-action.ts'

/** Bytes of an unreadable event that are stored: more than a person would read. */
export const maxDeadLetterBytes = 4_000
const maxListed = 100

/** Stores unreadable payments of an order as dead letters, each once. */
export const recordUnreadablePayments = (db: Db, orderId: number, payments: UnreadablePayment[], now: Date) =>
  db
    .insertInto('unreadable_news')
    .values(
      payments.map(({ id, problem, text }) => ({
        key: id ?? `${orderId} ${text.slice(0, 200)}`,
        kind: 'payment' as const,
        order_id: orderId,
        payment_id: id ?? null,
        problem,
        body: text.slice(0, maxDeadLetterBytes),
        received_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()

/** Dead letters that have not been reviewed, oldest first, at most 100. */
export const listDeadLetters = (db: Db) =>
  db
    .selectFrom('unreadable_news')
    .leftJoin('orders', 'orders.id', 'unreadable_news.order_id')
    .select([
      'unreadable_news.id as news_id',
      'kind',
      'unreadable_news.payment_id',
      'problem',
      'received_at as since',
      'orders.id as order_id',
      buyerName.as('user_name'),
      'orders.status as order_status',
    ])
    .where('looked_at', 'is', null)
    .orderBy('received_at')
    .limit(maxListed)
    .execute()

/** Marks a dead letter as reviewed; refused if it does not exist or was reviewed before. */
export async function markDeadLetterReviewed(
  trx: Transaction<Database>,
  id: number,
  now: Date,
): Promise<MoneyActionResult<'NOTHING_TO_LOOK_AT'>> {
  const reviewed = await trx
    .updateTable('unreadable_news')
    .set({ looked_at: now })
    .where('id', '=', id)
    .where('looked_at', 'is', null)
    .returning('order_id')
    .executeTakeFirst()
  return reviewed ? { ok: true, ...reviewed } : { ok: false, reason: 'NOTHING_TO_LOOK_AT' }
}
