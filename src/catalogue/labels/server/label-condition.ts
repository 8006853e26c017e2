import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { Allergen, Claim, DietMark } from '../rules/food-label.ts'

export type LabelFilter = {
  without?: Allergen[] | undefined
  mark?: DietMark[] | undefined
  claim?: Claim[] | undefined
}
type Handle = Db | Transaction<Database>

/** How many of the newest labels are sampled to decide whether a filter is common. */
const sampleSize = 2000
/** A filter is common when it matches one in a hundred of the sample. */
const commonFrom = sampleSize / 100

/** Whether the filter selects anything: an allergen, a diet mark or a claim. */
export const hasLabelFilter = ({ without = [], mark = [], claim = [] }: LabelFilter) =>
  without.length + mark.length + claim.length > 0

/**
 * The label filter as an SQL condition on `products`; undefined without a filter. Only saved labels count, because a
 * product without an ingredients list is not nut-free. A common filter checks each product in list order; a rare one
 * looks ids up in the index. The planner cannot choose, because it does not know the filter when it plans.
 */
export async function labelCondition(
  db: Handle,
  filter: LabelFilter,
): Promise<RawBuilder<boolean> | undefined> {
  if (!hasLabelFilter(filter)) return undefined
  const says = matchesFilter(filter)
  if (await isCommonFilter(db, says))
    return sql<boolean>`coalesce((select ${says} from product_labels where product_id = products.id), false)`
  const { rows } = await sql<{ id: number }>`
    select product_id as id from product_labels where ${says}`.execute(db)
  return rows.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`products.id = any (${rows.map(({ id }) => id)}::integer[])`
}

/** SQL condition on `product_labels`: one of the marks is enough; of allergens and claims all must match. */
export function matchesFilter({ without = [], mark = [], claim = [] }: LabelFilter): RawBuilder<boolean> {
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

/** Whether a filter matches at least one in a hundred of the newest labels. */
async function isCommonFilter(db: Handle, says: RawBuilder<boolean>) {
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from (
      select from (select says from product_labels order by product_id desc limit ${sql.lit(sampleSize)}) as newest
      where ${says} limit ${sql.lit(commonFrom)}
    ) as enough`.execute(db)
  return rows[0]?.found === commonFrom
}
