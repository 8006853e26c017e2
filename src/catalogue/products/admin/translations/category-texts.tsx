import { type Control, Controller, type FieldValues } from 'react-hook-form'
import { findProblem } from '#backoffice/ui/admin/schema-validation.ts'
import { CollapsibleTranslations } from '#backoffice/ui/admin/translations/collapsible-translations.tsx'
import { otherLanguages } from '#backoffice/ui/admin/translations/other-languages.ts'
import * as translationWords from '#backoffice/ui/words/office/translations/en.ts'
import { Field } from '#ui/forms/field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { categoryTexts } from '../../translation-contract.ts'
import * as words from '../../words/office/translations/en.ts'
import { type CategoryTranslationValues, categoryTextsProblem } from './translation-values.ts'

type WithTexts = { translations: CategoryTranslationValues }

/** A name and a description in the other languages, all of them optional: of a category or a bundle. */
export const CategoryTexts = <Values extends FieldValues & WithTexts>({
  control,
}: {
  control: Control<Values>
}) =>
  otherLanguages.map((code) => {
    const language = translationWords.languages[code]
    return (
      <Controller
        key={code}
        name="translations"
        control={control as unknown as Control<WithTexts>}
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
