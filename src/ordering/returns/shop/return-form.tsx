import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { type ChosenPhotos, PhotoChoice } from '#catalogue/reviews/shop/photo-choice.tsx'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftValues } from '#people/sessions/shop/drafts/use-draft-values.ts'
import { useShowFailure } from '#people/sessions/shop/use-show-failure.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { showFieldErrors } from '#ui/forms/form-errors.ts'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import type { OrderReturns } from '../contract.ts'
import { type ReturnReason, returnReasons } from '../rules/return.ts'
import * as words from '../words/en.ts'
import { type ReturnAccess, sendReturn } from './return-calls.ts'

/** `lines`: the units to return; the key is `l` and the item's id. */
type Values = { lines: Record<string, string>; reason: ReturnReason | ''; note: string }
const blank: Values = { lines: {}, reason: '', note: '' }

type Props = {
  access: ReturnAccess
  returnable: OrderReturns['returnable']
  onSent: (now: OrderReturns) => void
}

/** Which items somebody wants to return and why. What is typed is kept as a draft; photos are not. */
export function ReturnForm({ access, returnable, onSent }: Props) {
  const [formKey, setFormKey] = useState(newFormKey)
  const [photos, setPhotos] = useState<ChosenPhotos>({ kept: [], files: [] })
  const [photoError, setPhotoError] = useState<string>()
  const showFailure = useShowFailure()
  const form = useForm<Values>({ mode: 'onChange', defaultValues: blank })
  const name = `return of order ${access.by === 'link' ? access.key : access.id}`
  const draft = useDraftValues(form, { name, start: blank, formKey: [formKey, setFormKey] })
  const { register, formState } = form
  const { errors } = formState

  const submit = async ({ lines, reason, note }: Values) => {
    const chosen = Object.entries(lines).filter(([, units]) => Number(units) > 0)
    if (chosen.length === 0) return form.setError('lines', { message: words.chooseItems })
    const sent = new FormData()
    sent.set('form_key', formKey)
    sent.set('lines', chosen.map(([key, units]) => `${key.slice(1)}:${units}`).join(','))
    sent.set('reason', reason)
    sent.set('note', note)
    for (const file of photos.files) sent.append('pictures', file, file.name)
    try {
      const now = await sendReturn(access, sent)
      draft.clear()
      toast.success(words.sent)
      onSent(now)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'SENT_DIFFERENTLY') setFormKey(newFormKey())
      if (error instanceof ApiError && error.fields.pictures) setPhotoError(error.fields.pictures)
      if (!showFieldErrors(error, ['lines', 'reason', 'note'], form.setError))
        showFailure(error, words.notSent)
    }
  }
  const submitOnce = useFormSubmit(form.handleSubmit(submit, showErrorCount))
  const problem = errors.lines?.message
  return (
    <DraftForm draft={draft} method="post" noValidate onSubmit={submitOnce} className="grid gap-5">
      <fieldset className="grid gap-4" aria-describedby={problem ? 'return-lines-error' : undefined}>
        <legend className="mb-3 font-semibold">{words.whichItems}</legend>
        {returnable.map((line) => (
          <SelectField
            key={line.item_id}
            label={words.item(line)}
            // The error is about all items together: choosing units of one ends it.
            {...register(`lines.l${line.item_id}`, { onChange: () => form.clearErrors('lines') })}
          >
            {Array.from({ length: line.units + 1 }, (_, count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </SelectField>
        ))}
        {typeof problem === 'string' && (
          <p id="return-lines-error" role="alert" className="text-sm font-medium text-danger">
            {problem}
          </p>
        )}
      </fieldset>
      <SelectField
        label={words.why}
        error={errors.reason?.message}
        {...register('reason', { validate: (chosen) => chosen !== '' || words.chooseReason })}
      >
        <option value="">{words.chooseOne}</option>
        {returnReasons.map((reason) => (
          <option key={reason} value={reason}>
            {words.reasons[reason]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={words.tellUs}
        rows={3}
        maxLength={1000}
        error={errors.note?.message}
        {...register('note')}
      />
      <PhotoChoice photos={photos} onChange={setPhotos} error={photoError} onError={setPhotoError} />
      <Button type="submit" busy={formState.isSubmitting} className="w-full sm:w-auto sm:justify-self-start">
        {words.send}
      </Button>
    </DraftForm>
  )
}
