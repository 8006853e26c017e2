const letterOrDigit = /[\p{Script=Latin}\p{Script=Tamil}\p{Nd}]/u
const tamilLetter = /\p{Script=Tamil}/u
/** Characters that the bundled Latin font has. */
const latinLetter = /^[0-9a-zA-Z\u00c0-\u00ff]/

/**
 * The first grapheme of a name, such as a Tamil letter with its vowel sign. Undefined if no bundled font can draw it.
 */
export function initialOf(name: string): { letter: string; face: 'latin' | 'tamil' } | undefined {
  const letters = [...new Intl.Segmenter('ta', { granularity: 'grapheme' }).segment(name.normalize('NFC'))]
  const first = letters.find(({ segment }) => letterOrDigit.test(segment))?.segment
  if (first === undefined) return undefined
  if (tamilLetter.test(first)) return { letter: first, face: 'tamil' }
  return latinLetter.test(first) ? { letter: first.toUpperCase(), face: 'latin' } : undefined
}
