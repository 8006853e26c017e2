const written = /[\p{Script=Latin}\p{Script=Tamil}\p{Nd}]/u
const inTamil = /\p{Script=Tamil}/u
/** What the Latin face holds beside A to Z. */
const inLatin = /^[0-9a-zA-Z\u00c0-\u00ff]/

/**
 * The first letter of a name, as people count letters: a Tamil one with its vowel. None where the shop has no face to
 * draw it with.
 */
export function initialOf(name: string): { letter: string; face: 'latin' | 'tamil' } | undefined {
  const letters = [...new Intl.Segmenter('ta', { granularity: 'grapheme' }).segment(name.normalize('NFC'))]
  const first = letters.find(({ segment }) => written.test(segment))?.segment
  if (first === undefined) return undefined
  if (inTamil.test(first)) return { letter: first, face: 'tamil' }
  return inLatin.test(first) ? { letter: first.toUpperCase(), face: 'latin' } : undefined
}
