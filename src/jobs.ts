import { setTimeout as pause } from 'node:timers/promises'
import { notifyMorningSummary } from '#backoffice/dashboard/server/notify-morning-summary.ts'
import { purgeChanges } from '#catalogue/products/server/table/product-changes.queries.ts'
import { runSchedules } from '#catalogue/products/server/visibility/run-schedules.ts'
import { hideIncomplete } from '#catalogue/publishing/server/hide-incomplete.ts'
import { hideProductsWithoutTaxData } from '#catalogue/publishing/server/hide-untaxed.ts'
import { DatabaseDown } from '#database/failover/outage.ts'
import { quarantineExpired } from '#inventory/batches/server/quarantine-expired.ts'
import { notifyLowStock } from '#inventory/stock/server/notify-low-stock.ts'
import { writeAccessList } from '#operations/backups/server/access/write-access-list.ts'
import { notifyLateBackup } from '#operations/backups/server/nightly/notify-late-backup.ts'
import { runBackups } from '#operations/backups/server/nightly/run-backups.ts'
import { purgeSentMails } from '#operations/outbox/server/purge-sent-mails.ts'
import { sendMails } from '#operations/outbox/server/send-mails.ts'
import { purgeVisitorCarts } from '#ordering/cart/server/visitor-carts/purge-visitor-carts.ts'
import { rollUpOrderCounters } from '#ordering/orders/server/lists/order-counters.queries.ts'
import { notifyWaitingPayments } from '#payments/reconciliation/server/notify-waiting-payments.ts'
import { reconcileDays } from '#payments/reconciliation/server/reconcile-days.ts'
import { processRefunds } from '#payments/refunds/server/processing/process-refunds.ts'
import { pollPayments } from '#payments/webhooks/server/poll-payments.ts'
import { purgeWebhookEvents } from '#payments/webhooks/server/purge-webhook-events.ts'
import { syncRefunds } from '#payments/webhooks/server/sync-refunds.ts'
import { deleteExpiredAuthData } from '#people/accounts/server/delete-expired-auth-data.ts'
import { deleteOldSecurityEntries } from '#people/security/server/log/delete-old-entries.ts'
import { recordWrongPins } from '#people/security/server/log/record-wrong-pins.ts'
import { sealSecurityLog } from '#people/security/server/log/seal-log.ts'
import { attachmentMakers, deferredComposers } from './deferred-mails.ts'
import type { Parts } from './parts.ts'

type Job = {
  name: string
  everySeconds: number
  /** A long task stops when this process stops, and another process takes it over. */
  run: (parts: Parts, stopping?: AbortSignal) => Promise<unknown>
}

/** Loads the current store settings before the job runs, for its mails and records. */
const withCurrentSettings = (job: Job): Job => ({
  ...job,
  run: async (parts, stopping) => {
    await parts.refreshStoreSettings()
    return job.run(parts, stopping)
  },
})

/**
 * The background tasks. Each may run in any number of processes at once, because work is claimed in the database.
 */
const allJobs: Job[] = [
  { name: 'publish and unpublish products', everySeconds: 0.5, run: (parts) => runSchedules(parts) },
  { name: 'hide products with incomplete labels', everySeconds: 60, run: hideIncomplete },
  { name: 'hide products that cannot be invoiced', everySeconds: 2, run: hideProductsWithoutTaxData },
  { name: 'take expired stock off sale', everySeconds: 60, run: quarantineExpired },
  { name: 'check payments with Razorpay', everySeconds: 2, run: pollPayments },
  { name: 'import refunds made in Razorpay', everySeconds: 30, run: syncRefunds },
  { name: 'process refunds', everySeconds: 5, run: processRefunds },
  { name: 'email about unconfirmed payments', everySeconds: 300, run: notifyWaitingPayments },
  { name: 'email about low stock', everySeconds: 60, run: notifyLowStock },
  { name: 'email the morning summary', everySeconds: 60, run: notifyMorningSummary },
  {
    name: 'send emails',
    everySeconds: 1,
    run: (parts, stopping) =>
      sendMails(parts, { composers: deferredComposers, attachers: attachmentMakers, stopping }),
  },
  { name: 'update order totals', everySeconds: 20, run: ({ db }) => rollUpOrderCounters(db) },
  { name: 'reconcile recent payments', everySeconds: 60, run: reconcileDays },
  { name: 'save account changes beside the backups', everySeconds: 1, run: writeAccessList },
  { name: 'make backups', everySeconds: 2, run: runBackups },
  { name: 'email about a late backup', everySeconds: 300, run: notifyLateBackup },
  { name: 'seal the security log', everySeconds: 2, run: sealSecurityLog },
  { name: 'log wrong pins of the last hour', everySeconds: 60, run: recordWrongPins },
  {
    name: 'delete old security log entries',
    everySeconds: 86_400,
    run: ({ db }) => deleteOldSecurityEntries(db),
  },
  { name: 'delete expired sessions and codes', everySeconds: 3600, run: deleteExpiredAuthData },
  { name: 'delete abandoned visitor carts', everySeconds: 3600, run: purgeVisitorCarts },
  { name: 'delete old webhook events', everySeconds: 3600, run: purgeWebhookEvents },
  {
    name: 'delete old product table changes',
    everySeconds: 86_400,
    run: ({ db, clock }) => purgeChanges(db, clock.now()),
  },
  { name: 'delete old sent emails', everySeconds: 3600, run: purgeSentMails },
]
export const jobs = allJobs.map(withCurrentSettings)

/** Runs every job periodically until `stop`, which waits for running jobs. */
export function startJobs(parts: Parts): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  for (const { name, everySeconds } of jobs) parts.jobRecord.expect(name, everySeconds)
  const loops = jobs.map((job) => runRepeatedly(job, parts, stopping.signal))
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

async function runRepeatedly({ name, everySeconds, run }: Job, parts: Parts, stopping: AbortSignal) {
  while (!stopping.aborted) {
    try {
      await run(parts, stopping)
      parts.jobRecord.done(name)
    } catch (error) {
      parts.jobRecord.failed(name)
      // A database outage is logged once, where it is detected.
      if (!(error instanceof DatabaseDown))
        parts.log.error({ err: error, job: name }, 'a background task failed and will be retried')
    }
    await sleep(everySeconds, stopping)
  }
}

/** The timer alone must not keep the process alive. */
const sleep = (seconds: number, signal: AbortSignal) =>
  pause(seconds * 1000, undefined, { signal, ref: false }).catch(() => {})
