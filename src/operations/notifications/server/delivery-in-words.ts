import type { StoreFacts } from '#shopfront/settings/contract.ts'
import type { Paise } from '#values/money/money.ts'
import { dayInWords } from '#values/time/day-in-words.ts'
import { said as saidOfDays } from '#values/words/days/index.ts'
import { type Language, localeOf } from '#words/language.ts'
import { said } from '../words/index.ts'
import { placeIn } from './order-in-words.ts'
import type { Reader } from './tell-customer.ts'

/** What an order was sold under; the day, `2026-11-26`, is not known of those of before there was one. */
export type Promised = {
  zone_name: string | null
  promised_by: string | null
  commits_to_date: boolean
  delivery_paise: Paise
}

/**
 * When it comes, and who is paid for it. What the shop says of its own district and the days there is true of what was sold
 * without a zone alone; a sentence whose field says nothing is left out.
 */
export function deliveryIn(
  { locale, zone_name, promised_by, commits_to_date, delivery_paise }: Reader & Promised,
  { shipping, zones }: Pick<StoreFacts, 'shipping' | 'zones'>,
) {
  if (zone_name === null)
    return {
      ...arrivalIn(locale, promised_by, commits_to_date),
      shipping_charge: '',
      packing_days: shipping.processingDays,
      delivery_days: shipping.deliveryDays,
      district: placeIn(locale, shipping.district),
      state: placeIn(locale, shipping.state),
    }
  const zone = zones?.find(({ name }) => name === zone_name)
  const isPaidToCourier = delivery_paise === 0 && zone?.fee === 0
  return {
    ...arrivalIn(locale, promised_by, commits_to_date),
    shipping_charge: isPaidToCourier ? said.paidToCourier.in(locale) : '',
    packing_days: '',
    delivery_days: '',
    district: '',
    state: '',
  }
}

/** The day alone, and in a sentence that promises no more than the shop does. @param by as `2026-11-26` */
export function arrivalIn(locale: Language, by: string | null, isPromised = false) {
  if (by === null) return { arrival: '', arrives_by: '' }
  const day = dayInWords(by, localeOf[locale])
  const say = isPromised ? said.arrivesBy : said.expectedBy
  const until = saidOfDays.byDay({ day: by }).in(locale)
  return { arrival: say({ day: until }).in(locale), arrives_by: day }
}
