import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import type { FieldRule } from '../values/field-rules.ts'
import { ApiError } from './call-api.ts'

/** A field's rule as `register` takes it: `register('name', validateBy(nameRule))`. Spaces around count as nothing. */
export const validateBy = (rule: FieldRule, { optional = false } = {}) => ({
  validate: (typed: string) => {
    const value = typed.trim()
    if (value === '') return optional || rule.missing
    return (value.length <= rule.most && rule.pattern.test(value)) || rule.invalid
  },
})

/**
 * Puts what the server said of single fields beside them, and the focus into the first.
 * @returns whether there was anything to put; if not, the failure is to be told in another way
 */
export function placeErrors<Values extends FieldValues>(
  error: unknown,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
) {
  if (!(error instanceof ApiError)) return false
  const { fields } = error
  const named = names.filter((name) => fields[name] !== undefined)
  named.forEach((name, at) => {
    setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: at === 0 })
  })
  return named.length > 0
}
