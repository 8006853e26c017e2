import { dayInWords } from '../../../values/time/day-in-words.ts'
import { type Language, localeOf } from '../../../words/language.ts'
import { placesOf } from '../../post-offices/server/post-offices.ts'
import type { StoreFacts } from '../../store/contract.ts'
import { type DeliveryTo, zoneIn } from '../contract.ts'
import { said } from '../words/index.ts'
import { promisedBy } from './quote-delivery.ts'
import { sayOutside } from './say-outside.ts'
import { zoneOf } from './zone-of.ts'

/** Whether the shop delivers there, by when and for how much. */
export function tellDelivery(store: StoreFacts, pin: string, language: Language, now: Date): DeliveryTo {
  const zone = zoneOf(store, pin)
  const places = placesOf(pin)
  if (!zone) {
    const sentence = sayOutside(store, pin).in(language)
    return { postal_code: pin, sentence, terms: null, places }
  }
  const { days, fee, free_from, minimum } = zone
  const { name, note } = zoneIn(zone, language)
  const by = promisedBy(store, zone, now)
  const sentence = said.arrivesBy({ postalCode: pin, day: dayInWords(by, localeOf[language]) }).in(language)
  return {
    postal_code: pin,
    sentence,
    terms: { zone: name, days, by, fee, free_from, minimum, note },
    places,
  }
}
