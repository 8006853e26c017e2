import type { Parts } from '../../../parts.ts'
import { store } from '../../../store.ts'
import { calendarDay } from '../../../values/calendar-day.ts'
import { claimDay, dropDay } from './reconcile.queries.ts'
import { reconcileDay } from './reconcile.ts'

const hour = 3_600_000

/** Reconciles the day that ended, once, by whichever process comes first, an hour after midnight where the shop is. */
export async function reconcileYesterday(parts: Parts): Promise<void> {
  const day = calendarDay(new Date(parts.clock.now().getTime() - 25 * hour), store.timeZone)
  if (!(await claimDay(parts.db, day, parts.clock.now()))) return
  try {
    const { differences } = await reconcileDay(parts, day)
    if (differences.length > 0)
      parts.log.error({ day, differences }, 'the provider and the shop differ about money')
  } catch (error) {
    await dropDay(parts.db, day)
    throw error
  }
}
