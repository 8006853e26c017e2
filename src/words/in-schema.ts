/** The values in a sentence, by name. */
export type Params = Record<string, string | number | readonly string[]>

type Made = (params: never) => string

const madeFrom = new Map<string, { made: Made; params: Params }>()

/**
 * A sentence with values for a schema, `inSchema(words.tooLong, { most: 80 })`: text in the first language, because a schema
 * is built before any request. A sentence without values is used as it is, `words.priceMissing`.
 */
export function inSchema<Given extends Params>(made: (params: Given) => string, params: Given) {
  const text = made(params)
  madeFrom.set(text, { made, params })
  return text
}

/** The sentence and values that `inSchema` made a text from. */
export const originOf = (text: string) => madeFrom.get(text)
