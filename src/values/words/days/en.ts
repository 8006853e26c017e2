import { formatDay } from '../../time/format-day.ts'

/** The day by which something arrives, given as `2026-11-26`: `Thu, 26 Nov`. */
/** A day, given as `2026-11-26`: `Thu, 26 Nov`. */
export const onDay = ({ day }: { day: string }) => formatDay(day, 'en-IN')

export const byDay = ({ day }: { day: string }) => formatDay(day, 'en-IN')
