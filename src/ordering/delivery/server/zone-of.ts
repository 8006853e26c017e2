import { districtInWords, isInSortingDistrict, placesOf } from '#ordering/post-offices/server/post-offices.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { gstStateCode } from '#words/gst-states.ts'
import type { Zone } from '../contract.ts'
import { isWithin } from './code-ranges.ts'

type Store = Pick<StoreFacts, 'shipping' | 'zones'>
/** What counts of a zone where something is to be delivered. */
export type Terms = Pick<Zone, 'days' | 'fee' | 'free_from' | 'minimum' | 'note' | 'translations'> & {
  /** Of a shop that has made no zone it has no name. */
  name: string | null
}

/**
 * THE rule where the shop delivers (decision X1): the zone that a postal code is in, by its number before its district and
 * by that before its state; a shop without zones delivers to its own district. Nothing where it does not deliver.
 */
export function zoneOf(store: Store, postalCode: string): Terms | undefined {
  if (!/^[1-9]\d{5}$/.test(postalCode)) return undefined
  const zones = store.zones ?? []
  if (zones.length === 0) return ownDistrict(store, postalCode)
  return findByCode(zones, postalCode) ?? findByPlace(zones, postalCode)
}

/** A code that no post office has and the merchant names in no zone: somebody has mistyped it. */
export const isNoPostalCode = (store: Store, postalCode: string) =>
  !isInSortingDistrict(postalCode) && !zoneOf(store, postalCode)

/**
 * Where the code lies, if the list of post offices knows that and it is in none of the state that somebody named: it decides
 * the tax. A state that is none of India's is taken as it was typed, as the call of the specification promises.
 */
export function statesOtherThan({ postal_code, state }: { postal_code: string; state: string }) {
  const named = gstStateCode(state)
  const states = [...new Set(placesOf(postal_code).map((place) => place.state))]
  const isKnown = named !== undefined && states.length > 0
  return isKnown && states.every((known) => gstStateCode(known) !== named) ? states : undefined
}

const findByCode = (zones: Zone[], postalCode: string) =>
  zones.find(({ codes }) => codes.some((entry) => isWithin(entry, Number(postalCode))))

function findByPlace(zones: Zone[], postalCode: string) {
  const places = placesOf(postalCode)
  return (
    zones.find(({ districts }) => places.some((place) => districts.includes(districtInWords(place)))) ??
    zones.find(({ states }) => places.some(({ state }) => states.includes(state)))
  )
}

/** The zone of a shop that has made none: its district, whose courier is paid at the door. */
function ownDistrict({ shipping }: Store, postalCode: string): Terms | undefined {
  if (!shipping.postalCodes.some((range) => isWithin(range, Number(postalCode)))) return undefined
  return {
    name: null,
    days: together(shipping.processingDays, shipping.deliveryDays),
    fee: 0,
    free_from: null,
    minimum: null,
    note: '',
    translations: {},
  }
}

/** `1-2` to pack and `3-7` on the way are `4-9`. */
function together(packing: string, onTheWay: string) {
  const [first, last] = [packing, onTheWay]
    .map(boundsOf)
    .reduce(([fewest, most], [least, longest]) => [fewest + least, most + longest], [0, 0])
  return first === last ? String(first) : `${first}-${last}`
}

/** The fewest days and the most of `3-7` or `3`. */
export function boundsOf(days: string): [number, number] {
  const [first = 0, last = first] = days.split('-').map(Number)
  return [first, last]
}
