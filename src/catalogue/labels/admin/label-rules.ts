import { findIssues } from '#backoffice/ui/admin/schema-validation.ts'
import { label } from '../contract.ts'
import { type LabelField, type LabelValues, toLabel } from './label-values.ts'

/** The validation rule of a label form field for react-hook-form; the contract's schema looks at the whole label. */
export const labelFieldRule = (field: LabelField) => ({
  validate: (_: unknown, values: LabelValues) =>
    findIssues(label, toLabel(values)).find(({ path }) => path[0] === field)?.message,
})
