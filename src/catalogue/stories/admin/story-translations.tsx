import { Controller, type UseFormReturn } from 'react-hook-form'
import { findProblem } from '#backoffice/ui/admin/schema-validation.ts'
import { CollapsibleTranslations } from '#backoffice/ui/admin/translations/collapsible-translations.tsx'
import { otherLanguages } from '#backoffice/ui/admin/translations/other-languages.ts'
import * as translationWords from '#backoffice/ui/words/office/translations/en.ts'
import { Field } from '#ui/forms/field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { type StoryKind, type StoryTexts, storyTexts, storyTranslations } from '../story-input-contract.ts'
import * as words from '../words/office/en.ts'
import type { StoryValues } from './story-values.ts'

/** The texts of each kind, in the order of the form. */
const namesOf: Record<StoryKind, (keyof StoryTexts)[]> = {
  recipe: ['title', 'summary', 'ingredients', 'steps', 'body'],
  story: ['title', 'summary', 'person', 'place', 'body'],
}
const oneLine: (keyof StoryTexts)[] = ['title', 'person', 'place']

type Props = { form: UseFormReturn<StoryValues>; kind: StoryKind }

/** The texts of a recipe or story in the other languages, all of them optional. */
export const StoryTranslations = ({ form, kind }: Props) =>
  otherLanguages.map((code) => (
    <Controller
      key={code}
      name="translations"
      control={form.control}
      rules={{ validate: (typed) => findProblem(storyTranslations, typed) }}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <CollapsibleTranslations language={code} error={error}>
          {namesOf[kind].map((name) => {
            const typed = value[code]?.[name] ?? ''
            const TextField = oneLine.includes(name) ? Field : TextAreaField
            return (
              <TextField
                key={name}
                label={words.inLanguage({
                  field: words.fields[name],
                  language: translationWords.languages[code],
                })}
                value={typed}
                error={error && findProblem(storyTexts.shape[name], typed)}
                onChange={(event: { target: { value: string } }) =>
                  onChange({ ...value, [code]: { ...value[code], [name]: event.target.value } })
                }
                onBlur={onBlur}
                lang={code}
              />
            )
          })}
        </CollapsibleTranslations>
      )}
    />
  ))
