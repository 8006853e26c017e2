import * as words from '../words/en.ts'

/** Names that are translated; any other is the customer's own text. */
export const presetNames: Record<string, string> = { home: words.home, work: words.work }

export const isPresetName = (name: string) => Object.hasOwn(presetNames, name)

/** The customer's name for an address, translated if it is `home` or `work`; an empty string if it has none. */
export const addressName = ({ name }: { name?: string | null | undefined }) =>
  (name && isPresetName(name) && presetNames[name]) || name || ''
