import { type TaxedGoods, whyNotSold } from '#accounting/documents/server/supply/why-not-sold.ts'
import { placesOf } from '#ordering/post-offices/server/post-offices.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { said as saidOfDays } from '#values/words/days/index.ts'
import { gstStateCode } from '#words/gst-states.ts'
import type { Language } from '#words/language.ts'
import { type DeliveryTo, zoneIn } from '../contract.ts'
import { said } from '../words/index.ts'
import { promisedBy } from './quote-delivery.ts'
import { sayOutside } from './say-outside.ts'
import { zoneOf } from './zone-of.ts'

/** Whether the shop delivers there, by when and for how much. */
export function tellDelivery(
  store: StoreFacts,
  { pin, goods }: { pin: string; goods?: TaxedGoods[] | undefined },
  language: Language,
  now: Date,
): DeliveryTo {
  const zone = zoneOf(store, pin)
  const places = placesOf(pin)
  if (!zone) {
    const sentence = sayOutside(store, pin).in(language)
    return { postal_code: pin, sentence, terms: null, places }
  }
  const today = calendarDay(now, region.timeZone)
  if (goods && whyNotSold(store, goods, placeOfPin(store, pin), today) === 'OTHER_STATE') {
    const { state } = store.shipping
    const say = store.tax.kind === 'unregistered' ? said.onlyWithinUnregistered : said.onlyWithin
    const sentence = say({ postalCode: pin, state }).in(language)
    return { postal_code: pin, sentence, terms: null, places }
  }
  const { days, fee, free_from, minimum } = zone
  const { name, note } = zoneIn(zone, language)
  const by = promisedBy(store, zone, now)
  const say = store.commitsToDates ? said.arrivesBy : said.expectedBy
  const sentence = say({ postalCode: pin, day: saidOfDays.byDay({ day: by }).in(language) }).in(language)
  return {
    postal_code: pin,
    sentence,
    terms: { zone: name, days, by, fee, free_from, minimum, note },
    places,
  }
}

/** A code that lies in several states is taken for one of the shop's own, if that is among them: the address will tell. */
export function placeOfPin({ shipping: { state } }: StoreFacts, pin: string) {
  const isAlsoHere = placesOf(pin).some((place) => gstStateCode(place.state) === gstStateCode(state))
  return { postal_code: pin, state: isAlsoHere ? state : '' }
}
