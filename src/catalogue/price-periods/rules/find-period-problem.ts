type Period = { starts_at: string; ends_at: string | null }
type Stored = Pick<Period, 'starts_at'> | undefined

/**
 * Why a period can't be saved: it would begin in the past, unless it began then already, or end before it begins or
 * before now. Null if it can. Moments are ISO timestamps in UTC.
 */
export function findPeriodProblem({ starts_at, ends_at }: Period, stored: Stored, now: Date) {
  const moment = now.toISOString()
  if (starts_at < moment && starts_at !== stored?.starts_at)
    return { field: 'starts_at', problem: 'startIsPast' } as const
  if (ends_at !== null && ends_at <= starts_at)
    return { field: 'ends_at', problem: 'endsBeforeStart' } as const
  if (ends_at !== null && ends_at <= moment) return { field: 'ends_at', problem: 'endIsPast' } as const
  return null
}

/** Whether two periods of a size have a moment in common. The end of a period is not part of it. */
export const overlaps = (one: Period, other: Period) =>
  (other.ends_at === null || one.starts_at < other.ends_at) &&
  (one.ends_at === null || other.starts_at < one.ends_at)
