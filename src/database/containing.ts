/**
 * `ilike` patterns for what somebody typed into a search field: one for each word, all of which must be found. The
 * signs that mean something to `ilike` are searched for like any others.
 */
export const containing = (typed: string): string[] =>
  typed
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)

const mostWords = 8
