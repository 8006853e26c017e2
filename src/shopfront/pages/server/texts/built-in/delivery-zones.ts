import { localizeZone, type Zone } from '#ordering/delivery/contract.ts'
import { formatRupees } from '#values/money/money.ts'
import type { Language } from '#words/language.ts'
import { tamilPlace } from '#words/tamil-places.ts'
import type * as en from '../../../words/shipping/en.ts'
import type * as ta from '../../../words/shipping/ta.ts'
import { escapeMarkup } from './text-markup.ts'

type Words = typeof en | typeof ta

/** A zone with more places than this lists only the first ones. */
const maxPlacesNamed = 20

/** Each zone as the markup of a list item: its area, delivery time, charge, and the merchant's note. */
export const formatZones = (zones: Zone[], language: Language, words: Words) =>
  zones.map((zone) => {
    const { name, note } = localizeZone(zone, language)
    const terms = escapeMarkup(`${formatTerms(zone, words).join(', ')}.`)
    const where = formatPlaces(zone, language, words)
    const zoneName = formatPlace(language, name)
    const title = `**${escapeMarkup(zoneName)}**${where === zoneName ? '' : ` (${escapeMarkup(where)})`}`
    return `${title}: ${terms} ${escapeMarkup(note)}`.trimEnd()
  })

function formatPlaces({ codes, districts, states }: Zone, language: Language, words: Words) {
  const all = [...codes, ...districts, ...states].map((place) => formatPlace(language, place))
  const named = all.slice(0, maxPlacesNamed).join('; ')
  return all.length > maxPlacesNamed ? words.andMore({ places: named }) : named
}

/** A place such as `Nilgiris, Tamil Nadu` in a language's script. */
const formatPlace = (language: Language, place: string) =>
  language === 'ta' ? place.split(', ').map(tamilPlace).join(', ') : place

const formatTerms = ({ days, fee, free_from, minimum }: Zone, words: Words) => [
  words.inDays({ days }),
  fee === 0 ? words.courierIsPaid : words.feeIs({ fee: formatRupees(fee) }),
  ...(fee > 0 && free_from !== null ? [words.freeFrom({ sum: formatRupees(free_from) })] : []),
  ...(minimum === null ? [] : [words.ordersFrom({ sum: formatRupees(minimum) })]),
]

/** Sentences about whom the customer pays for the delivery: the shop in zones with a fee, otherwise the courier. */
export function describeZoneCosts(zones: Zone[], words: Words) {
  const [some, others] = [zones.some(({ fee }) => fee > 0), zones.some(({ fee }) => fee === 0)]
  if (!some) return [words.paidToCourier]
  return others ? [words.feeInTotal, words.elsewherePaidToCourier] : [words.feeInTotal]
}
