import type { Allergen } from '#values/food-label.ts'
import type { ShownLabel } from '../contract.ts'
import * as words from '../words/en.ts'

const namesOf = (groups: readonly Allergen[]) => ({
  names: groups.map((group) => words.allergens[group]).join(', '),
})

/** What somebody with an allergy has to know before anything else; nothing where nothing is named. */
export const AllergenLines = ({ label: { contains, may_contain } }: { label: ShownLabel }) => (
  <>
    {contains && <p className="mt-2 font-semibold">{words.contains(namesOf(contains))}</p>}
    {may_contain && <p className="mt-1 text-sm text-ink-soft">{words.mayContain(namesOf(may_contain))}</p>}
  </>
)
