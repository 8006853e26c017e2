import { readFileSync } from 'node:fs'

/** A district, and the state it lies in. */
export type Place = { district: string; state: string }

/**
 * Where India's postal codes are, of the list of its post offices: `scripts/post-offices.ts` makes the file. Read when it is
 * first asked, for many a shop never is.
 */
type PostOffices = {
  placesByCode: Map<number, Place[]>
  places: Place[]
  ranges: Map<string, string[]>
  /** By the first three digits of their codes: the states that a sorting district is in. */
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

/** The districts that a code lies in: mostly one, none where there is no such code. */
export const placesOf = (postalCode: string): Place[] =>
  postOffices().placesByCode.get(Number(postalCode)) ?? []

/**
 * Whether any post office's codes begin as this one: its first three digits are its sorting district. The list is not renewed
 * every day, so a code of a district that is there may be newer than the list; one of no district is mistyped.
 */
export const isInSortingDistrict = (postalCode: string) =>
  postOffices().sortingDistricts.has(postalCode.slice(0, 3))

/** The states that a code lies in; of one that is not in the list, those of its sorting district. */
export const statesOf = (postalCode: string): string[] => {
  const listed = placesOf(postalCode).map(({ state }) => state)
  const nearby = postOffices().sortingDistricts.get(postalCode.slice(0, 3)) ?? []
  return [...new Set(listed.length > 0 ? listed : nearby)]
}

const equalsIgnoringCase = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The codes of a district that is written as `formatDistrict` does, `641001-641039` or single ones. */
export const codesOfDistrict = (district: string): string[] => postOffices().ranges.get(district) ?? []

/** The districts that somebody may mean by `Coimbatore` or `Aurangabad, Bihar`. */
export function listMatchingDistricts(typed: string): Place[] {
  const [name = '', state] = typed.split(/\s*,\s*/)
  return postOffices().places.filter(
    (place) =>
      equalsIgnoringCase(place.district, name) &&
      (state === undefined || equalsIgnoringCase(place.state, state)),
  )
}

/** A state as the list writes it. */
export const findState = (typed: string) =>
  postOffices().places.find(({ state }) => equalsIgnoringCase(state, typed))?.state

export const formatDistrict = ({ district, state }: Place) => `${district}, ${state}`
