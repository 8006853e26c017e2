import { type Zone, zoneIn } from '#ordering/delivery/contract.ts'
import { formatRupees } from '#values/money/money.ts'
import type { Language } from '#words/language.ts'
import { inTamil } from '#words/tamil-places.ts'
import type * as en from '../../../words/shipping/en.ts'
import type * as ta from '../../../words/shipping/ta.ts'
import { asTyped } from './typed.ts'

type Words = typeof en | typeof ta

/** Of a zone with more places than this, some are named. */
const mostNamed = 20

/** Each zone as a point of a list: where it is, how long it takes, what it costs, and the merchant's note. */
export const listOfZones = (zones: Zone[], language: Language, words: Words) =>
  zones.map((zone) => {
    const { name, note } = zoneIn(zone, language)
    const terms = asTyped(`${termsOf(zone, words).join(', ')}.`)
    const where = placesOf(zone, language, words)
    const called = placeIn(language, name)
    const title = `**${asTyped(called)}**${where === called ? '' : ` (${asTyped(where)})`}`
    return `${title}: ${terms} ${asTyped(note)}`.trimEnd()
  })

function placesOf({ codes, districts, states }: Zone, language: Language, words: Words) {
  const all = [...codes, ...districts, ...states].map((place) => placeIn(language, place))
  const named = all.slice(0, mostNamed).join('; ')
  return all.length > mostNamed ? words.andMore({ places: named }) : named
}

/** `Nilgiris, Tamil Nadu` in the letters of a language. */
const placeIn = (language: Language, place: string) =>
  language === 'ta' ? place.split(', ').map(inTamil).join(', ') : place

const termsOf = ({ days, fee, free_from, minimum }: Zone, words: Words) => [
  words.inDays({ days }),
  fee === 0 ? words.courierIsPaid : words.feeIs({ fee: formatRupees(fee) }),
  ...(fee > 0 && free_from !== null ? [words.freeFrom({ sum: formatRupees(free_from) })] : []),
  ...(minimum === null ? [] : [words.ordersFrom({ sum: formatRupees(minimum) })]),
]

/** Who is paid: the shop where a zone has a fee, and else the courier. */
export function costOfZones(zones: Zone[], words: Words) {
  const [some, others] = [zones.some(({ fee }) => fee > 0), zones.some(({ fee }) => fee === 0)]
  if (!some) return [words.paidToCourier]
  return others ? [words.feeInTotal, words.elsewherePaidToCourier] : [words.feeInTotal]
}
