import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { countLimits } from '#values/count-limits.ts'
import type { SearchUnit } from './candidates.ts'
import { liveProducts, type MatchedRow, matchedColumns, rowConditions } from './matched-row.ts'
import type { ResultFilter } from './result-filter.ts'
import type { TermRow } from './search-terms.queries.ts'

/** How well a product matches: the number of units that have to, and the sum of how much it is about each; the ids of its terms. */
export type Match = MatchedRow & { matched: number; score: number; termIds: number[] }

/** How many products of each term are looked at, best first: with other words to check, or without. */
const [morePerTerm, perTerm] = [400, 250]
/** How many products are checked in all. */
const maxChecked = 600
/** How much a word counts that need not match. */
const optionalShare = 0.1

type Matching = {
  units: SearchUnit[]
  filter: ResultFilter
  /** The terms of the filter's categories and labels, to begin with the rarest of all. */
  filterTerms: TermRow[]
  /** All units must match; otherwise those that match most of them are found. */
  isStrict: boolean
}

/**
 * The products on sale that match, at most 200, best first. Reads a bounded number of rows: of the rarest unit the
 * products that are most about it, whose other words are checked.
 */
export async function matchProducts(
  db: Db,
  { units, filter, filterTerms, isStrict }: Matching,
): Promise<Match[]> {
  const used = units.filter(({ candidates }) => candidates.length > 0)
  if (used.length === 0) return []
  const strong = used.filter(({ isOptional }) => !isOptional)
  const required = strong.length > 0 ? strong : used
  const drivers = isStrict ? rarest(required, filterTerms) : used.flatMap(({ candidates }) => candidates)
  const terms = used.flatMap(({ candidates }) => candidates)
  const isSimple = used.length === 1 && rowConditions(filter).length === 0
  const conditions = [
    ...rowConditions(filter),
    ...(isStrict && required.length > 1
      ? required.map(
          ({ candidates }) => sql<boolean>`search_documents.term_ids && ${idsOf(candidates)}::integer[]`,
        )
      : []),
  ]
  const { rows } = await sql<MatchedRow & { ranks: (number | null)[] }>`
    with found as materialized (
      select product_id, min(rank) as rank from unnest(${idsOf(drivers)}::integer[]) as driver (term_id)
        cross join lateral (select product_id, rank from product_terms where product_terms.term_id = driver.term_id
          order by rank, product_id limit ${sql.lit(isSimple ? perTerm : morePerTerm)}) as best
      group by product_id order by min(rank), product_id limit ${sql.lit(isSimple ? perTerm : maxChecked)}
    )
    select ${matchedColumns}, array(
      select search_documents.ranks[array_position(search_documents.term_ids, term_id)]
      from unnest(${idsOf(terms)}::integer[]) with ordinality as term (term_id, place) order by place) as ranks
    from found join search_documents using (product_id) join products on products.id = product_id
    ${liveProducts}${conditions.map((condition) => sql` and ${condition}`).reduce((all, each) => sql`${all}${each}`, sql``)}`.execute(
    db,
  )
  const matches = rows.map(({ ranks, ...row }) => ({ ...row, ...rate(used, required, ranks) }))
  const most = Math.max(0, ...matches.map(({ matched }) => matched))
  return matches
    .filter(({ matched }) => matched === (isStrict ? required.length : most) && matched > 0)
    .sort((one, other) => other.score - one.score || one.id - other.id)
    .slice(0, countLimits.products)
}

const idsOf = (terms: { id: number }[]) => terms.map(({ id }) => id)

/** The terms to begin with: of the unit or the filter that the fewest products have. */
function rarest(units: SearchUnit[], filterTerms: TermRow[]): TermRow[] {
  const choices = [
    ...units.map(({ candidates }): TermRow[] => candidates),
    ...filterTerms.map((term) => [term]),
  ]
  const count = (terms: TermRow[]) => terms.reduce((sum, { products }) => sum + products, 0)
  return choices.reduce((least, terms) => (count(terms) < count(least) ? terms : least))
}

/** @param ranks the ranks of the units' candidates, in their order; null for terms that the product lacks */
function rate(units: SearchUnit[], required: SearchUnit[], ranks: (number | null)[]) {
  let [at, matched, score] = [0, 0, 0]
  const termIds: number[] = []
  for (const unit of units) {
    let best = 0
    for (const candidate of unit.candidates) {
      const rank = ranks[at++] ?? null
      if (rank === null) continue
      best = Math.max(best, candidate.score * (1000 - rank))
      termIds.push(candidate.id)
    }
    if (best > 0 && required.includes(unit)) matched += 1
    score += unit.isOptional ? best * optionalShare : best
  }
  return { matched, score: Math.round(score * 100) / 100, termIds }
}
