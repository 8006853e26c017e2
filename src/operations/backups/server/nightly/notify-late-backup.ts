import { notifyMerchant } from '#operations/notifications/server/notify-merchant.ts'
import * as mailWords from '#operations/notifications/words/office/merchant/en.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { dayMs } from '#values/time/durations.ts'
import { formatDateTime } from '#values/time/format-date-time.ts'
import { defaultLanguage, localeOf } from '#words/language.ts'
import * as words from '../../words/office/en.ts'
import { readBackupState } from './backups.queries.ts'

const lateAfterMs = 2 * dayMs

/**
 * Whether more than two days have passed since the last finished backup, or since the first request if none finished.
 */
export const isBackupLate = (since: Date | undefined, now: Date) =>
  since !== undefined && now.getTime() - since.getTime() > lateAfterMs

/**
 * Notifies the merchant once a day when the newest backup is more than two days old. Does nothing if nightly backups
 * are off.
 */
export async function notifyLateBackup({ db, clock, settings, store }: Parts): Promise<void> {
  if (!settings.backup.to) return
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const { last, newest, since } = await readBackupState(trx)
    if (!isBackupLate(since, now)) return
    await notifyMerchant(
      trx,
      {
        kind: 'backup-late',
        subjectKey: calendarDay(now, region.timeZone),
        values: {
          last_backup: last?.finished_at
            ? formatDateTime(localeOf[defaultLanguage], last.finished_at)
            : words.never,
          what_happened: newest?.problem ?? words.noneWasTried,
          office_link: { label: mailWords.openOffice, url: `${settings.publicUrl}/admin` },
        },
      },
      { store: store(), now },
    )
  })
}
