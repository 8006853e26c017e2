import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiError } from '#browser/call-api.ts'
import type { FieldRule } from '#values/people/field-rules.ts'
import { showErrorCount } from './invalid-fields.ts'

/** A field's rule as `register` takes it: `register('name', validateBy(nameRule))`. Spaces around count as nothing. */
export const validateBy = (rule: FieldRule, { optional = false } = {}) => ({
  validate: (input: string) => {
    const value = input.trim()
    if (value === '') return optional || rule.missing
    if (value.length > rule.most) return rule.tooLong ?? rule.invalid
    return rule.pattern.test(value) || rule.invalid
  },
})

/**
 * Puts what the server said of single fields beside them. Of several it says how many there are, as the sentence of
 * the answer names one.
 * @returns whether there was anything to put; if not, the failure is to be told in another way
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
