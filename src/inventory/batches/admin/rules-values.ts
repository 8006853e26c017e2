import { problemOf } from '#backoffice/ui/admin/by-contract.ts'
import type { FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import { type BatchRules, batchRules, type ShownRules } from '../batch-contract.ts'
import * as words from '../words/office/entering/en.ts'

export type NumberField = 'least_percent' | 'least_days' | 'way_days' | 'warn_days'
export type RulesValues = Record<NumberField, string> & { wanted: boolean }

export const valuesOf = ({ wanted, ...rules }: ShownRules): RulesValues => ({
  wanted,
  least_percent: String(rules.least_percent),
  least_days: String(rules.least_days),
  way_days: String(rules.way_days),
  warn_days: String(rules.warn_days),
})

export const rulesOf = ({ wanted, ...typed }: RulesValues, version: number): BatchRules => ({
  wanted,
  least_percent: numberIn(typed.least_percent),
  least_days: numberIn(typed.least_days),
  way_days: numberIn(typed.way_days),
  warn_days: numberIn(typed.warn_days),
  version,
})

/** An empty field is no number, and not zero. */
const numberIn = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed))

/** A field under the schema that the call checks it with. */
export const ruleOf = (name: NumberField) => ({
  validate: (typed: string) => problemOf(batchRules.shape[name], numberIn(typed)),
})

export const rulesFields: FormFields<RulesValues> = {
  names: ['wanted', 'least_percent', 'least_days', 'way_days', 'warn_days'],
  words: {
    wanted: words.wanted,
    least_percent: words.leastPercent,
    least_days: words.leastDays,
    way_days: words.wayDays,
    warn_days: words.warnDays,
  },
  text: (values, name) => String(values[name]),
  inWords: (values, name) =>
    name === 'wanted' ? (values.wanted ? words.yes : words.no) : String(values[name]),
}
