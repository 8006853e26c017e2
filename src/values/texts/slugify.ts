/** Messengers truncate longer URLs, and the first words are enough to recognise a name. */
const maxLength = 60

/**
 * Makes a slug: lower-case Latin letters and digits with hyphens. Accents are dropped, Tamil is transliterated. The
 * result may be empty for other scripts.
 */
export function slugify(name: string) {
  const words = transliterate(name.normalize('NFKD'))
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  const fitting = words.filter((_, at) => words.slice(0, at + 1).join('-').length <= maxLength)
  return fitting.length > 0 ? fitting.join('-') : (words[0] ?? '').slice(0, maxLength)
}

const vowels: Record<string, string> = {
  அ: 'a',
  ஆ: 'aa',
  இ: 'i',
  ஈ: 'ee',
  உ: 'u',
  ஊ: 'oo',
  எ: 'e',
  ஏ: 'e',
  ஐ: 'ai',
  ஒ: 'o',
  ஓ: 'o',
  ஔ: 'au',
}
/** Vowel signs, after a consonant; the dot means that no vowel follows. */
const signs: Record<string, string> = {
  '\u0bbe': 'aa',
  '\u0bbf': 'i',
  '\u0bc0': 'ee',
  '\u0bc1': 'u',
  '\u0bc2': 'oo',
  '\u0bc6': 'e',
  '\u0bc7': 'e',
  '\u0bc8': 'ai',
  '\u0bca': 'o',
  '\u0bcb': 'o',
  '\u0bcc': 'au',
  '\u0bcd': '',
}
const consonants: Record<string, string> = {
  க: 'k',
  ங: 'ng',
  ச: 's',
  ஜ: 'j',
  ஞ: 'nj',
  ட: 't',
  ண: 'n',
  த: 'th',
  ந: 'n',
  ன: 'n',
  ப: 'p',
  ம: 'm',
  ய: 'y',
  ர: 'r',
  ற: 'r',
  ல: 'l',
  ள: 'l',
  ழ: 'zh',
  வ: 'v',
  ஷ: 'sh',
  ஸ: 's',
  ஹ: 'h',
}

/** The usual spelling of double consonants: `sathu`, `pachai`, `vetrilai`. */
const doubled: [string, string][] = [
  ['thth', 'th'],
  ['ss', 'ch'],
  ['rr', 'tr'],
]

/** Writes Tamil letters as Latin ones. A name without Tamil letters is returned unchanged. */
function transliterate(name: string) {
  if (!/\p{Script=Tamil}/u.test(name)) return name
  // Recomposed, because some vowel signs consist of two parts around their letter.
  const spelt = name
    .normalize('NFC')
    .replaceAll(/(\p{Script=Tamil})([\u0bbe-\u0bcd]?)/gu, (_, letter, sign) => {
      const consonant = consonants[letter]
      return consonant === undefined ? (vowels[letter] ?? '') : consonant + (signs[sign] ?? 'a')
    })
  return doubled.reduce((text, [twice, once]) => text.replaceAll(twice, once), spelt)
}
