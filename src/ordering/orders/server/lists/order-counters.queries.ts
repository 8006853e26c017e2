import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { type OrderStatus, orderStatus } from '../../rules/order-state.ts'
import { readOrderRollups } from './order-rollups.queries.ts'

/** How many changes one run rolls up. */
const maxRows = 50_000

/**
 * Rolls up the appended changes into the counters. One statement, so that a reader sees either the changes or their
 * sum. Rows locked by another process are skipped.
 */
export const rollUpOrderCounters = (db: Db) =>
  sql`
    with folded as (
      delete from order_tallies where ctid = any (array(
        select ctid from order_tallies where counted in (
          select counted from order_tallies group by counted having count(*) > 1
        ) limit ${sql.lit(maxRows)} for update skip locked
      )) returning counted, orders, paise
    )
    insert into order_tallies (counted, orders, paise)
    select counted, sum(orders), sum(paise) from folded group by counted`.execute(db)

/** How many orders there are in each status. */
export async function countOrders(db: Db): Promise<Record<OrderStatus, number>> {
  const counterOf = await readOrderRollups(db, Object.values(orderStatus))
  const count = (status: OrderStatus) => counterOf(status).orders
  return {
    [orderStatus.awaitingPayment]: count(orderStatus.awaitingPayment),
    [orderStatus.toPack]: count(orderStatus.toPack),
    [orderStatus.delivered]: count(orderStatus.delivered),
    [orderStatus.cancelled]: count(orderStatus.cancelled),
  }
}
