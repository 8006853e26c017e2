const mostWords = 8

/** The words of what somebody typed into a search field, all of which must be found. */
export const searchWordsOf = (typed: string): string[] =>
  typed.split(/\s+/).filter(Boolean).slice(0, mostWords)

/** A `like` pattern for a word in any place. The signs that mean something to `like` are searched for like any others. */
export const containsPattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** `ilike` patterns for these words: one for each. */
export const containsPatterns = (typed: string): string[] => searchWordsOf(typed).map(containsPattern)
