import { setTimeout as pause } from 'node:timers/promises'
import { tellOfMorning } from '#backoffice/dashboard/server/tell-of-morning.ts'
import { forgetChanges } from '#catalogue/products/server/table/product-changes.queries.ts'
import { keepPlans } from '#catalogue/products/server/visibility/keep-plans.ts'
import { hideIncomplete } from '#catalogue/publishing/server/hide-incomplete.ts'
import { hideUntaxed } from '#catalogue/publishing/server/hide-untaxed.ts'
import { DatabaseDown } from '#database/outages/outage.ts'
import { keepSellable } from '#inventory/batches/server/keep-sellable.ts'
import { tellOfLowStock } from '#inventory/stock/server/tell-of-low-stock.ts'
import { keepAccess } from '#operations/backups/server/access/keep-access.ts'
import { makeBackups } from '#operations/backups/server/nightly/make-backups.ts'
import { tellOfLateBackup } from '#operations/backups/server/nightly/tell-of-late-backup.ts'
import { forgetSent } from '#operations/outbox/server/forget-sent.ts'
import { sendMails } from '#operations/outbox/server/send-mails.ts'
import { forgetVisits } from '#ordering/cart/server/visits/forget-visits.ts'
import { foldTallies } from '#ordering/orders/server/lists/order-tallies.queries.ts'
import { reconcileDays } from '#payments/reconciliation/server/reconcile-days.ts'
import { tellWaitingMoney } from '#payments/reconciliation/server/tell-waiting-money.ts'
import { carryRefunds } from '#payments/refunds/server/processing/carry-refunds.ts'
import { askAboutOrders } from '#payments/webhooks/server/ask-about-orders.ts'
import { forgetEvents } from '#payments/webhooks/server/forget-events.ts'
import { hearOfRefunds } from '#payments/webhooks/server/hear-of-refunds.ts'
import { forgetExpired } from '#people/accounts/server/forget-expired.ts'
import { forgetOldEntries } from '#people/security/server/log/forget-old-entries.ts'
import { sealSecurityLog } from '#people/security/server/log/seal-log.ts'
import { tellWrongPins } from '#people/security/server/log/tell-wrong-pins.ts'
import { lateMails, mailsWithDocuments } from './late-mails.ts'
import type { Parts } from './parts.ts'

type Job = {
  name: string
  everySeconds: number
  /** A long task stops when this process stops, and another process takes it over. */
  run: (parts: Parts, stopping?: AbortSignal) => Promise<unknown>
}

/** Loads the current store settings before the job runs, for its mails and records. */
const knowingTheStore = (job: Job): Job => ({
  ...job,
  run: async (parts, stopping) => {
    await parts.followStore()
    return job.run(parts, stopping)
  },
})

/**
 * The background tasks. Each may run in any number of processes at once, because work is claimed in the database.
 */
const allJobs: Job[] = [
  { name: 'publish and unpublish products', everySeconds: 0.5, run: (parts) => keepPlans(parts) },
  { name: 'hide products with incomplete labels', everySeconds: 60, run: hideIncomplete },
  { name: 'hide products that cannot be invoiced', everySeconds: 2, run: hideUntaxed },
  { name: 'take expired stock off sale', everySeconds: 60, run: keepSellable },
  { name: 'check payments with Razorpay', everySeconds: 2, run: askAboutOrders },
  { name: 'import refunds made in Razorpay', everySeconds: 30, run: hearOfRefunds },
  { name: 'process refunds', everySeconds: 5, run: carryRefunds },
  { name: 'email about unconfirmed payments', everySeconds: 300, run: tellWaitingMoney },
  { name: 'email about low stock', everySeconds: 60, run: tellOfLowStock },
  { name: 'email the morning summary', everySeconds: 60, run: tellOfMorning },
  {
    name: 'send emails',
    everySeconds: 1,
    run: (parts, stopping) =>
      sendMails(parts, { composers: lateMails, attachers: mailsWithDocuments, stopping }),
  },
  { name: 'update order totals', everySeconds: 20, run: ({ db }) => foldTallies(db) },
  { name: 'reconcile recent payments', everySeconds: 60, run: reconcileDays },
  { name: 'save account changes beside the backups', everySeconds: 1, run: keepAccess },
  { name: 'make backups', everySeconds: 2, run: makeBackups },
  { name: 'email about a late backup', everySeconds: 300, run: tellOfLateBackup },
  { name: 'seal the security log', everySeconds: 2, run: sealSecurityLog },
  { name: 'log wrong pins of the last hour', everySeconds: 60, run: tellWrongPins },
  {
    name: 'delete old security log entries',
    everySeconds: 86_400,
    run: ({ db }) => forgetOldEntries(db),
  },
  { name: 'delete expired sessions and codes', everySeconds: 3600, run: forgetExpired },
  { name: 'delete abandoned visitor carts', everySeconds: 3600, run: forgetVisits },
  { name: 'delete old webhook events', everySeconds: 3600, run: forgetEvents },
  {
    name: 'delete old product table changes',
    everySeconds: 86_400,
    run: ({ db, clock }) => forgetChanges(db, clock.now()),
  },
  { name: 'delete old sent emails', everySeconds: 3600, run: forgetSent },
]
export const jobs = allJobs.map(knowingTheStore)

/** Runs every job now and again until `stop`, which waits for what is being done. */
export function startJobs(parts: Parts): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  for (const { name, everySeconds } of jobs) parts.jobRecord.expect(name, everySeconds)
  const loops = jobs.map((job) => repeat(job, parts, stopping.signal))
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

async function repeat({ name, everySeconds, run }: Job, parts: Parts, stopping: AbortSignal) {
  while (!stopping.aborted) {
    try {
      await run(parts, stopping)
      parts.jobRecord.done(name)
    } catch (error) {
      parts.jobRecord.failed(name)
      // An outage of the database is logged once, where it is noticed.
      if (!(error instanceof DatabaseDown))
        parts.log.error({ err: error, job: name }, 'a background task failed and will be retried')
    }
    await rest(everySeconds, stopping)
  }
}

/** The timer alone does not keep a process alive. */
const rest = (seconds: number, signal: AbortSignal) =>
  pause(seconds * 1000, undefined, { signal, ref: false }).catch(() => {})
