import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { ApiError } from '../../../ui/call-api.ts'
import { placeErrors } from '../../../ui/form-errors.ts'
import { useUnsavedChanges } from '../../backoffice/web/unsaved-changes.tsx'
import { useDraft } from './admin-draft.ts'
import { changedFields, type FormFields } from './admin-form-fields.ts'

/**
 * A form of the catalogue as it is typed in. `saved` is what it would be without any change; `name` tells one form's
 * draft from another's.
 */
export function useTypedForm<Values extends FieldValues>(
  name: string,
  fields: FormFields<Values>,
  saved: Values & DefaultValues<Values>,
) {
  const draft = useDraft<Values>(name)
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: { ...saved, ...draft } })
  const changed = changedFields(fields, saved, form.watch())
  const unsaved = useUnsavedChanges(changed.length > 0)

  /** Puts what the server said beside its fields. A toast says it as well: the field may be far up the form. */
  const showProblems = (error: ApiError) => {
    placeErrors(error, fields.names, form.setError)
    const { image } = error.fields
    if (image) form.setError(fields.pictureField, { type: 'server', message: image }, { shouldFocus: true })
  }
  /** What can be kept of the changes when the login ends. */
  const draftOf = (values: Values) =>
    Object.fromEntries(
      changed.filter((field) => field !== fields.pictureField).map((field) => [field, values[field]]),
    )

  return { form, unsaved, showProblems, draftOf }
}
