import * as labelWords from '#catalogue/labels/words/en.ts'
import * as markWords from '#catalogue/labels/words/mark/en.ts'
import { countLimits } from '#values/count-limits.ts'
import * as words from '../../words/results/en.ts'
import type { SearchResults } from './load-results.ts'

/** How many products were found, and how the search text was understood. Screen readers announce a new count. */
export function ResultsSummary({ results }: { results: SearchResults | null | undefined }) {
  const needs = results?.understood ? needsOf(results.understood) : []
  return (
    <div className="mb-4 min-h-6">
      <div role="status">
        {results?.corrected && (
          <p className="font-semibold">{words.correctedTo({ search: results.corrected })}</p>
        )}
        {results?.nearest && results.total > 0 && <p className="font-semibold">{words.nearest}</p>}
        {results && results.total > 0 && <p className="text-ink-soft">{countOf(results.total)}</p>}
      </div>
      {needs.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {needs.map((need) => (
            <li key={need} className="rounded-full bg-tint-leaf px-4 py-2 text-sm font-semibold">
              {need}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const countOf = (count: number) =>
  count < countLimits.products ? words.productCount({ count }) : words.manyProducts({ count })

const needsOf = ({ claim, without, mark }: NonNullable<SearchResults['understood']>) => [
  ...mark.map((name) => words.onlyMark({ name: markWords.marks[name] })),
  ...claim.map((name) => words.onlyClaim({ name: labelWords.claims[name] })),
  ...without.map((name) => words.onlyWithout({ name: labelWords.allergens[name] })),
]
