import { sql } from 'kysely'
import { type Claim, claims } from '#catalogue/labels/rules/food-label.ts'
import type { Db } from '#database/connect.ts'

/** For how many days a product is new. The home page shows up to 24 products anyway, so then none is picked out. */
const [newForDays, fewProducts] = [60, 25]
/** How many of the newest labels are counted. */
const countedLabels = 2000

/** The products on sale that were added last, newest first; none if the shop has only a few products. */
export async function listNewIds(db: Db, now: Date, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, created_at from products where archived_at is null order by id desc limit ${sql.lit(most)}
    ) as newest
    where created_at > ${now}::timestamptz - ${sql.lit(newForDays)} * interval '1 day'
      and (select count(*) from (
        select from products where archived_at is null limit ${sql.lit(fewProducts)}
      ) as live) = ${sql.lit(fewProducts)}
    order by id desc`.execute(db)
  return rows.map(({ id }) => id)
}

/** The claims that the labels of at least this many products on sale make (decision X25), with their number. */
export async function countClaims(db: Db, least: number): Promise<{ claim: Claim; count: number }[]> {
  const { rows } = await sql<{ claim: string; count: number }>`
    select substr(says_one, 7) as claim, count(*)::integer as count from (
      select product_id, says from product_labels order by product_id desc limit ${sql.lit(countedLabels)}
    ) as newest join products on products.id = product_id and archived_at is null,
      unnest(says) as says_one
    where says_one like 'claim:%'
    group by says_one having count(*) >= ${sql.lit(least)}`.execute(db)
  const counts = new Map(rows.map(({ claim, count }) => [claim, count]))
  return claims.flatMap((claim) => {
    const count = counts.get(claim)
    return count === undefined ? [] : [{ claim, count }]
  })
}
