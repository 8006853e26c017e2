import type { ShownLabel } from '../contract.ts'
import type { Allergen } from '../rules/food-label.ts'
import * as words from '../words/en.ts'

/** The names of allergens, as the parameter of a sentence. */
const namesOf = (groups: readonly Allergen[]) => ({
  names: groups.map((group) => words.allergens[group]).join(', '),
})

/** The allergens that a food contains and those that it may contain. Renders nothing if the label names none. */
export const AllergenLines = ({ label: { contains, may_contain } }: { label: ShownLabel }) => (
  <>
    {contains && <p className="mt-2 font-semibold">{words.contains(namesOf(contains))}</p>}
    {may_contain && <p className="mt-1 text-sm text-ink-soft">{words.mayContain(namesOf(may_contain))}</p>}
  </>
)
