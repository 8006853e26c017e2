import type { Label } from '../contract.ts'
import { nutrientNames } from '../rules/food-label.ts'
import type * as words from '../words/office/form/en.ts'

type Missing = keyof typeof words.reasons

/** Legal requirements that the label does not meet yet, in the form's order. */
export function listMissingFields(label: Label, store: { fssai?: string }): Missing[] {
  const isFilledIn: Record<Missing, boolean> = {
    generic_name: label.generic_name !== '',
    mark: label.mark !== null,
    ingredients: label.ingredients !== '',
    ingredients_ta: label.ingredients === '' || Boolean(label.translations.ta?.ingredients),
    nutrition: nutrientNames.every((name) => label[name] !== null),
    serve: label.serve !== null,
    storage: label.storage !== '',
    shelf_life_months: label.shelf_life_months !== null,
    fssai: label.fssai !== '' || (label.maker_name === '' && store.fssai !== undefined),
    front: label.front !== null,
  }
  return (Object.keys(isFilledIn) as Missing[]).filter((name) => !isFilledIn[name])
}
