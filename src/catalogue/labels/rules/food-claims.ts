import { type Claim, claims as onLabels } from './food-label.ts'

/**
 * Food claims in advertising: those that a label's form offers, and those that it can only make in the name of the
 * food.
 */
export type AdvertisedClaim = Claim | 'organic' | 'natural' | 'no_chemicals' | 'sugar_free' | 'health'

/** Must not match the `0 %` of `10 %`. */
const none = '(no|without|zero|free (of|from)|(?<![\\d.])0 ?%)'
/** For example `no added colours or preservatives`. */
const otherAdjectives =
  '((any|added|artificial|synthetic|chemicals?|additives|flavou?rs?|flavou?rings?|colou?rs?|colou?rings?|preservatives?|sugars?|gluten|or|and|nor) )*'
/** Must not match `colour, free delivery` and the like: `free of charge` is no food claim. */
const free = 'free(?! (of|with|home|deliver|shipping|gifts?|samples?|cash))'
/** Must not match `this is not suitable for vegans`: a warning is no claim. `Not only vegan` is. */
const unlessNegated =
  '(?<!(^|[^a-z])(not|never|isn.t|aren.t|cannot|can.t)( (a|an|suitable|recommended|advised|meant|intended|certified|safe|fit|for|as|to|be|fully|entirely|completely|yet))* )'
const absent = '(இல்லை|இல்லாத|இல்லாம|அற்ற|சேர்க்கவில்லை|சேர்க்காத|சேர்க்காம|சேர்க்கப்பட(வில்லை|ாத))'
const tamilFree = '(ஃப்ரீ|ப்ரீ)'
/** A Tamil warning follows its subject: `நீரிழிவு உள்ளவர்கள் தவிர்க்கவும்`. */
const unlessWarned = '(?![^.!?]{0,60}(தவிர்|கூடாது|வேண்டாம்|ஏற்றதல்ல|ஏற்றது அல்ல|உகந்ததல்ல|உகந்தது அல்ல))'

/** Diseases: claiming to treat one is only allowed for medicines. `sweet treats` and `served cold` must not match. */
const ailments =
  'coughs?|colds?|fevers?|flu|cancers?|arthritis|acidity|constipation|indigestion|asthma|ulcers?|an(a)?emia|throats?|(joint |back )?pains?|blood pressure|bp|thyroid|obesity|diseases?|illness(es)?|infections?'

/** English whole words, and parts of Tamil words. */
const patterns: Record<AdvertisedClaim, { english: string; tamil: string }> = {
  gluten_free: {
    english: `${unlessNegated}gluten ?${free}|${none} ${otherAdjectives}gluten`,
    tamil: `((குளூ|குளு|க்ளூ|க்ளு)(ட்டன்|டன்|டென்|ட்டென்)|பசையம்) ?(${absent}|${tamilFree})|பசையமற்ற`,
  },
  vegan: {
    english: `(?<!non )${unlessNegated}vegans?`,
    tamil: '(வீகன்|வேகன்)(?! ?(அல்ல|இல்லை))',
  },
  no_added_sugar: {
    english: `${none} (${otherAdjectives}added ${otherAdjectives}sugars?|sugars? added)|unsweetened`,
    tamil: 'சர்க்கரை ?சேர்க்(கவில்லை|காத|காம|கப்பட(வில்லை|ாத))',
  },
  no_preservatives: {
    english: `${none} ${otherAdjectives}preservatives?|${unlessNegated}preservatives? ?${free}`,
    tamil: `(பதப்படுத்தும் பொருள்|பதப்படுத்தும் பொருட்கள்|பதப்படுத்தி|பதப்படுத்திகள்|ப்ரிசர்வேடிவ்|ப்ரிசர்வேட்டிவ்) ?${absent}`,
  },
  no_added_colours: {
    english: `${none} ${otherAdjectives}colou?r(s|ings?|ants?)?(?! (fad|chang|var|differ|bleed|choice))|${unlessNegated}colou?r ?${free}`,
    tamil: `(நிறம்|நிறங்கள்|நிறமி|நிறமிகள்|வண்ணம்|கலர்) ?${absent}`,
  },
  // Whole-grain mustard is named after its seeds, and whole pepper is only a form of sale.
  whole_grain: {
    english: 'whole ?grains?(?! (mustard|of (pepper|salt|sugar|mustard)))',
    tamil: 'முழு ?தானிய',
  },
  organic: {
    english: `${unlessNegated}organic(ally)?(?! (waste|cotton|bags?|shapes?|chemistry))`,
    tamil: 'ஆர்கானிக்|இயற்கை (விவசாய|வேளாண்|முறை)',
  },
  // Taste, appearance and processes are no claims about origin.
  natural: {
    english:
      'natural(?! (persons?|light|daylight|sunlight|variations?|differences?|cotton|jute|fib(re|er)s?|cloth|wood|disasters?|calamit|law|guardians?|gas))|(?<=(made|grown|farmed|coloured|flavoured|sweetened|preserved|processed|produced|ripened) )naturally|naturally (made|grown|farmed|coloured|flavoured|preserved|processed|produced|ripened|sourced|pure|healthy)',
    tamil:
      'இயற்கையான(?! ?(ஒளி|வெளிச்ச|சூழல்|மாற்ற|வேறுபா|பேரிட|நபர்))|இயற்கை(யாக|யாகவே|யாய்) ?(விளை|வளர்|பயிரி|தயாரி|செய்|பழு|பதப்படு)',
  },
  no_chemicals: {
    english: `${none} ${otherAdjectives}(chemicals?|pesticides?|insecticides?|fertili[sz]ers?)(?! (reactions?|smells?))|${unlessNegated}(chemicals?|pesticides?|insecticides?) ?${free}`,
    tamil: `(கெமிக்கல்|கெமிக்கல்கள்|ரசாயனம்|ரசாயனங்கள்|ரசாயன|இரசாயனம்|பூச்சிக்கொல்லி|பூச்சி மருந்து) ?(உரம் ?)?(${absent}|${tamilFree})`,
  },
  sugar_free: {
    english: `${unlessNegated}sugar ?${free}|sugarless|(no|without|zero) sugars?(?! (added|coat|crystal|syrup|rush))`,
    tamil: `(சர்க்கரை|சுகர்) ?(இல்லை|இல்லாத|இல்லாம|அற்ற|${tamilFree})`,
  },
  health: {
    // Curing with salt or sun, cholesterol in a table, and warnings to patients are no claims.
    english: `health(y|ier|iest|ful|ily)|health benefits?|nutritious|good for (your |the )?(health|heart|skin|hair|bones|digestion|gut)|(helps?|aids?|improves?|eases?|boosts?|supports?|promotes?) (in |with |your |the |better |good )*(digestion|metabolism)|gut (friendly|health)|(treats?|prevents?|relieves?|fights?|heals?|remedy for|relief from) (a |an |your |the |common |chronic |dry |sore )*(${ailments})|(?<!(salt|sugar|sun|air|dry|smoke|brine) )cures?|cured of|heals?|healing|immunity|${unlessNegated}diabet(es|ic|ics)|(no|zero|without|low|lowers?|lowering|lowered|reduc(e|es|ed|ing)|cuts?|fights?|controls?|your|bad|(?<![\\d.])0 ?%|free (of|from)) ([a-z]+ )?cholesterol|cholesterol ?(free|lowering|levels?|friendly|control)|weight loss(?! (in|on|during|through) )|medicinal|detox|superfoods?`,
    tamil: `ஆரோக்கிய(?!(சாமி|ராஜ்|நாதன்|மேரி|தாஸ்))|உடல் ?நல|உடலுக்கு நல்ல|நோய் ?எதிர்ப்பு|குணப்படுத்|குணமா(க்கு|கும்|க |கிற)|(நீரிழிவு|சர்க்கரை நோய்)${unlessWarned}|மருத்துவ குண`,
  },
}

/** A pattern for a claim: in English only whole words, in Tamil also parts of words, because Tamil compounds them. */
const finderOf = ({ english, tamil }: (typeof patterns)[AdvertisedClaim]) =>
  new RegExp(`(?<![a-z])(${english})(?![a-z])|(${tamil})`, 'u')

const finders = (Object.keys(patterns) as AdvertisedClaim[]).map(
  (claim) => [claim, finderOf(patterns[claim])] as const,
)

/** The text in lower case without formatting, commas and typographic hyphens, so that `**Gluten**-free` is found. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[*\\]/g, '')
    .replace(/[\s,_\u2010-\u2015-]+/g, ' ')

/**
 * The food claims in a text, in English or Tamil. False positives are acceptable, because the author is only asked to
 * confirm.
 */
export function findClaims(text: string): AdvertisedClaim[] {
  const words = plain(text)
  return finders.filter(([, finder]) => finder.test(words)).map(([claim]) => claim)
}

/** The parts of a label that can support a claim; null if no label was saved. */
export type SupportingLabel = { claims?: readonly string[]; generic_name?: string } | null

/** Whether the label form has a checkbox for the claim. */
const hasLabelCheckbox = (claim: AdvertisedClaim): claim is Claim =>
  (onLabels as readonly string[]).includes(claim)

/**
 * The only rule for which claims a label supports (decision X25): the ticked ones, and by the name of the food those
 * without a checkbox. No name supports a health claim.
 */
export const labelSupportsClaim = (label: SupportingLabel, claim: AdvertisedClaim): boolean => {
  if (hasLabelCheckbox(claim)) return (label?.claims ?? []).includes(claim)
  return claim !== 'health' && findClaims(label?.generic_name ?? '').includes(claim)
}
