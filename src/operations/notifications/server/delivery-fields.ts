import type { StoreSettings } from '#shopfront/settings/contract.ts'
import type { Paise } from '#values/money/money.ts'
import { formatDay } from '#values/time/format-day.ts'
import { daysSentences as daySentences } from '#values/words/index.ts'
import { type Language, localeOf } from '#words/language.ts'
import { sentences } from '../words/index.ts'
import { formatPlaceName } from './format-order.ts'
import type { MailRecipient } from './notify-customer.ts'

/** The order's delivery terms; the promised day is unknown in older orders. Format `2026-11-26`. */
export type DeliveryPromise = {
  zone_name: string | null
  promised_by: string | null
  commits_to_date: boolean
  delivery_paise: Paise
}

/**
 * The mail fields about an order's delivery: the arrival day and the delivery times. `shipping_charge` is no amount but
 * a sentence, set only if the customer pays the courier. The shop-wide texts (packing days, district) are set only for
 * orders without a zone. A paragraph of the mail with an empty field is left out.
 */
export function deliveryFields(
  { locale, zone_name, promised_by, commits_to_date, delivery_paise }: MailRecipient & DeliveryPromise,
  { shipping, zones }: Pick<StoreSettings, 'shipping' | 'zones'>,
) {
  if (zone_name === null)
    return {
      ...arrivalFields(locale, promised_by, commits_to_date),
      shipping_charge: '',
      packing_days: shipping.processingDays,
      delivery_days: shipping.deliveryDays,
      district: formatPlaceName(locale, shipping.district),
      state: formatPlaceName(locale, shipping.state),
    }
  const zone = zones?.find(({ name }) => name === zone_name)
  const isPaidToCourier = delivery_paise === 0 && zone?.fee === 0
  return {
    ...arrivalFields(locale, promised_by, commits_to_date),
    shipping_charge: isPaidToCourier ? sentences.paidToCourier.in(locale) : '',
    packing_days: '',
    delivery_days: '',
    district: '',
    state: '',
  }
}

/**
 * Two mail fields: `arrives_by` is the arrival day, `arrival` a sentence with it. Both are empty without a day.
 * @param by as `2026-11-26`
 * @param isPromised whether the sentence promises the day or only expects it
 */
export function arrivalFields(locale: Language, by: string | null, isPromised = false) {
  if (by === null) return { arrival: '', arrives_by: '' }
  const day = formatDay(by, localeOf[locale])
  const sentence = isPromised ? sentences.arrivesBy : sentences.expectedBy
  const until = daySentences.byDay({ day: by }).in(locale)
  return { arrival: sentence({ day: until }).in(locale), arrives_by: day }
}
