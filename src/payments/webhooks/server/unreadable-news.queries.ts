import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { UnreadablePayment } from '#integrations/razorpay/protocol.ts'
import type { MoneyStep } from '#payments/reconciliation/server/take-money-step.ts'

/** So many bytes of what could not be read are kept: more than a person looks through. */
export const mostKept = 4_000
const mostListed = 100

/** Keeps payments of an order that could not be read, each once, for the merchant to look at. */
export const keepUnreadablePayments = (db: Db, orderId: number, payments: UnreadablePayment[], now: Date) =>
  db
    .insertInto('unreadable_news')
    .values(
      payments.map(({ id, problem, text }) => ({
        key: id ?? `${orderId} ${text.slice(0, 200)}`,
        kind: 'payment' as const,
        order_id: orderId,
        payment_id: id ?? null,
        problem,
        body: text.slice(0, mostKept),
        received_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()

/** What nobody has looked at yet. A payment that could be read later tells its story itself. */
export const findUnreadableNews = (db: Db) =>
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
      'orders.user_name',
      'orders.status as order_status',
    ])
    .where('looked_at', 'is', null)
    .orderBy('received_at')
    .limit(mostListed)
    .execute()

export async function lookAtNews(
  trx: Transaction<Database>,
  id: number,
  now: Date,
): Promise<MoneyStep<'NOTHING_TO_LOOK_AT'>> {
  const looked = await trx
    .updateTable('unreadable_news')
    .set({ looked_at: now })
    .where('id', '=', id)
    .where('looked_at', 'is', null)
    .returning('order_id')
    .executeTakeFirst()
  return looked ? { ok: true, ...looked } : { ok: false, reason: 'NOTHING_TO_LOOK_AT' }
}
