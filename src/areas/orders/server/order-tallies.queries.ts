import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { OrderStatus } from '../../../database/schema.ts'
import { readOrderTallies } from '../../../database/tallies.ts'

/** So many changes are added up in one go. */
const most = 50_000

/**
 * Adds up the changes that orders have left behind. In one statement: a reader sees the changes or their sum, never
 * both and never neither. Rows that another process is adding up are left to it.
 */
export const foldTallies = (db: Db) =>
  sql`
    with folded as (
      delete from order_tallies where ctid = any (array(
        select ctid from order_tallies where counted in (
          select counted from order_tallies group by counted having count(*) > 1
        ) limit ${sql.lit(most)} for update skip locked
      )) returning counted, orders, paise
    )
    insert into order_tallies (counted, orders, paise)
    select counted, sum(orders), sum(paise) from folded group by counted`.execute(db)

/** How many orders there are in each status. */
export async function countOrders(db: Db): Promise<Record<OrderStatus, number>> {
  const tally = await readOrderTallies(db, ['pending', 'paid', 'delivered', 'cancelled'])
  return {
    pending: tally('pending').orders,
    paid: tally('paid').orders,
    delivered: tally('delivered').orders,
    cancelled: tally('cancelled').orders,
  }
}
