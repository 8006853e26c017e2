import { type Control, Controller, useForm } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { type ApiError, callApi } from '../../../ui/call-api.ts'
import { Field } from '../../../ui/field.tsx'
import { placeErrors, validateBy } from '../../../ui/form-errors.ts'
import { toast } from '../../../ui/toast.ts'
import { useUnsavedChanges } from '../../backoffice/web/unsaved-changes.tsx'
import { useAction } from '../../backoffice/web/use-action.ts'
import type { pictureEndpoints } from '../contract.ts'
import { blankImage, type ImageValues, imageForm, isBlank } from './image-values.ts'
import { PictureChoice } from './picture-choice.tsx'
import { TitleChoice } from './title-choice.tsx'
import { titleRule } from './title-words.ts'
import { UploadProgress } from './upload-progress.tsx'
import type { ShownTitle } from './use-titles.ts'
import { useUpload } from './use-upload.ts'

type Props = { titles: ShownTitle[]; onAdded: () => void }

/** A picture for a title, known or new; a title that exists shows the new one from now on (decision S9). */
export function AddImageForm({ titles, onAdded }: Props) {
  const form = useForm<ImageValues>({ mode: 'onTouched', defaultValues: blankImage })
  const { register, formState, control } = form
  const upload = useUpload()
  useUnsavedChanges(!isBlank(form.watch()))

  const refused = (error: ApiError) => {
    placeErrors(error, ['title', 'alt', 'image'], form.setError)
    return false
  }
  const add = useAction(
    async (values: ImageValues) => {
      await callApi<typeof pictureEndpoints>(upload.transport)('POST /images/add', {
        form: imageForm(values),
      })
      toast.success('Image added Successfully! 🎉')
      form.reset(blankImage)
      onAdded()
    },
    { failed: 'Failed to add image. Please try again.', onFailed: refused },
  )
  const choose = ({ title, picture }: ShownTitle) => {
    form.setValue('title', title, { shouldValidate: true })
    form.setValue('alt', picture?.alt ?? '')
    form.setFocus('image')
  }
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => add.run(values))} className="grid gap-6">
      <TitleChoice titles={titles} chosen={form.watch('title')} onChoose={choose} />
      <div className="grid max-w-3xl gap-5">
        <Field
          label="Title"
          hint="Press one above, or type a title of your own."
          autoComplete="off"
          error={formState.errors.title?.message}
          {...register('title', validateBy(titleRule))}
        />
        <ImageField control={control} name="image" label="Image" required />
        <ImageField
          control={control}
          name="phone"
          label="Image for phones (optional)"
          hint="Upright, where the wide one would lose its subject."
        />
        <Field
          label="What the picture shows (optional)"
          hint="Read out to people who cannot see it."
          maxLength={200}
          error={formState.errors.alt?.message}
          {...register('alt')}
        />
        <UploadProgress sent={upload.sent} />
        <Button type="submit" busy={add.busy} busyText="Adding..." className="sm:justify-self-start">
          Add Image
        </Button>
      </div>
    </form>
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
    rules={{ validate: (file) => !required || file !== null || 'Please upload an image.' }}
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
