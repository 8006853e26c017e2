import * as uiEn from '../../../../../ui/words/en.ts'
import * as uiTa from '../../../../../ui/words/ta.ts'
import { weekDays } from '../../../../../values/time/week-days.ts'
import { type Language, localeOf } from '../../../../../words/language.ts'
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

const ofZones = (language: Language, words: Words, zones: NonNullable<Store['zones']>) => ({
  description: words.descriptionOfZones(facts),
  lead: words.leadOfZones(facts),
  where: [words.onlyToZones, points(...listOfZones(zones, language, words))],
  cost: costOfZones(zones, words),
  days: [words.fromTheOrder],
})

const shipping = (language: Language, { store }: ShopWays, words: Words, ui: typeof uiEn | typeof uiTa) => {
  const { zones } = store
  const { description, lead, where, cost, days } = zones ? ofZones(language, words, zones) : ofDistrict(words)
  return {
    description,
    lead,
    sections: [
      section(words.where, ...where),
      section(words.cost, ...cost),
      section(
        words.howLong,
        points(...days, businessDays(language, words, store), ...holidays(words, store)),
        words.mayTakeLonger,
      ),
      section(words.arrival, words.onArrival),
      section(
        words.wrongAddress,
        inOrder(words.sentOnceMore({ refundPolicy: `[${ui.refundPolicy}](/refund-policy)` })),
      ),
    ],
  }
}

/** Only a shop that has set its holidays says that they do not count. */
const holidays = (words: Words, { holidays }: Store) =>
  holidays.length > 0 ? [words.holidaysNotCounted] : []

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
  en: (ways: ShopWays) => policyIn.en(shipping('en', ways, en, uiEn)),
  ta: (ways: ShopWays) => policyIn.ta(shipping('ta', ways, ta, uiTa)),
}
