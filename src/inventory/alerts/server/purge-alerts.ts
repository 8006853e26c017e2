import type { Parts } from '#parts.ts'
import { dayMs } from '#values/time/durations.ts'
import { alertDays, sentAlertDays, unconfirmedAlertDays } from '../rules/retention.ts'

/** Deletes alerts that are too old: nobody confirmed them, they were sent, or the stock did not come. */
export async function purgeAlerts({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs)
  await db
    .deleteFrom('stock_alerts')
    .where('requested_at', '<', daysAgo(unconfirmedAlertDays))
    .where(({ eb, or, and }) =>
      or([
        eb('requested_at', '<', daysAgo(alertDays)),
        eb('sent_at', '<', daysAgo(sentAlertDays)),
        and([eb('confirmed_at', 'is', null), eb('sent_at', 'is', null)]),
      ]),
    )
    .execute()
}
