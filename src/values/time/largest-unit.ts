const units = [
  { unit: 'second', seconds: 1 },
  { unit: 'minute', seconds: 60 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'day', seconds: 86_400 },
] as const

/** A wait in a readable unit, rounded up: 60 → 60 seconds, 91 → 2 minutes, 7680 → 3 hours. */
export function toLargestUnit(seconds: number) {
  const { unit, seconds: one } = units.findLast((each) => seconds >= 1.5 * each.seconds) ?? units[0]
  return { unit, count: Math.ceil(seconds / one) }
}
