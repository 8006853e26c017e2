import { store } from '../../../store.ts'

const inStore = { timeZone: store.timeZone } as const
const dayFormat = new Intl.DateTimeFormat(store.locale, { ...inStore, day: 'numeric', month: 'short' })
const momentFormat = new Intl.DateTimeFormat(store.locale, {
  ...inStore,
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})
/** A calendar day stands for itself, wherever its reader is. */
const calendarFormat = new Intl.DateTimeFormat(store.locale, {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
})

/** The day of a moment where the shop is: `15 Jun`. */
export const dayOf = (moment: string) => dayFormat.format(new Date(moment))

/** A moment where the shop is: `15 Jun, 11:30 am`. */
export const momentOf = (moment: string) => momentFormat.format(new Date(moment))

/** A calendar day, `2026-06-15`, as it is read: `15 Jun`. */
export const readDay = (day: string) => calendarFormat.format(new Date(day))
