import * as uiEn from '#ui/words/en.ts'
import * as uiTa from '#ui/words/ta.ts'
import { weekDays } from '#values/time/week-days.ts'
import { type Language, localeOf } from '#words/language.ts'
import * as en from '../../../words/shipping/en.ts'
import * as ta from '../../../words/shipping/ta.ts'
import { costOfZones, listOfZones } from './delivery-zones.ts'
import { policyIn } from './policy.ts'
import { facts, inOrder, points, type ShopWays, section } from './typed.ts'

type Words = typeof en | typeof ta
type Store = ShopWays['store']

/** A shop that has made no zone: its district, whose courier is paid at the door. */
const ofDistrict = (words: Words) => ({
  description: words.description(facts),
  lead: words.lead(facts),
  where: [words.onlyWithin(facts)],
  cost: [words.paidToCourier],
  days: [words.processing({ days: facts.processingDays }), words.delivery({ days: facts.deliveryDays })],
})

const ofZones = (
  language: Language,
  words: Words,
  { zones, commitsToDates = false }: Store & { zones: NonNullable<Store['zones']> },
) => ({
  description: words.descriptionOfZones(facts),
  lead: words.leadOfZones(facts),
  where: [words.onlyToZones, points(...listOfZones(zones, language, words))],
  cost: costOfZones(zones, words),
  days: [words.fromTheOrder({ commits: commitsToDates })],
})

const shipping = (
  language: Language,
  { demo, store, today }: ShopWays,
  words: Words,
  ui: typeof uiEn | typeof uiTa,
) => {
  const { zones } = store
  const { description, lead, where, cost, days } = zones
    ? ofZones(language, words, { ...store, zones })
    : ofDistrict(words)
  return {
    description,
    lead,
    sections: [
      section(words.where, ...where),
      section(words.cost, ...cost),
      section(
        words.howLong,
        points(...days, businessDays(language, words, store), ...holidays(words, store, today)),
        words.mayTakeLonger,
      ),
      section(words.arrival, demo ? words.arrivalOfTheSample : words.onArrival),
      section(
        words.wrongAddress,
        inOrder(words.sentOnceMore({ refundPolicy: `[${ui.refundPolicy}](/refund-policy)` })),
      ),
    ],
  }
}

/** Only a shop whose coming holidays are known says that they do not count: those that have passed move no day. */
const holidays = (words: Words, { holidays }: Store, today: string) =>
  holidays.some((day) => day >= today) ? [words.holidaysNotCounted] : []

function businessDays(language: Language, words: Words, { workingDays }: Store) {
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
  en: (ways: ShopWays) => policyIn.en(shipping('en', ways, en, uiEn), ways),
  ta: (ways: ShopWays) => policyIn.ta(shipping('ta', ways, ta, uiTa), ways),
}
