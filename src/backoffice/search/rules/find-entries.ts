/** Something that has a fixed place in the back office: a section, a setting, or help. */
export type OfficeEntry = {
  title: string
  /** Where it is, or what it is for. */
  detail: string
  to: string
  /** Other words that it is found by. */
  also?: string
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/**
 * The entries that have every typed word, or a word that begins with it, in their order; those with all in the title
 * come first. None for a number, which is an order, a phone number or a PIN code.
 */
export function findEntries<Entry extends OfficeEntry>(
  entries: readonly Entry[],
  typed: string,
  most: number,
): Entry[] {
  const asked = wordsIn(typed)
  if (asked.length === 0 || asked.every((word) => /^\d+$/.test(word))) return []
  const has = (text: string) => {
    const words = wordsIn(text)
    return asked.every((begun) => words.some((word) => word.startsWith(begun)))
  }
  const named = entries.filter(({ title }) => has(title))
  const others = entries.filter((entry) => !named.includes(entry) && has(textOf(entry)))
  return [...named, ...others].slice(0, most)
}

const textOf = ({ title, detail, also = '' }: OfficeEntry) => `${title} ${detail} ${also}`
