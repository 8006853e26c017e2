import { isClosedOn } from '#ordering/delivery/rules/packing-day.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'

/**
 * A job: when a holiday of the shop begins or ends, raises the catalogue version, because the cached pages of every
 * process say whether the shop is on holiday. Of several processes, the first one does it.
 */
export async function noteClosure({ db, clock, store, catalogueVersion }: Parts) {
  const closed = isClosedOn(calendarDay(clock.now(), region.timeZone), store().closure)
  const { numUpdatedRows } = await db
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', 1), closed }))
    .where('closed', '<>', closed)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) catalogueVersion.changed()
}
