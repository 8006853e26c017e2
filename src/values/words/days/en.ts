import { formatDay } from '../../time/format-day.ts'

/** A day, given as `2026-11-26`: `Thu, 26 Nov`. */
export const onDay = ({ day }: { day: string }) => formatDay(day, 'en-IN')

/** The day by which something arrives, given as `2026-11-26`: `Thu, 26 Nov`. */
export const byDay = ({ day }: { day: string }) => formatDay(day, 'en-IN')
