import type { Claim } from './food-label.ts'

/** What advertising words may say of food: what a label's form can tick, and what it can only say in its name of the food. */
export type AdvertisedClaim = Claim | 'organic' | 'natural' | 'sugar_free' | 'health'

const none = '(no|without|zero|free (of|from)|0 ?%)'
/** Such as `no added colours or preservatives`. */
const more =
  '((any|added|artificial|synthetic|chemicals?|additives|flavou?rs?|flavou?rings?|colou?rs?|colou?rings?|preservatives?|sugars?|gluten|or|and|nor) )*'
const absent = '(இல்லை|இல்லாத|இல்லாம|அற்ற|சேர்க்கவில்லை|சேர்க்காத|சேர்க்காம|சேர்க்கப்பட(வில்லை|ாத))'

/** English whole words and parts of Tamil ones, in the syntax that JavaScript and Postgres share. */
const patterns: Record<AdvertisedClaim, { english: string; tamil: string }> = {
  gluten_free: {
    english: `gluten ?free|${none} ${more}gluten`,
    tamil: `(குளூட்டன்|குளுட்டன்|க்ளூட்டன்|பசையம்) ?(${absent}|ஃப்ரீ)|பசையமற்ற`,
  },
  vegan: { english: 'vegans?', tamil: 'வீகன்|வேகன்' },
  no_added_sugar: {
    english: `${none} (${more}added ${more}sugars?|sugars? added)|unsweetened`,
    tamil: 'சர்க்கரை ?சேர்க்(கவில்லை|காத|காம|கப்பட)',
  },
  no_preservatives: {
    english: `${none} ${more}preservatives?|preservatives? ?free`,
    tamil: `(பதப்படுத்தும் பொருள்|பதப்படுத்தும் பொருட்கள்|பதப்படுத்தி|பதப்படுத்திகள்|ப்ரிசர்வேடிவ்|ப்ரிசர்வேட்டிவ்) ?${absent}`,
  },
  no_added_colours: {
    english: `${none} ${more}colou?r(s|ings?|ants?)?|colou?r ?free`,
    tamil: `(நிறம்|நிறங்கள்|நிறமி|நிறமிகள்|வண்ணம்|கலர்) ?${absent}`,
  },
  whole_grain: { english: 'whole ?grains?', tamil: 'முழு ?தானிய' },
  organic: { english: 'organic(ally)?', tamil: 'ஆர்கானிக்|இயற்கை (விவசாய|வேளாண்|முறை)' },
  natural: { english: 'natural(ly)?(?! persons?)', tamil: 'இயற்கை(யான|யாக|யாய்)' },
  sugar_free: {
    english: 'sugar ?free|sugarless|(no|without|zero) sugars?(?! added)',
    tamil: 'சர்க்கரை ?(இல்லை|இல்லாத|இல்லாம|அற்ற|ஃப்ரீ)',
  },
  health: {
    english:
      'health(y|ier|iest|ful|ily)|health benefits?|good for (your |the )?(health|heart|skin|hair|bones|digestion)|cur(e|es|ed|ing)|heals?|healing|immunity|diabet(es|ic|ics)|cholesterol|weight loss|medicinal|detox|superfoods?',
    tamil: 'ஆரோக்கிய|உடல் ?நல|உடலுக்கு நல்ல|நோய் ?எதிர்ப்பு|குணப்படுத்|குணமா|நீரிழிவு|சர்க்கரை நோய்|மருத்துவ குண',
  },
}

/** Finds a claim in a text of small letters. English between signs that are no letters; Tamil joins words. */
export const patternOf = (claim: AdvertisedClaim) => {
  const { english, tamil } = patterns[claim]
  return `(^|[^a-z])(${english})([^a-z]|$)|(${tamil})`
}

const finders = (Object.keys(patterns) as AdvertisedClaim[]).map(
  (claim) => [claim, new RegExp(patternOf(claim), 'u')] as const,
)

/** Without looks, commas and the kinds of hyphens, so that `**Gluten**-free` is found. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[*\\]/g, '')
    .replace(/[\s,_\u2010-\u2015-]+/g, ' ')

/** The claims that a text makes of food, in English or Tamil. It may find too much, never asks who wrote it. */
export function claimsIn(text: string): AdvertisedClaim[] {
  const words = plain(text)
  return finders.filter(([, finder]) => finder.test(words)).map(([claim]) => claim)
}
