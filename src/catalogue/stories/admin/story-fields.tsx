import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { validationRule } from '#backoffice/ui/admin/schema-validation.ts'
import { PictureChoice } from '#catalogue/pictures/admin/picture-choice.tsx'
import { RichTextField } from '#shopfront/pages/admin/texts/rich-text-field.tsx'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { storyFields } from '../story-input-contract.ts'
import * as words from '../words/office/en.ts'
import { ProductLines } from './product-lines.tsx'
import { StoryTranslations } from './story-translations.tsx'
import type { StoryValues } from './story-values.ts'

type Props = {
  form: UseFormReturn<StoryValues>
  /** A new one must have a picture; the form of an existing one shows its picture. */
  isNew: boolean
}

const { shape } = storyFields

/** The fields of a recipe or a story, shared by the forms to add and to edit. */
export function StoryFields({ form, isNew }: Props) {
  const { register, control, formState, setValue } = form
  const { errors } = formState
  const kind = useWatch({ control, name: 'kind' })
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label={words.fields.kind} {...register('kind')}>
          <Options of={words.kinds} />
        </SelectField>
        <SelectField label={words.fields.state} hint={words.stateHint} {...register('state')}>
          <Options of={words.states} />
        </SelectField>
      </div>
      <Field
        label={words.fields.title}
        error={errors.title?.message}
        {...register('title', validationRule(shape.title))}
      />
      <TextAreaField
        label={words.fields.summary}
        hint={words.summaryHint}
        rows={2}
        error={errors.summary?.message}
        {...register('summary', validationRule(shape.summary))}
      />
      {kind === 'recipe' ? <RecipeFields form={form} /> : <PersonFields form={form} />}
      <RichTextField
        label={words.fields.body}
        hint=""
        startsFocused={false}
        rows={8}
        error={errors.body?.message}
        onTextEdit={(typed) => setValue('body', typed, { shouldDirty: true })}
        {...register('body', validationRule(shape.body))}
      />
      <ProductLines form={form} />
      <StoryTranslations form={form} kind={kind} />
      <Controller
        name="image"
        control={control}
        rules={{ validate: ({ file }) => !isNew || file !== null || words.imageMissing }}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <PictureChoice
            label={isNew ? words.fields.image : words.newImage}
            {...(!isNew && { current: value.stored })}
            file={value.file}
            onChange={(file) => onChange({ ...value, file })}
            onBlur={onBlur}
            error={errors.image?.message}
            ref={ref}
          />
        )}
      />
      <Field
        label={words.fields.alt}
        hint={words.altHint}
        error={errors.alt?.message}
        {...register('alt', validationRule(shape.alt))}
      />
    </div>
  )
}

const Options = ({ of }: { of: Record<string, string> }) =>
  Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

const RecipeFields = ({ form: { register, formState } }: Pick<Props, 'form'>) => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={words.fields.servings}
        inputMode="numeric"
        error={formState.errors.servings?.message}
        {...register('servings', validationRule(shape.servings))}
      />
      <Field
        label={words.fields.minutes}
        hint={words.minutesHint}
        inputMode="numeric"
        error={formState.errors.minutes?.message}
        {...register('minutes', validationRule(shape.minutes))}
      />
    </div>
    <TextAreaField
      label={words.fields.ingredients}
      hint={words.ingredientsHint}
      error={formState.errors.ingredients?.message}
      {...register('ingredients', validationRule(shape.ingredients))}
    />
    <TextAreaField
      label={words.fields.steps}
      hint={words.stepsHint}
      error={formState.errors.steps?.message}
      {...register('steps', validationRule(shape.steps))}
    />
  </>
)

const PersonFields = ({ form: { register, formState } }: Pick<Props, 'form'>) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <Field
      label={words.fields.person}
      hint={words.personHint}
      error={formState.errors.person?.message}
      {...register('person', validationRule(shape.person))}
    />
    <Field
      label={words.fields.place}
      error={formState.errors.place?.message}
      {...register('place', validationRule(shape.place))}
    />
  </div>
)
