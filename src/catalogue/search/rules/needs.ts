import {
  type Allergen,
  allergens,
  type Claim,
  claims,
  type DietMark,
  dietMarks,
} from '#catalogue/labels/rules/food-label.ts'
import { countMistakes, spellingKey } from './spelling-key.ts'

/** What must be true of a product's label. */
export type Needs = { claim: Claim[]; without: Allergen[]; mark: DietMark[] }
type Need = Partial<Needs>

export const hasNeeds = ({ claim, without, mark }: Needs) => claim.length + without.length + mark.length > 0

const keysOf = (words: string) => words.split(' ').map(spellingKey)
const keySet = (words: string) => new Set(keysOf(words))

/** What somebody may want to go without, and what a label has to say then. */
const unwanted = new Map(
  (
    [
      ['gluten குளூட்டன் க்ளூட்டன் குளுட்டன் பசையம்', { claim: ['gluten_free'] }],
      [
        'sugar sakkarai sarkarai chakkarai cheeni chini shakkar சர்க்கரை சக்கரை சீனி சுகர்',
        { claim: ['no_added_sugar'] },
      ],
      ['preservative preservatives பதப்படுத்தும் பதப்படுத்தி ப்ரிசர்வேட்டிவ்', { claim: ['no_preservatives'] }],
      ['colour color colours coloring colouring நிறம் நிறமி கலர் dye', { claim: ['no_added_colours'] }],
      ['nut நட்ஸ்', { without: ['peanuts', 'tree_nuts'] }],
      ['almond badam பாதாம் cashew kaju mundhiri முந்திரி walnut pista pistachio', { without: ['tree_nuts'] }],
      ['peanut groundnut verkadalai nilakadalai வேர்க்கடலை நிலக்கடலை moongphali', { without: ['peanuts'] }],
      ['milk dairy lactose paal பால் doodh ghee whey', { without: ['milk'] }],
      ['egg முட்டை muttai anda', { without: ['egg'] }],
      ['wheat கோதுமை godhumai gehun', { without: ['gluten'] }],
      ['soy soya soyabean சோயா', { without: ['soybeans'] }],
      ['sesame til ellu எள்', { without: ['sesame'] }],
      ['mustard kadugu கடுகு', { without: ['mustard'] }],
      ['fish meen மீன்', { without: ['fish'] }],
      ['seafood shellfish prawn shrimp', { without: ['crustaceans', 'fish'] }],
      ['sulphite sulfite', { without: ['sulphites'] }],
      ['meat', { mark: ['veg'] }],
    ] as [string, Need][]
  ).flatMap(([words, need]) => keysOf(words).map((key) => [key, need] as const)),
)

/** Needs that are one or two words of their own. */
const named = new Map(
  (
    [
      ['vegan வீகன் வேகன்', { claim: ['vegan'] }],
      ['veg vegetarian veggie saivam saiva சைவம் சைவ pureveg', { mark: ['veg'] }],
      ['nonveg nonvegetarian asaivam அசைவம் அசைவ', { mark: ['non_veg'] }],
      ['wholegrain முழுதானியம் முழுதானிய', { claim: ['whole_grain'] }],
      ['glutenfree பசையமற்ற', { claim: ['gluten_free'] }],
      ['sugarfree sugarless nosugar', { claim: ['no_added_sugar'] }],
      ['nutfree', { without: ['peanuts', 'tree_nuts'] }],
      ['dairyfree lactosefree', { without: ['milk'] }],
      ['eggless', { without: ['egg'] }],
      ['preservativefree', { claim: ['no_preservatives'] }],
    ] as [string, Need][]
  ).flatMap(([words, need]) => keysOf(words).map((key) => [key, need] as const)),
)

const negatorsBefore = keySet('no without zero not non minus bina avoid')
const negatorsAfter = keySet(
  'free less illatha illadha illaadha illaamal illamal illama illai bina nahi இல்லாத இல்லாமல் இல்லாம இல்லை அற்ற சேர்க்காத சேர்க்கப்படாத ஃப்ரீ ப்ரீ',
)
/** Between a negation and what it negates: `no added sugar`, `free from gluten`, `நிறம் எதுவும் இல்லாத`. */
const between = keySet(
  'added any artificial synthetic from of tree and or nor products பொருள் பொருட்கள் எதுவும் சேர்த்த ke',
)

const thingOf = (word: string): Need | undefined => {
  const key = spellingKey(word)
  const exact = unwanted.get(key)
  if (exact || key.length < 5) return exact
  return [...unwanted].find(([other]) => other.length >= 5 && countMistakes(key, other) <= 1)?.[1]
}

/**
 * Separates what the words say about labels (`gluten free`, `without nuts`, `vegan`, `பால் இல்லாத`) from the others.
 * @returns `isUnknown`: they also exclude something that no label is filtered by (`without onion`)
 */
export function understandNeeds(words: string[]): { needs: Needs; rest: string[]; isUnknown: boolean } {
  const found: Need[] = []
  const rest: string[] = []
  let isUnknown = false
  for (let at = 0; at < words.length; ) {
    const [need, length] = readNeed(words, at)
    if (need === 'unknown') isUnknown = true
    else if (need) found.push(...need)
    else rest.push(words[at] ?? '')
    at += length
  }
  const all = <Name extends string>(
    names: readonly Name[],
    listOf: (need: Need) => readonly Name[] | undefined,
  ) => names.filter((name) => found.some((need) => listOf(need)?.includes(name)))
  const needs = {
    claim: all(claims, ({ claim }) => claim),
    without: all(allergens, ({ without }) => without),
    mark: all(dietMarks, ({ mark }) => mark),
  }
  return { needs, rest, isUnknown }
}

/** `free from nuts`, `free of milk`. */
const [freeKey, ...fromKeys] = ['free', 'from', 'of'].map(spellingKey)

/** The need that starts at a word, and the number of words that it takes. */
function readNeed(words: string[], start: number): [Need[] | 'unknown' | undefined, number] {
  const keyAt = (at: number) => spellingKey(words[at] ?? '')
  const joined =
    words[start + 1] === undefined ? undefined : named.get(spellingKey(`${words[start]}${words[start + 1]}`))
  if (joined) return [[joined], 2]
  const single = named.get(keyAt(start))
  if (single) return [[single], 1]
  const isFreeFrom = keyAt(start) === freeKey && fromKeys.includes(keyAt(start + 1))
  if (negatorsBefore.has(keyAt(start)) || isFreeFrom) return readList(words, start + 1)
  return readNegatedAfter(words, start)
}

/** What follows a negation: `no nuts or milk`. An unknown thing is skipped with the negation. */
function readList(words: string[], first: number): [Need[] | 'unknown' | undefined, number] {
  let at = first
  const needs: Need[] = []
  for (let last = first; last < words.length; last++) {
    const thing = thingOf(words[last] ?? '')
    if (thing) {
      needs.push(thing)
      at = last + 1
    } else if (!between.has(spellingKey(words[last] ?? ''))) break
  }
  if (needs.length > 0) return [needs, at - first + 1]
  // `No. 1` and a negation at the end negate nothing.
  if (words[at] === undefined || /^\d/.test(words[at] ?? '')) return [undefined, 1]
  return ['unknown', 2]
}

/** `nut free`, `சர்க்கரை இல்லாத`, `sugar and gluten free`. Of `onion free` it is only known that it is no label’s. */
function readNegatedAfter(words: string[], start: number): [Need[] | 'unknown' | undefined, number] {
  const needs: Need[] = []
  const isNegated = negatorsAfter.has(spellingKey(words[start + 1] ?? ''))
  if (isNegated && !thingOf(words[start] ?? '')) return ['unknown', 2]
  for (let at = start; at < words.length; at++) {
    const key = spellingKey(words[at] ?? '')
    if (needs.length > 0 && negatorsAfter.has(key)) return [needs, at - start + 1]
    const thing = thingOf(words[at] ?? '')
    if (thing) needs.push(thing)
    else if (needs.length === 0 || !between.has(key)) return [undefined, 1]
  }
  return [undefined, 1]
}
