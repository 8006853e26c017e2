const hour = 3_600_000

/** How long until a moment: in days where there are two or more, else in hours, begun ones counted. Past it, since when. */
export function timeLeft(until: Date, now: Date) {
  const hours = Math.ceil(Math.abs(until.getTime() - now.getTime()) / hour)
  const isLate = now > until
  return hours >= 48
    ? { isLate, count: Math.floor(hours / 24), unit: 'days' as const }
    : { isLate, count: hours, unit: 'hours' as const }
}
