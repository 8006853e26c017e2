import { sql, type Transaction } from 'kysely'
import type { Database } from './schema.ts'

/**
 * Writes the price in force of variants, and when it changes next, from their periods and their regular price: the only
 * code that decides which price is in force. The variants must be locked.
 */
export const setPricesInForce = (trx: Transaction<Database>, packIds: number[], now: Date) =>
  sql`
    update packs set
      price_paise = least(coalesce(running.price_paise, packs.regular_paise, packs.price_paise), packs.mrp_paise),
      regular_paise = case when running.id is not null then coalesce(packs.regular_paise, packs.price_paise) end,
      price_since = running.starts_at,
      price_changes_at = least(running.ends_at, following.starts_at)
    from packs as priced
      left join lateral (
        select id, price_paise, starts_at, ends_at from price_periods
        where pack_id = priced.id and starts_at <= ${now} and (ends_at is null or ends_at > ${now})
        order by starts_at desc limit 1
      ) as running on true
      left join lateral (
        select starts_at from price_periods where pack_id = priced.id and starts_at > ${now}
        order by starts_at limit 1
      ) as following on true
    where packs.id = priced.id and priced.id = any (${packIds}::integer[])`.execute(trx)

/**
 * Starts and ends the periods whose time has come. A concurrent process waits for the locks and then has nothing to do.
 * @returns whether there were any
 */
export async function putDuePricesInForce(trx: Transaction<Database>, now: Date) {
  const due = await trx
    .selectFrom('packs')
    .select('id')
    .where('price_changes_at', '<=', now)
    // By id, in the same order as a sale, to avoid deadlocks.
    .orderBy('id')
    .forUpdate()
    .execute()
  if (due.length === 0) return false
  await setPricesInForce(
    trx,
    due.map(({ id }) => id),
    now,
  )
  return true
}
