import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { orderStatus } from '#ordering/orders/rules/order-state.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'

type Capacity = Pick<StoreSettings, 'packing'>

/**
 * The days, from today on, on which no more orders can be packed: as many orders or kilograms as the shop's limit are to
 * be packed then, paid or still reserved. None for a shop without a limit.
 * @param exceptOrder an order that does not count, because it is being placed anew
 */
export async function findFullDays(
  db: Db | Transaction<Database>,
  { packing }: Capacity,
  now: Date,
  exceptOrder = 0,
): Promise<ReadonlySet<string>> {
  const { maxOrders, maxKg } = packing ?? {}
  if (maxOrders === undefined && maxKg === undefined) return new Set()
  const today = calendarDay(now, region.timeZone)
  const { rows } = await sql<{ day: string }>`
    select pack_on::text as day from (
      select pack_on, (
        select coalesce(sum(quantity * coalesce(weight_g, 0)), 0)
        from order_items join packs on packs.id = pack_id where order_id = orders.id
      ) as grams
      from orders where pack_on >= ${today}::date and status <> ${orderStatus.cancelled} and id <> ${exceptOrder}
    ) as planned
    group by pack_on
    having count(*) >= ${maxOrders ?? null}::integer or sum(grams) >= ${maxKg ?? null}::bigint * 1000`.execute(
    db,
  )
  return new Set(rows.map(({ day }) => day))
}

/**
 * As `findFullDays`, for an order that is being placed: those of a shop with a limit wait for each other until the
 * transaction ends, so that the last place of a day is given once.
 */
export async function lockFullDays(trx: Transaction<Database>, store: Capacity, now: Date, exceptOrder = 0) {
  const { maxOrders, maxKg } = store.packing ?? {}
  if (maxOrders !== undefined || maxKg !== undefined)
    await sql`select pg_advisory_xact_lock(hashtextextended('packing days', 0))`.execute(trx)
  return findFullDays(trx, store, now, exceptOrder)
}
