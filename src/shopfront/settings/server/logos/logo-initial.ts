const letterOrDigit = /[\p{Script=Latin}\p{Script=Tamil}\p{Nd}]/u
const tamilLetter = /\p{Script=Tamil}/u
/** Characters that the bundled Latin font has. */
const latinLetter = /^[0-9a-zA-Z\u00c0-\u00ff]/

/** Kept, because creating one takes longer than finding a letter, and every checkout reads the shop's logo. */
const graphemes = new Intl.Segmenter('ta', { granularity: 'grapheme' })

/**
 * The first grapheme of a name, such as a Tamil letter with its vowel sign. Undefined if no bundled font can draw it.
 */
export function initialOf(name: string): { letter: string; face: 'latin' | 'tamil' } | undefined {
  const first = firstLetterOrDigit(name)
  if (first === undefined) return undefined
  if (tamilLetter.test(first)) return { letter: first, face: 'tamil' }
  return latinLetter.test(first) ? { letter: first.toUpperCase(), face: 'latin' } : undefined
}

function firstLetterOrDigit(name: string) {
  for (const { segment } of graphemes.segment(name.normalize('NFC')))
    if (letterOrDigit.test(segment)) return segment
  return undefined
}
