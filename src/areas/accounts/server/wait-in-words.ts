const units = [
  { name: 'second', seconds: 1 },
  { name: 'minute', seconds: 60 },
  { name: 'hour', seconds: 3600 },
  { name: 'day', seconds: 86_400 },
]

/** A wait as a person says it, never shorter than it is: 60 → "60 seconds", 91 → "2 minutes", 7680 → "3 hours". */
export function inWords(seconds: number) {
  const unit = units.findLast((one) => seconds >= 1.5 * one.seconds) ?? { name: 'second', seconds: 1 }
  const count = Math.ceil(seconds / unit.seconds)
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`
}
