import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { Allergen, Claim, Mark } from '#values/food-label.ts'

export type LabelFilter = {
  without?: Allergen[] | undefined
  mark?: Mark[] | undefined
  claim?: Claim[] | undefined
}
type Handle = Db | Transaction<Database>

/** The sample of newest labels by which a wish is judged common or rare. */
const probed = 2000
/** A wish is common when so many of the sample fulfil it: one in a hundred. */
const manyOfThem = probed / 100

export const asksOfLabels = ({ without = [], mark = [], claim = [] }: LabelFilter) =>
  without.length + mark.length + claim.length > 0

/**
 * Which products a shopper who asks so may be shown, as a condition on `products`; nothing where nothing is asked. Only
 * what a label says counts: a product whose ingredients nobody has named is not one without nuts. What many labels say is
 * asked of each product in the order of the list; what few say is looked up in the index, for the planner cannot choose:
 * it does not know what is asked when it plans.
 */
export async function hasLabel(db: Handle, filter: LabelFilter): Promise<RawBuilder<boolean> | undefined> {
  if (!asksOfLabels(filter)) return undefined
  const says = saysAll(filter)
  if (await findsMany(db, says))
    return sql<boolean>`coalesce((select ${says} from product_labels where product_id = products.id), false)`
  const { rows } = await sql<{ id: number }>`
    select product_id as id from product_labels where ${says}`.execute(db)
  return rows.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`products.id = any (${rows.map(({ id }) => id)}::integer[])`
}

/** One mark of those that are asked for is enough; of the rest all counts. */
function saysAll({ without = [], mark = [], claim = [] }: LabelFilter): RawBuilder<boolean> {
  const all = [...without.map((group) => `without:${group}`), ...claim.map((one) => `claim:${one}`)]
  const marks = mark.map((one) => `mark:${one}`)
  return sql<boolean>`(${sql.join(
    [
      ...(all.length > 0 ? [sql<boolean>`says @> ${sql.val(all)}::text[]`] : []),
      ...(marks.length > 0 ? [sql<boolean>`says && ${sql.val(marks)}::text[]`] : []),
    ],
    sql` and `,
  )})`
}

async function findsMany(db: Handle, says: RawBuilder<boolean>) {
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from (
      select from (select says from product_labels order by product_id desc limit ${sql.lit(probed)}) as newest
      where ${says} limit ${sql.lit(manyOfThem)}
    ) as enough`.execute(db)
  return rows[0]?.found === manyOfThem
}
