import { Controller, type UseFormReturn } from 'react-hook-form'
import { findProblem } from '#backoffice/ui/admin/schema-validation.ts'
import { CollapsibleTranslations } from '#backoffice/ui/admin/translations/collapsible-translations.tsx'
import { type OtherLanguage, otherLanguages } from '#backoffice/ui/admin/translations/other-languages.ts'
import * as translationWords from '#backoffice/ui/words/office/translations/en.ts'
import { Field } from '#ui/forms/field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { partText, storeTexts } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { partLabelsOf, textsProblem } from './store-translations.ts'
import type { StoreValues } from './store-values.ts'

/** The store's texts in the other languages, all optional. */
export function StoreTranslationFields({ form }: { form: UseFormReturn<StoreValues> }) {
  const labels = partLabelsOf(form.watch('composition'))
  return otherLanguages.map((language) => (
    <Controller
      key={language}
      name="translations"
      control={form.control}
      rules={{ validate: textsProblem }}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <CollapsibleTranslations language={language} error={error}>
          <TextInputs
            code={language}
            texts={value[language] ?? {}}
            labels={labels}
            problem={(schema, typed) => error && findProblem(schema, typed)}
            onBlur={onBlur}
            onType={(typed) => onChange({ ...value, [language]: { ...value[language], ...typed } })}
          />
        </CollapsibleTranslations>
      )}
    />
  ))
}

type Texts = NonNullable<StoreValues['translations'][OtherLanguage]>
type Inputs = {
  code: OtherLanguage
  texts: Texts
  /** The names of the composition's parts in the default language. */
  labels: string[]
  /** The validation error of a field, shown after the first submit. */
  problem: typeof findProblem
  onBlur: () => void
  onType: (typed: Texts) => void
}

function TextInputs({ code, texts, labels, problem, onBlur, onType }: Inputs) {
  const fieldProps = (english: string, schema: typeof partText, value = '') => ({
    label: translationWords.textIn({ text: english, language: translationWords.languages[code] }),
    value,
    error: problem(schema, value),
    onBlur,
    lang: code,
  })
  const { tagline, blurb, badge } = storeTexts.shape
  return (
    <>
      <Field
        {...fieldProps(words.fields.tagline, tagline, texts.tagline)}
        onChange={(event) => onType({ tagline: event.target.value })}
      />
      <TextAreaField
        rows={2}
        {...fieldProps(words.fields.blurb, blurb, texts.blurb)}
        onChange={(event) => onType({ blurb: event.target.value })}
      />
      <Field
        {...fieldProps(words.fields.badge, badge, texts.badge)}
        onChange={(event) => onType({ badge: event.target.value })}
      />
      {labels.map((label) => (
        <Field
          key={label}
          {...fieldProps(label, partText, texts.parts?.[label])}
          onChange={(event) => onType({ parts: { ...texts.parts, [label]: event.target.value } })}
        />
      ))}
    </>
  )
}
