/** The values in a sentence, by name. */
export type Params = Record<string, string | number | readonly string[]>

type Template = (params: never) => string

const templates = new Map<string, { template: Template; params: Params }>()

/**
 * A sentence with values for a schema, `schemaSentence(words.tooLong, { most: 80 })`: text in the first language, because a schema
 * is built before any request. A sentence without values is used as it is, `words.priceMissing`.
 */
export function schemaSentence<Given extends Params>(template: (params: Given) => string, params: Given) {
  const text = template(params)
  templates.set(text, { template: template, params })
  return text
}

/** The sentence and values that `schemaSentence` made a text from. */
export const templateOf = (text: string) => templates.get(text)
