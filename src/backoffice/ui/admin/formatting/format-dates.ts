import { region } from '#values/region.ts'
import { locale } from '#words/page/en.ts'

const shopTimeZone = { timeZone: region.timeZone } as const
const dayFormat = new Intl.DateTimeFormat(locale, { ...shopTimeZone, day: 'numeric', month: 'short' })
const yearFormat = new Intl.DateTimeFormat(locale, { ...shopTimeZone, dateStyle: 'medium' })
const momentFormat = new Intl.DateTimeFormat(locale, {
  ...shopTimeZone,
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})
/** A calendar date has no time zone, so it is formatted in UTC. */
const calendarFormat = new Intl.DateTimeFormat(locale, {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
})

/** The date of a timestamp in the shop's time zone: `15 Jun`. */
export const formatShortDay = (moment: string) => dayFormat.format(new Date(moment))

/** The same with the year: `15 Jun 2026`. */
export const formatDayAndYear = (moment: string) => yearFormat.format(new Date(moment))

/** A timestamp in the shop's time zone: `15 Jun, 11:30 am`. */
export const formatTimestamp = (moment: string) => momentFormat.format(new Date(moment))

/** A calendar date such as `2026-06-15`, formatted as `15 Jun`. */
export const formatCalendarDay = (day: string) => calendarFormat.format(new Date(day))

const shopTimeFormat = new Intl.DateTimeFormat('sv-SE', {
  ...shopTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Converts a timestamp to the shop's local time for `<input type="datetime-local">`: `2026-06-15T11:30`. */
export const toShopTime = (moment: string) =>
  shopTimeFormat.format(new Date(moment)).replace(' ', 'T').slice(0, 16)

/** Converts the shop's local time to a timestamp; undefined if it is not a valid time. */
export function fromShopTime(typed: string): string | undefined {
  const asUtc = Date.parse(`${typed}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const shown = Date.parse(`${toShopTime(new Date(asUtc).toISOString())}Z`)
  return new Date(2 * asUtc - shown).toISOString()
}
