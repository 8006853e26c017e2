import {
  districtsOfPostalCode,
  formatDistrict,
  isInSortingDistrict,
} from '#ordering/post-offices/server/post-offices.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { gstStateCode } from '#words/gst-states.ts'
import type { Zone } from '../contract.ts'
import { rangeContains } from './postal-code-ranges.ts'

type Store = Pick<StoreSettings, 'shipping' | 'zones'>
/** The terms of a zone that a delivery needs. */
export type ZoneTerms = Pick<Zone, 'days' | 'fee' | 'free_from' | 'minimum' | 'note' | 'translations'> & {
  /** Null for the own district of a shop without zones. */
  name: string | null
  cash_on_delivery: boolean
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

/** Whether a postal code must be mistyped: no post office has the same first three digits, and no zone lists it. */
export const isUnknownPostalCode = (store: Store, postalCode: string) =>
  !isInSortingDistrict(postalCode) && !findZone(store, postalCode)

/**
 * The states of a postal code, if they are known and do not include the address's state, which decides the tax;
 * otherwise undefined. An unknown state is accepted as typed, because the specification promises that.
 */
export function findMismatchedStates({ postal_code, state }: { postal_code: string; state: string }) {
  const named = gstStateCode(state)
  const states = [...new Set(districtsOfPostalCode(postal_code).map((place) => place.state))]
  const isKnown = named !== undefined && states.length > 0
  return isKnown && states.every((known) => gstStateCode(known) !== named) ? states : undefined
}

const findByCode = (zones: Zone[], postalCode: string) =>
  zones.find(({ codes }) => codes.some((entry) => rangeContains(entry, Number(postalCode))))

function findByPlace(zones: Zone[], postalCode: string) {
  const places = districtsOfPostalCode(postalCode)
  return (
    zones.find(({ districts }) => places.some((place) => districts.includes(formatDistrict(place)))) ??
    zones.find(({ states }) => places.some(({ state }) => states.includes(state)))
  )
}

/** The terms of a shop without zones: it delivers to its district, and the courier is paid on delivery. Orders can be paid in cash there if the shop offers it. */
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
    cash_on_delivery: true,
  }
}

/** `1-2` for packing and `3-7` for transport make `4-9`. */
function addDayRanges(packing: string, onTheWay: string) {
  const [first, last] = [packing, onTheWay]
    .map(parseDayRange)
    .reduce(([fewest, most], [least, longest]) => [fewest + least, most + longest], [0, 0])
  return first === last ? String(first) : `${first}-${last}`
}

/** Minimum and maximum of `3-7` or `3`. */
export function parseDayRange(days: string): [number, number] {
  const [first = 0, last = first] = days.split('-').map(Number)
  return [first, last]
}
