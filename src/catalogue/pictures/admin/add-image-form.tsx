import { type Control, Controller, useForm } from 'react-hook-form'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { validationRule } from '#backoffice/ui/admin/schema-validation.ts'
import { useUnsavedChanges } from '#backoffice/ui/admin/unsaved-changes.tsx'
import { UploadProgress } from '#backoffice/ui/admin/upload-progress.tsx'
import { type ApiError, callApi } from '#browser/call-api.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftValues } from '#people/sessions/shop/drafts/use-draft-values.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { showFieldErrors } from '#ui/forms/form-errors.ts'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import { newTitledPicture, type pictureEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { blankImage, type ImageValues, imageFormData, isBlankImage } from './image-values.ts'
import { PictureChoice } from './picture-choice.tsx'
import { TitleChoice } from './title-choice.tsx'
import type { ShownTitle } from './use-titles.ts'
import { useUpload } from './use-upload.ts'

type Props = { titles: ShownTitle[]; onAdded: () => void }

/** Uploads a picture for a new or existing title. An existing title shows the new picture from now on (decision S9). */
export function AddImageForm({ titles, onAdded }: Props) {
  const form = useForm<ImageValues>({ mode: 'onTouched', defaultValues: blankImage })
  const draft = useDraftValues(form, { name: 'new picture', start: blankImage, never: ['image', 'phone'] })
  const { register, formState, control } = form
  const upload = useUpload()
  useUnsavedChanges(!isBlankImage(form.watch()))

  const refused = (error: ApiError) => {
    showFieldErrors(error, ['title', 'alt', 'image'], form.setError)
    return false
  }
  const add = useAction(
    async (values: ImageValues) => {
      await callApi<typeof pictureEndpoints>(upload.transport)('POST /images/add', {
        form: imageFormData(values),
      })
      toast.success(words.imageAdded)
      form.reset(blankImage)
      draft.clear()
      onAdded()
    },
    { failed: words.imageNotAdded, onFailed: refused },
  )
  const choose = ({ title, picture }: ShownTitle) => {
    form.setValue('title', title, { shouldValidate: true })
    form.setValue('alt', picture?.alt ?? '')
    form.setFocus('image')
  }
  const submit = useFormSubmit(form.handleSubmit((values) => add.run(values), showErrorCount))
  return (
    <DraftForm draft={draft} noValidate onSubmit={submit} className="grid gap-6">
      <TitleChoice titles={titles} chosen={form.watch('title')} onChoose={choose} />
      <div className="grid max-w-3xl gap-5">
        <Field
          label={words.title}
          hint={words.titleHint}
          autoComplete="off"
          error={formState.errors.title?.message}
          {...register('title', validationRule(newTitledPicture.shape.title))}
        />
        <ImageField control={control} name="image" label={words.image} required />
        <ImageField
          control={control}
          name="phone"
          label={words.imageForPhones}
          hint={words.imageForPhonesHint}
        />
        <Field
          label={words.alt}
          hint={words.altHint}
          maxLength={newTitledPicture.shape.alt.maxLength ?? undefined}
          error={formState.errors.alt?.message}
          {...register('alt')}
        />
        <UploadProgress sent={upload.sent} />
        <Button type="submit" busy={add.busy} busyText={words.adding} className="sm:justify-self-start">
          {words.addImage}
        </Button>
      </div>
    </DraftForm>
  )
}

type ImageFieldProps = {
  control: Control<ImageValues>
  name: 'image' | 'phone'
  label: string
  hint?: string
  required?: boolean
}

const ImageField = ({ control, name, label, hint, required }: ImageFieldProps) => (
  <Controller
    control={control}
    name={name}
    rules={{ validate: (file) => !required || file !== null || words.imageMissing }}
    render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
      <PictureChoice
        label={label}
        {...(hint && { hint })}
        file={value}
        onChange={onChange}
        onBlur={onBlur}
        error={error?.message}
        ref={ref}
      />
    )}
  />
)
