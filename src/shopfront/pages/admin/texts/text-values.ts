import type { z } from 'zod'
import type { FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import { findProblem } from '#backoffice/ui/admin/schema-validation.ts'
import {
  findTextProblems,
  type PageName,
  type PageTexts,
  pageTextSchemas,
} from '../../text-rules-contract.ts'
import type { EditedPage } from '../../texts-contract.ts'
import * as words from '../../words/office/texts/en.ts'

/** A text's kind and, where there are several of it, which one: `headline2` is the second headline. */
export function parseTextName(name: string) {
  const [, kind = name, number = ''] = /^([a-z]+)(\d?)$/.exec(name) ?? []
  return { kind: kind as keyof typeof words.fields, number }
}

/** The label of a text's form field, such as `Headline of banner 2`. */
export function fieldLabelOf(name: string) {
  const { kind, number } = parseTextName(name)
  const field = words.fields[kind]
  if (!number) return field
  return kind === 'promise' || kind === 'because'
    ? words.ofPromise({ field, number })
    : words.ofBanner({ field, number })
}

/** The form's initial values: the merchant's texts, and the built-in ones where there are none. */
export const valuesOf = ({ texts, builtIn }: Pick<EditedPage, 'texts' | 'builtIn'>): PageTexts => ({
  ...builtIn,
  ...texts,
})

/** Texts to save: null if they equal the built-in ones, so that a later release can improve these. */
export const textsToSave = (values: PageTexts, builtIn: PageTexts) =>
  textNamesOf(builtIn).every((name) => trimmedText(values, name) === builtIn[name])
    ? null
    : Object.fromEntries(textNamesOf(builtIn).map((name) => [name, trimmedText(values, name)]))

const textNamesOf = (texts: PageTexts) => Object.keys(texts)
const trimmedText = (values: PageTexts, name: string) => (values[name] ?? '').trim()

/** A page's texts as form fields, for comparing two versions. */
export function fieldsOfPage(page: PageName): FormFields<PageTexts> {
  const names = Object.keys(pageTextSchemas[page].shape)
  return {
    names,
    labels: Object.fromEntries(names.map((name) => [name, fieldLabelOf(name)])),
    text: trimmedText,
    formatValue: (values, name) => trimmedText(values, String(name)) || words.nothing,
  }
}

/** The validation rule of a text's form field for `register`: the API's rules. */
export function ruleOf(page: PageName, name: string) {
  const shape: Partial<Record<string, z.ZodType>> = pageTextSchemas[page].shape
  return {
    validate: (typed: string) => {
      const schema = shape[name]
      const [problem] = findTextProblems(name, typed)
      return (schema && findProblem(schema, typed)) ?? (problem && describeProblem(problem))
    },
  }
}

const describeProblem = ({ kind, typed }: ReturnType<typeof findTextProblems>[number]) =>
  kind === 'link' ? words.wrongLink({ typed }) : words.unknownField({ typed })
