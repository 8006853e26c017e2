import { issuesOf } from '#backoffice/ui/admin/by-contract.ts'
import { label } from '../contract.ts'
import { type LabelField, type LabelValues, labelOf } from './label-values.ts'

/** What a field refuses: what the call would, which looks at the whole label. */
export const ruleOf = (field: LabelField) => ({
  validate: (_: unknown, values: LabelValues) =>
    issuesOf(label, labelOf(values)).find(({ path }) => path[0] === field)?.message,
})
