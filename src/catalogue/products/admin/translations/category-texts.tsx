import { Controller, type UseFormReturn } from 'react-hook-form'
import { findProblem } from '#backoffice/ui/admin/schema-validation.ts'
import { CollapsibleTranslations } from '#backoffice/ui/admin/translations/collapsible-translations.tsx'
import { otherLanguages } from '#backoffice/ui/admin/translations/other-languages.ts'
import * as translationWords from '#backoffice/ui/words/office/translations/en.ts'
import { Field } from '#ui/forms/field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { categoryTexts } from '../../translation-contract.ts'
import * as words from '../../words/office/translations/en.ts'
import type { CategoryValues } from '../categories/category-values.ts'
import { categoryTextsProblem } from './translation-values.ts'

/** A category's texts in the other languages, all of them optional. */
export const CategoryTexts = ({ form }: { form: UseFormReturn<CategoryValues> }) =>
  otherLanguages.map((code) => {
    const language = translationWords.languages[code]
    return (
      <Controller
        key={code}
        name="translations"
        control={form.control}
        rules={{ validate: categoryTextsProblem }}
        render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
          <CollapsibleTranslations language={code} error={error}>
            <Field
              label={words.nameIn({ language })}
              value={value[code]?.name ?? ''}
              error={error && findProblem(categoryTexts.shape.name, value[code]?.name ?? '')}
              onChange={(event) =>
                onChange({ ...value, [code]: { ...value[code], name: event.target.value } })
              }
              onBlur={onBlur}
              lang={code}
            />
            <TextAreaField
              label={words.descriptionIn({ language })}
              value={value[code]?.description ?? ''}
              error={error && findProblem(categoryTexts.shape.description, value[code]?.description ?? '')}
              onChange={(event) =>
                onChange({ ...value, [code]: { ...value[code], description: event.target.value } })
              }
              onBlur={onBlur}
              lang={code}
            />
          </CollapsibleTranslations>
        )}
      />
    )
  })
