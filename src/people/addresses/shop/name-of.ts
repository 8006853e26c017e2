import * as words from '../words/en.ts'

/** Names that are said in the reader's language; every other one is its customer's own. */
export const knownNames: Record<string, string> = { home: words.home, work: words.work }

export const isKnownName = (name: string) => Object.hasOwn(knownNames, name)

/** What its customer calls an address, or nothing. */
export const nameOf = ({ name }: { name?: string | null | undefined }) =>
  (name && isKnownName(name) && knownNames[name]) || name || ''
