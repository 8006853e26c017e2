import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#browser/call-api.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftValues } from '#people/sessions/shop/drafts/use-draft-values.ts'
import { useShowFailure } from '#people/sessions/shop/use-show-failure.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { showFieldErrors } from '#ui/forms/form-errors.ts'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import type { OwnReview, Reviewable } from '../contract.ts'
import { maxReviewLength, maxShownName } from '../rules/review.ts'
import * as words from '../words/en.ts'
import { type ChosenPhotos, PhotoChoice } from './photo-choice.tsx'
import { type ReviewAccess, sendReview } from './review-calls.ts'
import { StarChoice } from './star-choice.tsx'

type Values = { stars: string; text: string; name: string }
const fieldNames = ['stars', 'text', 'name'] as const

type Props = {
  access: ReviewAccess
  item: Reviewable
  onSaved: (review: OwnReview) => void
  /** It was changed elsewhere: the form starts again from there, with what was typed as its draft. */
  onConflict: (current: OwnReview) => void
}

/** The form for a new review, or for changing it. What is typed is kept as a draft; photos are not. */
export function ReviewForm({ access, item, onSaved, onConflict }: Props) {
  const { review, order_item_id } = item
  const start: Values = {
    stars: review ? String(review.stars) : '',
    text: review?.text ?? '',
    name: review?.name ?? item.shown_name,
  }
  const [photos, setPhotos] = useState<ChosenPhotos>({ kept: review?.pictures ?? [], files: [] })
  const [photoError, setPhotoError] = useState<string>()
  const showFailure = useShowFailure()
  const form = useForm<Values>({ mode: 'onChange', defaultValues: start })
  const draft = useDraftValues(form, { name: `review of line ${order_item_id}`, start })
  const { register, formState, watch } = form
  const { errors } = formState

  const submit = async (input: Values) => {
    try {
      const saved = await sendReview(access, order_item_id, toFormData(input, photos, review))
      draft.clear()
      toast.success(words.sent)
      onSaved(saved)
    } catch (error) {
      if (error instanceof ApiError && error.fields.pictures) setPhotoError(error.fields.pictures)
      if (!showFieldErrors(error, fieldNames, form.setError)) showFailure(error, words.notSent)
      if (error instanceof ApiError && error.code === 'REVIEW_CHANGED' && error.body.current)
        onConflict(error.body.current as OwnReview)
    }
  }
  const submitOnce = useFormSubmit(form.handleSubmit(submit, showErrorCount))
  return (
    <DraftForm draft={draft} method="post" noValidate onSubmit={submitOnce} className="grid gap-5">
      <StarChoice
        id={`stars-${order_item_id}`}
        field={register('stars', { validate: (chosen) => chosen !== '' || words.starsMissing })}
        chosen={Number(watch('stars'))}
        error={errors.stars?.message}
      />
      <TextAreaField
        label={words.text}
        hint={words.textHint}
        rows={4}
        maxLength={maxReviewLength}
        error={errors.text?.message}
        {...register('text')}
      />
      <PhotoChoice photos={photos} onChange={setPhotos} error={photoError} onError={setPhotoError} />
      <Field
        label={words.shownName}
        hint={words.shownNameHint}
        maxLength={maxShownName}
        error={errors.name?.message}
        {...register('name', { validate: (typed) => typed.trim() !== '' || words.nameMissing })}
      />
      <p className="text-sm text-ink-soft">{words.checkedFirst}</p>
      <Button type="submit" busy={formState.isSubmitting} className="w-full sm:w-auto sm:justify-self-start">
        {review ? words.saveChanges : words.send}
      </Button>
    </DraftForm>
  )
}

function toFormData({ stars, text, name }: Values, { kept, files }: ChosenPhotos, review: OwnReview | null) {
  const form = new FormData()
  form.set('stars', stars)
  form.set('text', text)
  form.set('name', name)
  form.set('version', String(review?.version ?? 0))
  form.set('keep', kept.map(({ id }) => id).join(','))
  for (const file of files) form.append('pictures', file, file.name)
  return form
}
