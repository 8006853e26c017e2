import * as uiEn from '#ui/words/en.ts'
import * as uiTa from '#ui/words/ta.ts'
import { weekDays } from '#values/time/week-days.ts'
import { type Language, localeOf } from '#words/language.ts'
import * as en from '../../../words/shipping/en.ts'
import * as ta from '../../../words/shipping/ta.ts'
import { describeZoneCosts, formatZones } from './delivery-zones.ts'
import { policyBuilders } from './policy.ts'
import { bulletList, joinParts, placeholders, type TextContext, textSection } from './text-markup.ts'

type Words = typeof en | typeof ta
type Store = TextContext['store']

/** Texts for a shop without zones: it delivers in its district, and the shopper pays the courier. */
const districtTexts = (words: Words) => ({
  description: words.description(placeholders),
  lead: words.lead(placeholders),
  where: [words.onlyWithin(placeholders)],
  cost: [words.paidToCourier],
  days: [
    words.processing({ days: placeholders.processingDays }),
    words.delivery({ days: placeholders.deliveryDays }),
  ],
})

/** Texts for a shop with zones: each zone with its own time and charge. */
const zoneTexts = (
  language: Language,
  words: Words,
  { zones, commitsToDates = false }: Store & { zones: NonNullable<Store['zones']> },
) => ({
  description: words.descriptionOfZones(placeholders),
  lead: words.leadOfZones(placeholders),
  where: [words.onlyToZones, bulletList(...formatZones(zones, language, words))],
  cost: describeZoneCosts(zones, words),
  days: [words.fromTheOrder({ commits: commitsToDates })],
})

const createShippingTexts = (
  language: Language,
  { demo, store, today }: TextContext,
  words: Words,
  ui: typeof uiEn | typeof uiTa,
) => {
  const { zones } = store
  const { description, lead, where, cost, days } = zones
    ? zoneTexts(language, words, { ...store, zones })
    : districtTexts(words)
  return {
    description,
    lead,
    sections: [
      textSection(words.where, ...where),
      textSection(words.cost, ...cost),
      textSection(
        words.howLong,
        bulletList(
          ...days,
          describeBusinessDays(language, words, store),
          ...holidayParagraphs(words, store, today),
        ),
        words.mayTakeLonger,
      ),
      textSection(words.arrival, demo ? words.arrivalOfTheSample : words.onArrival),
      textSection(
        words.wrongAddress,
        joinParts(words.sentOnceMore({ refundPolicy: `[${ui.refundPolicy}](/refund-policy)` })),
      ),
    ],
  }
}

/** Mentions holidays only if future ones are entered. */
const holidayParagraphs = (words: Words, { holidays }: Store, today: string) =>
  holidays.some((day) => day >= today) ? [words.holidaysNotCounted] : []

/** A sentence about the shop's business days; it names them if they are not Monday to Saturday. */
function describeBusinessDays(language: Language, words: Words, { workingDays }: Store) {
  const isUsual = weekDays.every((day) => workingDays.includes(day) === (day !== 'Sun'))
  if (isUsual) return words.businessDays
  const { format } = new Intl.DateTimeFormat(localeOf[language], { weekday: 'long', timeZone: 'UTC' })
  // A week that begins on a Sunday.
  const names = weekDays.flatMap((day, at) =>
    workingDays.includes(day) ? [format(Date.UTC(2026, 0, 4 + at))] : [],
  )
  return words.businessDaysAre({ days: names.join(', ') })
}

export const shippingTexts = {
  en: (context: TextContext) => policyBuilders.en(createShippingTexts('en', context, en, uiEn), context),
  ta: (context: TextContext) => policyBuilders.ta(createShippingTexts('ta', context, ta, uiTa), context),
}
