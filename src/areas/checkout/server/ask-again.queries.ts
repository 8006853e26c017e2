import type { Transaction } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Database } from '../../../database/schema.ts'
import { askAgainAt } from './ask-again.ts'

/** The job asks the provider about this order at its next turn. */
export const askSoon = (db: Db | Transaction<Database>, orderId: number, now: Date) =>
  db.updateTable('orders').set({ ask_at: now }).where('id', '=', orderId).execute()

/**
 * Takes orders that are due to be asked about, for one asker alone, and writes when to ask again before anybody is
 * asked: an asker that dies has only missed one turn.
 */
export const claimOrdersToAsk = (db: Db, now: Date, most: number) =>
  db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('orders')
      .select(['id', 'status', 'provider_order_id', 'hold_expires_at', 'created_at'])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('payments')
              .select('payments.id')
              .whereRef('payments.order_id', '=', 'orders.id')
              .where('payments.status', '=', 'authorized'),
          )
          .as('is_waiting'),
      )
      .where('ask_at', '<=', now)
      .orderBy('ask_at')
      .limit(most)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    for (const { is_waiting, ...order } of due) {
      const next = askAgainAt({ ...order, isWaiting: Boolean(is_waiting) }, now)
      await trx.updateTable('orders').set({ ask_at: next }).where('id', '=', order.id).execute()
    }
    return due
  })
