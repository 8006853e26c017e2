const maxWords = 8

/** The first eight words of a typed search, all of which must match. */
export const searchWordsOf = (typed: string): string[] =>
  typed.split(/\s+/).filter(Boolean).slice(0, maxWords)

/** A `like` pattern for a word anywhere in the text, with the special characters of `like` escaped. */
export const containsPattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** The `ilike` patterns of a typed search, one for each word; a result must match all. */
export const containsPatterns = (typed: string): string[] => searchWordsOf(typed).map(containsPattern)
