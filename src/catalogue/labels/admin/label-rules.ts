import { findIssues } from '#backoffice/ui/admin/schema-validation.ts'
import { label } from '../contract.ts'
import { type LabelField, type LabelValues, toLabel } from './label-values.ts'

/** Validates a field with the contract's schema, which looks at the whole label. */
export const labelFieldRule = (field: LabelField) => ({
  validate: (_: unknown, values: LabelValues) =>
    findIssues(label, toLabel(values)).find(({ path }) => path[0] === field)?.message,
})
