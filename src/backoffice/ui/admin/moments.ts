import { region } from '#values/region.ts'
import { locale } from '#words/page/en.ts'

const inStore = { timeZone: region.timeZone } as const
const dayFormat = new Intl.DateTimeFormat(locale, { ...inStore, day: 'numeric', month: 'short' })
const yearFormat = new Intl.DateTimeFormat(locale, { ...inStore, dateStyle: 'medium' })
const momentFormat = new Intl.DateTimeFormat(locale, {
  ...inStore,
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})
/** A calendar day stands for itself, wherever its reader is. */
const calendarFormat = new Intl.DateTimeFormat(locale, {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
})

/** The day of a moment where the shop is: `15 Jun`. */
export const dayOf = (moment: string) => dayFormat.format(new Date(moment))

/** The same where the year counts: `15 Jun 2026`. */
export const dayAndYearOf = (moment: string) => yearFormat.format(new Date(moment))

/** A moment where the shop is: `15 Jun, 11:30 am`. */
export const momentOf = (moment: string) => momentFormat.format(new Date(moment))

/** A calendar day, `2026-06-15`, as it is read: `15 Jun`. */
export const readDay = (day: string) => calendarFormat.format(new Date(day))

const wallFormat = new Intl.DateTimeFormat('sv-SE', { ...inStore, dateStyle: 'short', timeStyle: 'medium' })

/** What a clock on the shop's wall shows at a moment, as a date and time field holds it: `2026-06-15T11:30`. */
export const wallTime = (moment: string) => wallFormat.format(new Date(moment)).replace(' ', 'T').slice(0, 16)

/** The moment at which a clock on the shop's wall shows this; nothing where it is no time. */
export function momentAtWall(typed: string): string | undefined {
  const asUtc = Date.parse(`${typed}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const shown = Date.parse(`${wallTime(new Date(asUtc).toISOString())}Z`)
  return new Date(2 * asUtc - shown).toISOString()
}
