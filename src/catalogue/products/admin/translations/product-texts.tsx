import { Controller, type UseFormReturn } from 'react-hook-form'
import { findProblem } from '#backoffice/ui/admin/schema-validation.ts'
import { CollapsibleTranslations } from '#backoffice/ui/admin/translations/collapsible-translations.tsx'
import { type OtherLanguage, otherLanguages } from '#backoffice/ui/admin/translations/other-languages.ts'
import * as translationWords from '#backoffice/ui/words/office/translations/en.ts'
import { Field } from '#ui/forms/field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { partText, productTexts } from '../../translation-contract.ts'
import * as words from '../../words/office/translations/en.ts'
import type { ProductValues } from '../product-form/product-values.ts'
import { productTextsProblem } from './translation-values.ts'

type Texts = NonNullable<ProductValues['translations'][OtherLanguage]>
type Props = { form: UseFormReturn<ProductValues> }

/** A product's texts in the other languages, all of them optional. */
export function ProductTexts({ form }: Props) {
  const parts = form.watch('composition').flatMap(({ label }) => label.trim() || [])
  return otherLanguages.map((language) => (
    <Controller
      key={language}
      name="translations"
      control={form.control}
      rules={{ validate: productTextsProblem }}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <CollapsibleTranslations language={language} error={error}>
          <TextInputs
            code={language}
            texts={value[language] ?? {}}
            parts={[...new Set(parts)]}
            problem={(schema, typed) => error && findProblem(schema, typed)}
            onBlur={onBlur}
            onType={(typed) => onChange({ ...value, [language]: { ...value[language], ...typed } })}
          />
        </CollapsibleTranslations>
      )}
    />
  ))
}

type Inputs = {
  code: OtherLanguage
  texts: Texts
  /** The parts of the composition in the first language. */
  parts: string[]
  /** Finds the error of a field, once the form was validated. */
  problem: typeof findProblem
  onBlur: () => void
  onType: (typed: Texts) => void
}

function TextInputs({ code, texts, parts, problem, onBlur, onType }: Inputs) {
  const language = translationWords.languages[code]
  return (
    <>
      <Field
        label={words.nameIn({ language })}
        value={texts.name ?? ''}
        error={problem(productTexts.shape.name, texts.name ?? '')}
        onChange={(event) => onType({ name: event.target.value })}
        onBlur={onBlur}
        lang={code}
      />
      <Field
        label={words.oneLinerIn({ language })}
        value={texts.one_liner ?? ''}
        error={problem(productTexts.shape.one_liner, texts.one_liner ?? '')}
        onChange={(event) => onType({ one_liner: event.target.value })}
        onBlur={onBlur}
        lang={code}
      />
      <TextAreaField
        label={words.descriptionIn({ language })}
        className="min-h-28"
        value={texts.description ?? ''}
        error={problem(productTexts.shape.description, texts.description ?? '')}
        onChange={(event) => onType({ description: event.target.value })}
        onBlur={onBlur}
        lang={code}
      />
      {parts.map((part) => (
        <Field
          key={part}
          label={translationWords.textIn({ text: part, language })}
          value={texts.parts?.[part] ?? ''}
          error={problem(partText, texts.parts?.[part] ?? '')}
          onChange={(event) => onType({ parts: { ...texts.parts, [part]: event.target.value } })}
          onBlur={onBlur}
          lang={code}
        />
      ))}
    </>
  )
}
