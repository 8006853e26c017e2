/** The sounds of Tamil letters, as far as a search tells them apart: its spelling has one letter for `k` and `g`. */
const consonants: Record<string, string> = {
  க: 'k',
  ங: 'n',
  ச: 's',
  ஜ: 's',
  ஞ: 'n',
  ட: 't',
  ண: 'n',
  த: 't',
  ந: 'n',
  ப: 'p',
  ம: 'm',
  ய: 'y',
  ர: 'r',
  ல: 'l',
  வ: 'v',
  ழ: 'l',
  ள: 'l',
  ற: 'r',
  ன: 'n',
  ஷ: 's',
  ஸ: 's',
  ஹ: 'h',
  ஶ: 's',
}
const vowels: Record<string, string> = {
  அ: 'a',
  ஆ: 'a',
  இ: 'i',
  ஈ: 'i',
  உ: 'u',
  ஊ: 'u',
  எ: 'e',
  ஏ: 'e',
  ஐ: 'ai',
  ஒ: 'o',
  ஓ: 'o',
  ஔ: 'au',
}
const signs: Record<string, string> = {
  'ா': 'a',
  'ி': 'i',
  'ீ': 'i',
  'ு': 'u',
  'ூ': 'u',
  'ெ': 'e',
  'ே': 'e',
  'ை': 'ai',
  'ொ': 'o',
  'ோ': 'o',
  'ௌ': 'au',
  '்': '',
}
const isTamil = (word: string) => /[\u0b80-\u0bff]/.test(word)

/** Endings that do not change what a word names: plural, `and`, `for`, and the doubled consonant before another word. */
const endings = /(களை|களும்|களின்|கள்|யும்|க்கு|க்|ச்|த்|ப்)$/

/** A Tamil word in Latin letters without its ending, as it sounds: `மஞ்சள்` is `mansal`. Other words stay as they are. */
export function transliterate(word: string): string {
  if (!isTamil(word)) return word
  const stem = [...word].length > 4 ? word.replace(endings, '') : word
  const letters = [...stem.replaceAll('ற்ற', 'ற்ர').replaceAll('ஃப', 'ப').replaceAll('ஃ', '')]
  return letters
    .map((letter, at) => {
      const consonant = consonants[letter]
      if (consonant === undefined) return signs[letter] ?? vowels[letter] ?? letter
      // A consonant without a vowel sign is spoken with `a`.
      return signs[letters[at + 1] ?? ''] === undefined ? `${consonant}a` : consonant
    })
    .join('')
}
