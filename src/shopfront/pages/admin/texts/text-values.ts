import type { z } from 'zod'
import { problemOf } from '#backoffice/ui/admin/by-contract.ts'
import type { FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import { type PageName, type PageTexts, problemsIn, textsOf } from '../../text-rules-contract.ts'
import type { EditedPage } from '../../texts-contract.ts'
import * as words from '../../words/office/texts/en.ts'

/** A text's kind and, where there are several of it, which one: `headline2` is the second headline. */
export function kindOf(name: string) {
  const [, kind = name, number = ''] = /^([a-z]+)(\d?)$/.exec(name) ?? []
  return { kind: kind as keyof typeof words.fields, number }
}

export function labelOf(name: string) {
  const { kind, number } = kindOf(name)
  const field = words.fields[kind]
  if (!number) return field
  return kind === 'promise' || kind === 'because'
    ? words.ofPromise({ field, number })
    : words.ofBanner({ field, number })
}

/** What the form opens with: what was written, and the shop's own words where nothing was. */
export const valuesOf = ({ texts, builtIn }: Pick<EditedPage, 'texts' | 'builtIn'>): PageTexts => ({
  ...builtIn,
  ...texts,
})

/** What is sent: nothing where the words are the shop's own, which a later release may say better. */
export const textsIn = (values: PageTexts, builtIn: PageTexts) =>
  namesIn(builtIn).every((name) => trimmed(values, name) === builtIn[name])
    ? null
    : Object.fromEntries(namesIn(builtIn).map((name) => [name, trimmed(values, name)]))

const namesIn = (texts: PageTexts) => Object.keys(texts)
const trimmed = (values: PageTexts, name: string) => (values[name] ?? '').trim()

export function fieldsOfPage(page: PageName): FormFields<PageTexts> {
  const names = Object.keys(textsOf[page].shape)
  return {
    names,
    words: Object.fromEntries(names.map((name) => [name, labelOf(name)])),
    text: trimmed,
    inWords: (values, name) => trimmed(values, String(name)) || words.nothing,
  }
}

/** What a text refuses: what the call would. */
export function ruleOf(page: PageName, name: string) {
  const shape: Partial<Record<string, z.ZodType>> = textsOf[page].shape
  return {
    validate: (typed: string) => {
      const schema = shape[name]
      const [problem] = problemsIn(name, typed)
      return (schema && problemOf(schema, typed)) ?? (problem && sayProblem(problem))
    },
  }
}

const sayProblem = ({ kind, typed }: ReturnType<typeof problemsIn>[number]) =>
  kind === 'link' ? words.wrongLink({ typed }) : words.unknownField({ typed })
