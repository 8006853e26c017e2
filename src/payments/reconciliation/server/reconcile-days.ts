import { leaseEnd, whileLeased } from '#database/lease.ts'
import { notifyDifferences } from '#operations/notifications/server/notify-differences.ts'
import { notifyContext } from '#operations/notifications/server/notify-merchant.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay, dayBounds } from '#values/time/calendar-day.ts'
import { dayMs, hourMs } from '#values/time/durations.ts'
import { defaultLanguage } from '#words/language.ts'
import { translateComparison } from './compare-payments.ts'
import { claimDay, releaseDayLease, renewDayLease } from './reconcile-day.queries.ts'
import { reconcileDay } from './reconcile-day.ts'

/** A bank may confirm up to three days after a failure, and uncaptured money is returned after five. */
const daysBack = 7

/**
 * Compares each of the last seven days with the provider once a morning, an hour after midnight (shop time), because
 * payments can change days later. A day is leased while it is compared and marked afterwards, so that another process
 * takes over if this one dies.
 */
export async function reconcileDays(parts: Parts): Promise<void> {
  const today = calendarDay(new Date(parts.clock.now().getTime() - hourMs), region.timeZone)
  const morning = new Date(dayBounds(today, region.timeZone).start.getTime() + hourMs)
  for (const day of daysBefore(today)) await reconcileOnce(parts, day, morning)
}

/**
 * Reconciles a day and notifies the merchant of remaining differences, unless another process does it now.
 * @param morning a comparison completed after it is not repeated
 */
async function reconcileOnce(parts: Parts, day: string, morning: Date) {
  const { db, clock, log } = parts
  const first = leaseEnd(clock.now())
  if (!(await claimDay(db, { day, morning, now: clock.now(), until: first }))) return
  try {
    await whileLeased({ clock, first, renew: (from, until) => renewDayLease(db, day, from, until) }, () =>
      reconcileDay(parts, day, async (trx, compared) => {
        const { differences } = translateComparison(compared, defaultLanguage)
        if (differences.length === 0) return
        log.error({ day, differences }, 'payments differ between Razorpay and the shop')
        await notifyDifferences(trx, { day, differences }, notifyContext(parts, clock.now()))
      }),
    )
  } catch (error) {
    await releaseDayLease(db, day)
    throw error
  }
}

/** The seven days before `today`, as `2026-11-26`, newest first. */
const daysBefore = (today: string) =>
  Array.from({ length: daysBack }, (_, at) =>
    new Date(Date.parse(today) - (at + 1) * dayMs).toISOString().slice(0, 10),
  )
