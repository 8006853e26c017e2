type PostalCodeRange = { first: number; last: number }

/** Parses `641012`, `641001-641062` or `641*`; undefined for anything else. A typed range may be upside down. */
export function parsePostalCodeRange(typed: string): PostalCodeRange | undefined {
  const [, prefix] = /^([1-9]\d{0,4})\*$/.exec(typed) ?? []
  if (prefix) return { first: Number(prefix.padEnd(6, '0')), last: Number(prefix.padEnd(6, '9')) }
  const [, first, last = first] = /^([1-9]\d{5})(?:-([1-9]\d{5}))?$/.exec(typed) ?? []
  return first === undefined ? undefined : { first: Number(first), last: Number(last) }
}

/** Whether a range such as `641001-641062` contains a postal code; false if it is no range. */
export const rangeContains = (typed: string, code: number) => {
  const range = parsePostalCodeRange(typed)
  return range !== undefined && range.first <= code && code <= range.last
}

export const rangesOverlap = (one: PostalCodeRange, other: PostalCodeRange) =>
  one.first <= other.last && other.first <= one.last
