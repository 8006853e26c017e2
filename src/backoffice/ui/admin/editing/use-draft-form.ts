import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { ApiError } from '#browser/call-api.ts'
import type { FormKey } from '#people/sessions/shop/drafts/form-draft.ts'
import { useDraftValues } from '#people/sessions/shop/drafts/use-draft-values.ts'
import { toast } from '#ui/feedback/toast.ts'
import { showFieldErrors } from '#ui/forms/form-errors.ts'
import * as words from '../../words/office/en.ts'
import { useUnsavedChanges } from '../unsaved-changes.tsx'
import { changedFields, type FormFields } from './form-fields.ts'

/**
 * A back-office form with a draft and a warning about unsaved changes. `saved` are the values without changes, `name`
 * is the draft's key, `formKey` the idempotency key of forms that have one.
 * @returns the form, its draft, and handlers: `unsaved.release` must be called after saving, before navigating
 */
export function useDraftForm<Values extends FieldValues>(
  name: string,
  fields: FormFields<Values>,
  saved: Values & DefaultValues<Values>,
  formKey?: FormKey,
) {
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: saved })
  const never = fields.pictureField ? [fields.pictureField] : []
  const draft = useDraftValues(form, { name, start: saved, never, formKey })
  const changed = changedFields(fields, saved, form.watch())
  const unsaved = useUnsavedChanges(changed.length > 0)

  /**
   * Shows the server's errors beside their fields. Returns false, so that a toast shows the message as well: the
   * field may be out of view.
   */
  const showServerErrors = (error: ApiError) => {
    showFieldErrors(error, fields.names, form.setError)
    const { image } = error.fields
    if (image && fields.pictureField) form.setError(fields.pictureField, { type: 'server', message: image })
    return false
  }
  /** Called when the session has expired: the draft keeps the input, but not the chosen files. */
  const warnFilesNotKept = () => {
    if (changed.some((field) => field === fields.pictureField))
      toast.error(words.picturesNotKept, { seconds: 5 })
  }

  return { form, draft, unsaved, showServerErrors, warnFilesNotKept }
}
