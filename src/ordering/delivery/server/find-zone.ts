import { formatDistrict, isInSortingDistrict, placesOf } from '#ordering/post-offices/server/post-offices.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { gstStateCode } from '#words/gst-states.ts'
import type { Zone } from '../contract.ts'
import { rangeContains } from './postal-code-ranges.ts'

type Store = Pick<StoreSettings, 'shipping' | 'zones'>
/** What counts of a zone where something is to be delivered. */
export type ZoneTerms = Pick<Zone, 'days' | 'fee' | 'free_from' | 'minimum' | 'note' | 'translations'> & {
  /** Of a shop that has made no zone it has no name. */
  name: string | null
}

/**
 * Where the shop delivers (decision X1): finds the zone of a postal code, by code before district before state. A
 * shop without zones delivers to its own district. Undefined if it does not deliver there.
 */
export function findZone(store: Store, postalCode: string): ZoneTerms | undefined {
  if (!/^[1-9]\d{5}$/.test(postalCode)) return undefined
  const zones = store.zones ?? []
  if (zones.length === 0) return ownDistrictTerms(store, postalCode)
  return findByCode(zones, postalCode) ?? findByPlace(zones, postalCode)
}

/** A code that no post office has and the merchant names in no zone: somebody has mistyped it. */
export const isUnknownPostalCode = (store: Store, postalCode: string) =>
  !isInSortingDistrict(postalCode) && !findZone(store, postalCode)

/**
 * The states of a postal code, if they are known and do not include the given one, which decides the tax. An unknown
 * state is accepted as typed, because the specification promises that.
 */
export function findMismatchedStates({ postal_code, state }: { postal_code: string; state: string }) {
  const named = gstStateCode(state)
  const states = [...new Set(placesOf(postal_code).map((place) => place.state))]
  const isKnown = named !== undefined && states.length > 0
  return isKnown && states.every((known) => gstStateCode(known) !== named) ? states : undefined
}

const findByCode = (zones: Zone[], postalCode: string) =>
  zones.find(({ codes }) => codes.some((entry) => rangeContains(entry, Number(postalCode))))

function findByPlace(zones: Zone[], postalCode: string) {
  const places = placesOf(postalCode)
  return (
    zones.find(({ districts }) => places.some((place) => districts.includes(formatDistrict(place)))) ??
    zones.find(({ states }) => places.some(({ state }) => states.includes(state)))
  )
}

/** The zone of a shop that has made none: its district, whose courier is paid at the door. */
function ownDistrictTerms({ shipping }: Store, postalCode: string): ZoneTerms | undefined {
  if (!shipping.postalCodes.some((range) => rangeContains(range, Number(postalCode)))) return undefined
  return {
    name: null,
    days: addDayRanges(shipping.processingDays, shipping.deliveryDays),
    fee: 0,
    free_from: null,
    minimum: null,
    note: '',
    translations: {},
  }
}

/** `1-2` to pack and `3-7` on the way are `4-9`. */
function addDayRanges(packing: string, onTheWay: string) {
  const [first, last] = [packing, onTheWay]
    .map(parseDayRange)
    .reduce(([fewest, most], [least, longest]) => [fewest + least, most + longest], [0, 0])
  return first === last ? String(first) : `${first}-${last}`
}

/** The fewest days and the most of `3-7` or `3`. */
export function parseDayRange(days: string): [number, number] {
  const [first = 0, last = first] = days.split('-').map(Number)
  return [first, last]
}
