import { readFileSync } from 'node:fs'

/** A district with its state. */
type Place = { district: string; state: string }

/**
 * The districts and states of India's postal codes, from the list of post offices that `scripts/post-offices.ts`
 * generates. Loaded lazily, because many shops never need it.
 */
type PostOffices = {
  placesByCode: Map<number, Place[]>
  places: Place[]
  ranges: Map<string, string[]>
  /** The states of a sorting district, by the first three digits of the postal code. */
  sortingDistricts: Map<string, Set<string>>
}

let cached: PostOffices | undefined

function postOffices(): PostOffices {
  cached ??= parsePostOffices(readFileSync(new URL('./post-offices.txt', import.meta.url), 'utf8'))
  return cached
}

function parsePostOffices(file: string): PostOffices {
  const placesByCode = new Map<number, Place[]>()
  const ranges = new Map<string, string[]>()
  const places = file
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [state = '', district = '', codes = ''] = line.split('\t')
      const place = { district, state }
      ranges.set(formatDistrict(place), codes.split(' '))
      for (const range of codes.split(' ')) {
        const [first = 0, last = first] = range.split('-').map(Number)
        for (let code = first; code <= last; code++) {
          const others = placesByCode.get(code)
          if (others) others.push(place)
          else placesByCode.set(code, [place])
        }
      }
      return place
    })
  const sortingDistricts = new Map<string, Set<string>>()
  for (const [code, found] of placesByCode) {
    const digits = String(code).slice(0, 3)
    const states = sortingDistricts.get(digits) ?? new Set()
    for (const { state } of found) states.add(state)
    sortingDistricts.set(digits, states)
  }
  return { placesByCode: placesByCode, places, ranges, sortingDistricts }
}

/** The districts of a postal code: usually one, empty for an unknown code. */
export const districtsOfPostalCode = (postalCode: string): Place[] =>
  postOffices().placesByCode.get(Number(postalCode)) ?? []

/**
 * Whether any post office has a code with the same first three digits, the sorting district. The list may be older than
 * a code, so an unknown code in a known sorting district is accepted; one in no sorting district is mistyped.
 */
export const isInSortingDistrict = (postalCode: string) =>
  postOffices().sortingDistricts.has(postalCode.slice(0, 3))

/** The states of a postal code; for an unknown code those of its sorting district. */
export const statesOfPostalCode = (postalCode: string): string[] => {
  const listed = districtsOfPostalCode(postalCode).map(({ state }) => state)
  const nearby = postOffices().sortingDistricts.get(postalCode.slice(0, 3)) ?? []
  return [...new Set(listed.length > 0 ? listed : nearby)]
}

const equalsIgnoringCase = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The codes of a district named as by `formatDistrict`: ranges such as `641001-641039`, or single codes. */
export const postalCodesOfDistrict = (district: string): string[] => postOffices().ranges.get(district) ?? []

/** The districts that match `Coimbatore` or `Aurangabad, Bihar`. */
export function listMatchingDistricts(typed: string): Place[] {
  const [name = '', state] = typed.split(/\s*,\s*/)
  return postOffices().places.filter(
    (place) =>
      equalsIgnoringCase(place.district, name) &&
      (state === undefined || equalsIgnoringCase(place.state, state)),
  )
}

/** A state in the spelling of the list; undefined if it is not one. */
export const findState = (typed: string) =>
  postOffices().places.find(({ state }) => equalsIgnoringCase(state, typed))?.state

/** A district as in `Aurangabad, Bihar`, because several states have districts of the same name. */
export const formatDistrict = ({ district, state }: Place) => `${district}, ${state}`
