import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiError } from '#browser/call-api.ts'
import type { FieldRule } from '#values/people/field-rules.ts'
import { showErrorCount } from './invalid-fields.ts'

/**
 * A field's validation rule for `register`: `register('name', validateBy(nameRule))`. Surrounding spaces are ignored.
 */
export const validateBy = (rule: FieldRule, { optional = false } = {}) => ({
  validate: (input: string) => {
    const value = input.trim()
    if (value === '') return optional || rule.missing
    if (value.length > rule.most) return rule.tooLong ?? rule.invalid
    return rule.pattern.test(value) || rule.invalid
  },
})

/**
 * Shows the server's messages beside their fields. If there are several, it also shows their number, because the
 * answer's message is about one field only.
 * @returns whether there were messages to show; if not, the caller must show the failure
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
) {
  if (!(error instanceof ApiError)) return false
  const { fields } = error
  const named = names.filter((name) => fields[name] !== undefined)
  for (const name of named) setError(name, { type: 'server', message: fields[name] ?? '' })
  if (named.length > 1) showErrorCount(named)
  return named.length > 0
}
