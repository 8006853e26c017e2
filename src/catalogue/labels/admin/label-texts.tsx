import { Controller, type UseFormReturn } from 'react-hook-form'
import { findIssues, findProblem } from '#backoffice/ui/admin/schema-validation.ts'
import { CollapsibleTranslations } from '#backoffice/ui/admin/translations/collapsible-translations.tsx'
import { otherLanguages } from '#backoffice/ui/admin/translations/other-languages.ts'
import * as translationWords from '#backoffice/ui/words/office/translations/en.ts'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { ownLabelTexts } from '../contract.ts'
import * as words from '../words/office/form/en.ts'
import type { LabelText, LabelValues } from './label-values.ts'

const texts: LabelText[] = ['generic_name', 'ingredients', 'storage', 'directions']

/** The first validation error of the texts in other languages; undefined if they are valid. */
const validate = (typed: LabelValues['translations']) =>
  Object.values(typed).flatMap((own) => findIssues(ownLabelTexts, own))[0]?.message

/** The label's texts in the other languages, all of them optional. */
export function LabelTexts({ form }: { form: UseFormReturn<LabelValues> }) {
  return otherLanguages.map((language) => (
    <Controller
      key={language}
      name="translations"
      control={form.control}
      rules={{ validate }}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <CollapsibleTranslations language={language} error={error}>
          {texts.map((name) => {
            const typed = value[language]?.[name] ?? ''
            return (
              <TextAreaField
                key={name}
                rows={2}
                lang={language}
                label={translationWords.textIn({
                  text: words.fields[name],
                  language: translationWords.languages[language],
                })}
                value={typed}
                error={error && findProblem(ownLabelTexts.shape[name], typed)}
                onChange={({ target }) =>
                  onChange({ ...value, [language]: { ...value[language], [name]: target.value } })
                }
                onBlur={onBlur}
              />
            )
          })}
        </CollapsibleTranslations>
      )}
    />
  ))
}
