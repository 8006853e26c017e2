import type { FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import { findProblem } from '#backoffice/ui/admin/schema-validation.ts'
import { type AdminBatchRules, type BatchRules, batchRules } from '../contract.ts'
import * as words from '../words/office/entering/en.ts'

export type NumberField = 'least_percent' | 'least_days' | 'way_days' | 'warn_days'
export type RulesFormValues = Record<NumberField, string> & { wanted: boolean }

export const rulesFormValuesOf = ({ wanted, ...rules }: AdminBatchRules): RulesFormValues => ({
  wanted,
  least_percent: String(rules.least_percent),
  least_days: String(rules.least_days),
  way_days: String(rules.way_days),
  warn_days: String(rules.warn_days),
})

export const toBatchRules = ({ wanted, ...typed }: RulesFormValues, version: number): BatchRules => ({
  wanted,
  least_percent: parseNumber(typed.least_percent),
  least_days: parseNumber(typed.least_days),
  way_days: parseNumber(typed.way_days),
  warn_days: parseNumber(typed.warn_days),
  version,
})

/** An empty field is NaN and not 0, so that validation fails. */
const parseNumber = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed))

/** The react-hook-form rule of a field: validates it with the schema of the API. */
export const validationOf = (name: NumberField) => ({
  validate: (typed: string) => findProblem(batchRules.shape[name], parseNumber(typed)),
})

export const rulesFields: FormFields<RulesFormValues> = {
  names: ['wanted', 'least_percent', 'least_days', 'way_days', 'warn_days'],
  labels: {
    wanted: words.wanted,
    least_percent: words.leastPercent,
    least_days: words.leastDays,
    way_days: words.wayDays,
    warn_days: words.warnDays,
  },
  text: (values, name) => String(values[name]),
  formatValue: (values, name) =>
    name === 'wanted' ? (values.wanted ? words.yes : words.no) : String(values[name]),
}
