import { allergens, claims, dietMarks } from '#catalogue/labels/rules/food-label.ts'
import { toRupees } from '#values/money/money.ts'
import type { SearchFacets } from '../../contract.ts'
import type { MatchedRow } from './matched-row.ts'

type Category = SearchFacets['categories'][number]

/** Counts what each further filter would leave of these results. */
export function countFacets(
  rows: MatchedRow[],
  categories: Map<number, Omit<Category, 'count'>>,
): SearchFacets {
  const says = new Map<string, number>()
  const inCategory = new Map<number, number>()
  const raise = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const row of rows) {
    raise(inCategory, row.category_id)
    for (const one of row.says ?? []) raise(says, one)
  }
  const countsOf = <Name extends string>(kind: string, names: readonly Name[]) =>
    names.flatMap((name) => {
      const count = says.get(`${kind}:${name}`) ?? 0
      return count > 0 ? [{ name, count }] : []
    })
  const prices = rows.map(({ price }) => price)
  return {
    categories: [...inCategory].flatMap(([id, count]) => {
      const category = categories.get(id)
      return category ? [{ ...category, count }] : []
    }),
    claim: countsOf('claim', claims),
    without: countsOf('without', allergens),
    mark: countsOf('mark', dietMarks),
    in_stock: rows.filter((row) => row.in_stock).length,
    prices:
      prices.length > 0 ? { min: toRupees(Math.min(...prices)), max: toRupees(Math.max(...prices)) } : null,
  }
}
