import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { ApiError } from '../../../ui/call-api.ts'
import { placeErrors } from '../../../ui/form-errors.ts'
import { toast } from '../../../ui/toast.ts'
import { keepDraft, useDraft } from '../../accounts/web/draft.ts'
import { useUnsavedChanges } from '../../backoffice/web/unsaved-changes.tsx'
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

  /** Puts what the server said beside its fields. False, as a toast says it as well: the field may be far up the form. */
  const showProblems = (error: ApiError) => {
    placeErrors(error, fields.names, form.setError)
    const { image } = error.fields
    if (image) form.setError(fields.pictureField, { type: 'server', message: image }, { shouldFocus: true })
    return false
  }
  /** For the end of the login: keeps what can be kept of the changes. */
  const keepChanges = () => {
    const kept = changed.filter((field) => field !== fields.pictureField)
    keepDraft(name, Object.fromEntries(kept.map((field) => [field, form.getValues(field)])))
    if (kept.length < changed.length)
      toast.error('Changes to the pictures could not be kept.', { seconds: 5 })
  }

  return { form, unsaved, showProblems, keepChanges }
}
