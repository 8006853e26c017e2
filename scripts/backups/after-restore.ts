import type { Db } from '#database/connect.ts'
import {
  type LostOrder,
  reconcileAfterRestore,
} from '#operations/backups/server/restoring/reconcile-after-restore.ts'
import type { RestoreResult } from '#operations/backups/server/restoring/restore-backup.ts'
import { createParts } from '#real-parts.ts'
import { createLiveSettings } from '#settings/live-settings.ts'
import { formatPaise } from '#values/money/money.ts'

/** The report of a restore for the operator, with warnings about what was lost. */
export function reportRestored({
  manifest,
  appliedMigrations,
  invoicePrefix,
  lastSkippedOrder,
  replayed,
}: RestoreResult) {
  const { name, taken_at, tables, pictures, missing } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const lines = [
    `Restored the backup ${name}, made at ${taken_at}: ${tables.length} tables with ${rows} rows and ${pictures.length} image files, all verified.`,
  ]
  if (appliedMigrations.length > 0)
    lines.push(
      `The backup was made by an older release. Database migrations applied: ${appliedMigrations.length}.`,
    )
  if (missing.length > 0)
    lines.push(`Missing images: ${missing.length}. Their files were already lost when the backup was made.`)
  if (invoicePrefix)
    lines.push(
      `Bill and invoice numbers will now begin with ${invoicePrefix}, because customers may already have documents with the numbers that come next. If nothing was sold since the backup, you can change them back in the Store section of the back office.`,
    )
  if (lastSkippedOrder)
    lines.push(
      `The next order will be #${lastSkippedOrder + 1}. The numbers before it are skipped, because customers may already have emails with them.`,
    )
  if (replayed) lines.push(describeReplay(replayed))
  return lines.join('\n')
}

type Replayed = NonNullable<RestoreResult['replayed']>

const describeReplay = (replayed: Replayed) =>
  [
    'Everyone has been logged out. Pin reset links, login codes and recovery codes from the backup no longer work. Administrators with a passkey must create new recovery codes.',
    ...describeAccessList(replayed),
  ].join('\n')

/**
 * The lines about account changes. Distinguishes an empty list of changes from a missing one, because a missing one
 * needs a warning.
 */
function describeAccessList({ found, renewed, blocked, erased, unreadable, missing }: Replayed) {
  if (found.length === 0)
    return [
      'WARNING: The list of account changes (the folder access) is missing from the backup location. Pins changed since the backup have their old value again, and accounts blocked or deleted since then are active again. If you have a copy of that folder, put it next to the backup and restore again into an empty shop.',
    ]
  return [
    `Account changes since the backup were applied. New pins or passkeys: ${renewed}. Blocked: ${blocked}. Deleted: ${erased}. Source: ${found.join(' and ')}.`,
    ...(unreadable > 0 ? [describeUnreadableFiles(unreadable)] : []),
    ...(missing > 0 ? [describeMissingFiles(missing)] : []),
  ]
}

const describeUnreadableFiles = (count: number) =>
  `WARNING: ${count === 1 ? '1 file in the folder access couldn’t be read, so its account changes' : `${count} files in the folder access couldn’t be read, so their account changes`} weren’t applied. If you have another copy of the folder, replace the damaged one with it and restore again into an empty shop.`

const describeMissingFiles = (count: number) =>
  `Files missing from the folder access: ${count}. A file can be missing if the shop was stopped while writing it. Otherwise it was lost, and its account changes weren’t applied.`

/** Reconciles payments made since the backup with the payment provider. @returns a report for the operator */
export async function reconcile({ db }: { db: Db }, takenAt: Date) {
  const parts = createParts(createLiveSettings(process.env), db)
  await parts.refreshStoreSettings()
  const settled = await reconcileAfterRestore(parts, takenAt)
  return settled.ok ? describeLostOrders(settled.lost) : describeFailedReconciling(settled.why)
}

const describeFailedReconciling = (why: string) =>
  `Couldn’t check Razorpay for payments made since the backup (${why}). They’ll be checked automatically once your shop is running. See Payments in the back office.`

const describeLostOrders = (lost: LostOrder[]) =>
  lost.length === 0
    ? 'Razorpay has no payments for orders placed after the backup.'
    : [
        `Payments for orders that were placed after the backup and are now lost: ${lost.length}`,
        ...lost.map(lineOf),
        'Refund each payment in the Razorpay dashboard, or deliver the items. To see the payments by day, open Payments in the back office. New orders won’t use these order numbers.',
      ].join('\n')

const lineOf = ({ paymentId, paise, order, contact, at }: LostOrder) =>
  [
    `- ${paymentId}: ${formatPaise(paise)}`,
    order === null ? 'unknown order' : `order #${order}`,
    contact ?? 'no contact details',
    at.toISOString(),
  ].join(', ')
