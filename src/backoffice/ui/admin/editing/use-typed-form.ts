import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { ApiError } from '#browser/call-api.ts'
import type { FormKey } from '#people/sessions/shop/drafts/form-draft.ts'
import { useKeptValues } from '#people/sessions/shop/drafts/use-kept-values.ts'
import { toast } from '#ui/feedback/toast.ts'
import { placeErrors } from '#ui/forms/form-errors.ts'
import * as words from '../../words/office/en.ts'
import { useUnsavedChanges } from '../unsaved-changes.tsx'
import { changedFields, type FormFields } from './form-fields.ts'

/**
 * A form of the back office as it is typed in. `saved` is what it would be without any change; `name` tells one form's
 * draft from another's; `formKey` is for a form that is sent under an idempotency key.
 */
export function useTypedForm<Values extends FieldValues>(
  name: string,
  fields: FormFields<Values>,
  saved: Values & DefaultValues<Values>,
  formKey?: FormKey,
) {
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: saved })
  const never = fields.pictureField ? [fields.pictureField] : []
  const draft = useKeptValues(form, { name, start: saved, never, formKey })
  const changed = changedFields(fields, saved, form.watch())
  const unsaved = useUnsavedChanges(changed.length > 0)

  /**
   * Shows the server's sentences beside their fields. Returns false, so that a toast tells it too: the field may be
   * out of sight.
   */
  const showProblems = (error: ApiError) => {
    placeErrors(error, fields.names, form.setError)
    const { image } = error.fields
    if (image && fields.pictureField) form.setError(fields.pictureField, { type: 'server', message: image })
    return false
  }
  /** Called when the login has expired: what was typed is kept, chosen files cannot be. */
  const tellUnkept = () => {
    if (changed.some((field) => field === fields.pictureField))
      toast.error(words.picturesNotKept, { seconds: 5 })
  }

  return { form, draft, unsaved, showProblems, tellUnkept }
}
