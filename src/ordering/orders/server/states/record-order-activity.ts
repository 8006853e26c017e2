import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { type NewActivity, recordActivity } from '#operations/activity/server/record-activity.ts'
import { buyerName } from '#ordering/buyers/server/buyer.queries.ts'
import * as words from '../../words/office/en.ts'

type OrderActivity = Pick<NewActivity, 'actor' | 'action' | 'now'> & { orderId: number }

/** Logs an activity of an order under its id and its customer's name at the time of the order. */
export async function recordOrderActivity(
  trx: Transaction<Database>,
  { orderId, ...activity }: OrderActivity,
) {
  const { user_name } = await trx
    .selectFrom('orders')
    .select(buyerName.as('user_name'))
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const subject = {
    kind: 'order',
    id: orderId,
    name: words.activity.subject({ id: orderId, name: user_name }),
  } as const
  await recordActivity(trx, { ...activity, subject })
}
