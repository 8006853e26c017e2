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
 * Arrival date and delivery charge as mail fields. The shop-wide texts (packing days, district) apply only to
 * orders without a zone; a sentence with an empty field is left out of the mail.
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

/** The arrival day alone, and in a sentence that promises no more than the shop does. @param by as `2026-11-26` */
export function arrivalFields(locale: Language, by: string | null, isPromised = false) {
  if (by === null) return { arrival: '', arrives_by: '' }
  const day = formatDay(by, localeOf[locale])
  const say = isPromised ? sentences.arrivesBy : sentences.expectedBy
  const until = daySentences.byDay({ day: by }).in(locale)
  return { arrival: say({ day: until }).in(locale), arrives_by: day }
}
