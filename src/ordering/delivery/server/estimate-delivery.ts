import {
  findSaleRestriction,
  type TaxedGoods,
} from '#accounting/documents/server/supply/find-sale-restriction.ts'
import { districtsOfPostalCode } from '#ordering/post-offices/server/post-offices.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { daysSentences as daySentences } from '#values/words/index.ts'
import { gstStateCode } from '#words/gst-states.ts'
import type { Language } from '#words/language.ts'
import { type DeliveryEstimate, localizeZone } from '../contract.ts'
import { sentences } from '../words/index.ts'
import { describeUndeliverable } from './describe-undeliverable.ts'
import { findZone } from './find-zone.ts'
import { promisedDay } from './quote-delivery.ts'

/** Whether the shop delivers to a postal code, with the day and the fee. */
export function estimateDelivery(
  store: StoreSettings,
  { pin, goods }: { pin: string; goods?: TaxedGoods[] | undefined },
  language: Language,
  now: Date,
): DeliveryEstimate {
  const zone = findZone(store, pin)
  const places = districtsOfPostalCode(pin)
  if (!zone) {
    const sentence = describeUndeliverable(store, pin).in(language)
    return { postal_code: pin, sentence, terms: null, places }
  }
  const today = calendarDay(now, region.timeZone)
  if (goods && findSaleRestriction(store, goods, locatePostalCode(store, pin), today) === 'OTHER_STATE') {
    const { state } = store.shipping
    const sentenceOf =
      store.tax.kind === 'unregistered' ? sentences.onlyWithinUnregistered : sentences.onlyWithin
    const sentence = sentenceOf({ postalCode: pin, state }).in(language)
    return { postal_code: pin, sentence, terms: null, places }
  }
  const { days, fee, free_from, minimum } = zone
  const { name, note } = localizeZone(zone, language)
  const by = promisedDay(store, zone, now)
  const sentenceOf = store.commitsToDates ? sentences.arrivesBy : sentences.expectedBy
  const sentence = sentenceOf({ postalCode: pin, day: daySentences.byDay({ day: by }).in(language) }).in(
    language,
  )
  return {
    postal_code: pin,
    sentence,
    terms: { zone: name, days, by, fee, free_from, minimum, note },
    places,
  }
}

/**
 * A postal code of several states counts as one of the shop’s own state, if that is among them; the address decides
 * later.
 */
export function locatePostalCode({ shipping: { state } }: StoreSettings, pin: string) {
  const isAlsoHere = districtsOfPostalCode(pin).some(
    (place) => gstStateCode(place.state) === gstStateCode(state),
  )
  return { postal_code: pin, state: isAlsoHere ? state : '' }
}
