import { Controller, type UseFormReturn } from 'react-hook-form'
import { findProblem, validationRule } from '#backoffice/ui/admin/schema-validation.ts'
import { CollapsibleTranslations } from '#backoffice/ui/admin/translations/collapsible-translations.tsx'
import { otherLanguages } from '#backoffice/ui/admin/translations/other-languages.ts'
import * as translationWords from '#backoffice/ui/words/office/translations/en.ts'
import { categoryTextsProblem } from '#catalogue/products/admin/translations/translation-values.ts'
import { categoryTexts } from '#catalogue/products/translation-contract.ts'
import * as productWords from '#catalogue/products/words/office/translations/en.ts'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { newBundle, partsInput } from '../contract.ts'
import * as words from '../words/office/section/en.ts'
import type { BundleValues } from './bundle-values.ts'
import { PartsField } from './parts-field.tsx'
import { PricePreview } from './price-preview.tsx'

/** The fields of a bundle, shared by the add and edit forms. */
export function BundleFields({ form }: { form: UseFormReturn<BundleValues> }) {
  const { register, control, formState, watch } = form
  const { errors } = formState
  const [parts, price] = watch(['parts', 'price'])
  return (
    <div className="grid gap-5">
      <Field
        label={words.fields.name}
        error={errors.name?.message}
        {...register('name', validationRule(newBundle.shape.name))}
      />
      <TextAreaField
        label={words.fields.description}
        className="min-h-28"
        error={errors.description?.message}
        {...register('description', validationRule(newBundle.shape.description))}
      />
      <Controller
        name="parts"
        control={control}
        rules={{
          validate: (chosen) =>
            findProblem(
              partsInput,
              chosen.map(({ pack_id, quantity }) => ({ pack_id, quantity })),
            ),
        }}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <PartsField parts={value} onChange={onChange} error={error?.message} />
        )}
      />
      <Field
        label={words.fields.price}
        hint={words.priceHint}
        inputMode="decimal"
        error={errors.price?.message}
        {...register('price', validationRule(newBundle.shape.price))}
      />
      <PricePreview parts={parts} price={price} />
      <SelectField
        label={words.fields.published}
        error={errors.published?.message}
        {...register('published')}
      >
        {Object.entries(words.visibility).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {otherLanguages.map((code) => (
        <Controller
          key={code}
          name="translations"
          control={control}
          rules={{ validate: categoryTextsProblem }}
          render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => {
            const language = translationWords.languages[code]
            const change = (texts: object) => onChange({ ...value, [code]: { ...value[code], ...texts } })
            return (
              <CollapsibleTranslations language={code} error={error}>
                <Field
                  label={productWords.nameIn({ language })}
                  value={value[code]?.name ?? ''}
                  error={error && findProblem(categoryTexts.shape.name, value[code]?.name ?? '')}
                  onChange={(event) => change({ name: event.target.value })}
                  onBlur={onBlur}
                  lang={code}
                />
                <TextAreaField
                  label={productWords.descriptionIn({ language })}
                  value={value[code]?.description ?? ''}
                  error={
                    error && findProblem(categoryTexts.shape.description, value[code]?.description ?? '')
                  }
                  onChange={(event) => change({ description: event.target.value })}
                  onBlur={onBlur}
                  lang={code}
                />
              </CollapsibleTranslations>
            )
          }}
        />
      ))}
    </div>
  )
}
