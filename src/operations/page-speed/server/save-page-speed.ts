import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { dayMs } from '#values/time/durations.ts'
import { addSpeedCounts, deleteSpeedCountsBefore } from './page-speed.queries.ts'

/**
 * Saves the measurements that this process has counted since the last time. If that fails, they are saved the next time.
 * @throws what the database throws
 */
export async function savePageSpeed({ db, pageSpeed }: Pick<Parts, 'db' | 'pageSpeed'>): Promise<void> {
  const { taken, putBack } = pageSpeed.take()
  if (taken.length === 0) return
  try {
    await addSpeedCounts(db, taken)
  } catch (error) {
    putBack()
    throw error
  }
}

const retentionDays = 30

/** Deletes the measurements of more than thirty days ago. */
export const purgePageSpeed = ({ db, clock }: Pick<Parts, 'db' | 'clock'>) =>
  deleteSpeedCountsBefore(
    db,
    calendarDay(new Date(clock.now().getTime() - retentionDays * dayMs), region.timeZone),
  )
