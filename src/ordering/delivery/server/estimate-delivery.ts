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

type Asked = {
  postalCode: string
  goods?: TaxedGoods[] | undefined
  /** As for `packingDay`. */
  fullDays?: ReadonlySet<string>
}

/**
 * The delivery day and terms for a postal code, as a sentence and as data; without terms if the shop does not deliver
 * there.
 * @param goods the goods whose sale to that place must be allowed; not checked without them
 */
export function estimateDelivery(
  store: StoreSettings,
  { postalCode, goods, fullDays }: Asked,
  language: Language,
  now: Date,
): DeliveryEstimate {
  const zone = findZone(store, postalCode)
  const places = districtsOfPostalCode(postalCode)
  if (!zone) {
    const sentence = describeUndeliverable(store, postalCode).in(language)
    return { postal_code: postalCode, sentence, terms: null, places }
  }
  const today = calendarDay(now, region.timeZone)
  if (
    goods &&
    findSaleRestriction(store, goods, withStateForTax(store, postalCode), today) === 'OTHER_STATE'
  ) {
    const { state } = store.shipping
    const sentenceOf =
      store.tax.kind === 'unregistered' ? sentences.onlyWithinUnregistered : sentences.onlyWithin
    const sentence = sentenceOf({ postalCode, state }).in(language)
    return { postal_code: postalCode, sentence, terms: null, places }
  }
  const { days, fee, free_from, minimum } = zone
  const { name, note } = localizeZone(zone, language)
  const by = promisedDay(store, zone, now, fullDays)
  const sentenceOf = store.commitsToDates ? sentences.arrivesBy : sentences.expectedBy
  const sentence = sentenceOf({ postalCode, day: daySentences.byDay({ day: by }).in(language) }).in(language)
  return {
    postal_code: postalCode,
    sentence,
    terms: { zone: name, days, by, fee, free_from, minimum, note },
    places,
  }
}

/**
 * A postal code with the state that its tax is estimated for: the shop’s own if any part of the code lies in it,
 * otherwise ''. Once there is an address, its own state decides.
 */
export function withStateForTax({ shipping: { state } }: StoreSettings, postalCode: string) {
  const isInOwnState = districtsOfPostalCode(postalCode).some(
    (place) => gstStateCode(place.state) === gstStateCode(state),
  )
  return { postal_code: postalCode, state: isInOwnState ? state : '' }
}
