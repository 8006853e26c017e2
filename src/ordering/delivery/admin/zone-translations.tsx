import { Controller, type UseFormReturn } from 'react-hook-form'
import { findProblem } from '#backoffice/ui/admin/schema-validation.ts'
import { CollapsibleTranslations } from '#backoffice/ui/admin/translations/collapsible-translations.tsx'
import { otherLanguages } from '#backoffice/ui/admin/translations/other-languages.ts'
import * as translationWords from '#backoffice/ui/words/office/translations/en.ts'
import { Field } from '#ui/forms/field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { zoneTexts, zoneTranslations } from '../contract.ts'
import * as words from '../words/office/en.ts'
import type { ZoneValues } from './zone-values.ts'

/** Optional translations of a zone's name and note. */
export const ZoneTranslations = ({ form }: { form: UseFormReturn<ZoneValues> }) =>
  otherLanguages.map((code) => (
    <Controller
      key={code}
      name="translations"
      control={form.control}
      rules={{ validate: (typed) => findProblem(zoneTranslations, typed) }}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => {
        const inputPropsFor = (field: keyof typeof zoneTexts.shape) => {
          const typed = value[code]?.[field] ?? ''
          return {
            label: translationWords.textIn({
              text: words.fields[field],
              language: translationWords.languages[code],
            }),
            value: typed,
            error: error && findProblem(zoneTexts.shape[field], typed),
            onChange: ({ target }: { target: { value: string } }) =>
              onChange({ ...value, [code]: { ...value[code], [field]: target.value } }),
            onBlur,
            lang: code,
          }
        }
        return (
          <CollapsibleTranslations language={code} error={error}>
            <Field {...inputPropsFor('name')} />
            <TextAreaField rows={2} {...inputPropsFor('note')} />
          </CollapsibleTranslations>
        )
      }}
    />
  ))
