const mostWords = 8

/** The words of a search, all of which must match. */
export const searchWordsOf = (typed: string): string[] =>
  typed.split(/\s+/).filter(Boolean).slice(0, mostWords)

/** A `like` pattern for a word anywhere in the text, with the special characters of `like` escaped. */
export const containsPattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** `ilike` patterns, one for each word. */
export const containsPatterns = (typed: string): string[] => searchWordsOf(typed).map(containsPattern)
