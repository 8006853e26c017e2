/** Longer texts and words are cut: nobody searches for what comes after. */
const [maxWords, maxLetters] = [400, 40]

/** The words of a text in lower case, without accents and punctuation; at most 400 of at most 40 letters each. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f'’ʼ\u200b-\u200d]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
    .slice(0, maxWords)
    // By characters: half of one would be no valid text.
    .map((word) => (word.length > maxLetters ? [...word].slice(0, maxLetters).join('') : word))

/** Whether a word has a letter; numbers have no spelling mistakes that could be guessed. */
export const hasAlphabetic = (word: string) => /\p{L}/u.test(word)
