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
  /** What takes minutes gives up, for another process to do, when this one stops. */
  run: (parts: Parts, stopping?: AbortSignal) => Promise<unknown>
}

/** Mails and books say the merchant's facts as they are when the job runs. */
const knowingTheStore = (job: Job): Job => ({
  ...job,
  run: async (parts, stopping) => {
    await parts.followStore()
    return job.run(parts, stopping)
  },
})

/**
 * What the shop does without being asked. Each may run in any number of processes at once: what is worked on is
 * claimed in the database.
 */
const allJobs: Job[] = [
  { name: 'show and hide products as planned', everySeconds: 0.5, run: (parts) => keepPlans(parts) },
  { name: 'hide what is sold without its label after the deadline', everySeconds: 60, run: hideIncomplete },
  { name: 'hide what may not be invoiced', everySeconds: 2, run: hideUntaxed },
  { name: 'take out of the stock what is too old', everySeconds: 60, run: keepSellable },
  { name: 'ask the provider about orders', everySeconds: 2, run: askAboutOrders },
  { name: 'hear of refunds made at the provider', everySeconds: 30, run: hearOfRefunds },
  { name: 'carry refunds forward', everySeconds: 5, run: carryRefunds },
  { name: 'tell of money that waits', everySeconds: 300, run: tellWaitingMoney },
  { name: 'tell of low stock', everySeconds: 60, run: tellOfLowStock },
  { name: 'tell how the shop stands in the morning', everySeconds: 60, run: tellOfMorning },
  {
    name: 'send mails',
    everySeconds: 1,
    run: (parts, stopping) =>
      sendMails(parts, { composers: lateMails, attachers: mailsWithDocuments, stopping }),
  },
  { name: 'add up the tallies of orders', everySeconds: 20, run: ({ db }) => foldTallies(db) },
  { name: 'reconcile the last days', everySeconds: 60, run: reconcileDays },
  { name: 'keep what has ended beside the backups', everySeconds: 1, run: keepAccess },
  { name: 'make backups', everySeconds: 2, run: makeBackups },
  { name: 'tell of a late backup', everySeconds: 300, run: tellOfLateBackup },
  { name: 'seal the security log', everySeconds: 2, run: sealSecurityLog },
  { name: 'tell the wrong pins of the hour', everySeconds: 60, run: tellWrongPins },
  {
    name: 'forget old entries of the security log',
    everySeconds: 86_400,
    run: ({ db }) => forgetOldEntries(db),
  },
  { name: 'forget what has expired', everySeconds: 3600, run: forgetExpired },
  { name: 'forget the carts of visitors who did not come back', everySeconds: 3600, run: forgetVisits },
  { name: 'forget old events', everySeconds: 3600, run: forgetEvents },
  {
    name: 'forget what was changed in the table of products',
    everySeconds: 86_400,
    run: ({ db, clock }) => forgetChanges(db, clock.now()),
  },
  { name: 'forget sent mails', everySeconds: 3600, run: forgetSent },
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
        parts.log.error({ err: error, job: name }, 'a job failed and is tried again')
    }
    await rest(everySeconds, stopping)
  }
}

/** The timer alone does not keep a process alive. */
const rest = (seconds: number, signal: AbortSignal) =>
  pause(seconds * 1000, undefined, { signal, ref: false }).catch(() => {})
