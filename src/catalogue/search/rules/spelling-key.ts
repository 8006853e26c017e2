import { transliterate } from './transliterate.ts'

/** The singular of an English word: `chillies`, `mixes`, `seeds`. */
const singular = (word: string) => {
  if (word.length <= 3) return word
  if (/ies$/.test(word)) return word.slice(0, -2)
  if (/(ea|oa|al)ves$/.test(word)) return `${word.slice(0, -3)}f`
  if (/(x|ch|sh|ss|zz|o)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

/** From spellings to sounds, in this order. Tamil has no difference between `k` and `g`, `t` and `d`, `p` and `b`. */
const sounds: [RegExp, string][] = [
  [/zh/g, 'l'],
  [/dg/g, 'g'],
  [/tch|sch|ch|sh/g, 's'],
  [/ph|f/g, 'p'],
  [/([^aeiou])h/g, '$1'],
  [/ck|c|q|g/g, 'k'],
  [/x/g, 'ks'],
  [/[zj]/g, 's'],
  [/d/g, 't'],
  [/b/g, 'p'],
  [/w/g, 'v'],
  [/ntr/g, 'nr'],
  [/y(?![aeiou])/g, 'i'],
  [/aa/g, 'a'],
  [/ee|ea|ie/g, 'i'],
  [/oo|ou/g, 'u'],
  [/(.)\1+/g, '$1'],
]

/**
 * How a word sounds, which is the same for `sathu`, `saththu`, `satthu` and `சத்து`, for `chilli`, `chilies` and
 * `chilly`. Numbers are their own key.
 */
export function spellingKey(word: string): string {
  let key = singular(transliterate(word))
  // The vowels of `ci` and `ce` stay.
  key = key.replace(/c(?=[eiy])/g, 's')
  for (const [spelling, sound] of sounds) key = key.replace(spelling, sound)
  return key.length > 3 ? key.replace(/[eu]$/, '') : key
}

/** The consonants of a key and its first letter: most typing mistakes are in the vowels. Empty if too few are left. */
export function consonantsOf(key: string): string {
  const [first = ''] = key
  const rest = key.slice(first.length).replace(/[aeiou]/g, '')
  const bones = (first + rest).replace(/(.)\1+/g, '$1')
  return bones.length >= 3 ? bones : ''
}

/** How many letters are wrong, missing, added or swapped with their neighbour. */
export function countMistakes(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    ;[before, last] = [last, row]
  }
  return last[other.length] ?? 0
}

/** Whether one key may be the other with typing mistakes: the longer it is, the more of them. */
export function isSimilar(key: string, other: string): boolean {
  const length = Math.min(key.length, other.length)
  if (length < 4 || key[0] !== other[0]) return false
  return countMistakes(key, other) <= (length < 6 ? 1 : length < 9 ? 2 : 3)
}
