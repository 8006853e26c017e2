import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { type Activity, recordActivity } from '../../backoffice/server/record-activity.ts'

type OrderActivity = Pick<Activity, 'actor' | 'action' | 'now'> & { orderId: number }

/** Writes down what was done about an order, under its number and the name it was placed in. */
export async function recordOrderActivity(
  trx: Transaction<Database>,
  { orderId, ...activity }: OrderActivity,
) {
  const { user_name } = await trx
    .selectFrom('orders')
    .select('user_name')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const subject = { kind: 'order', id: orderId, name: `Order ${orderId} of ${user_name}` } as const
  await recordActivity(trx, { ...activity, subject })
}
