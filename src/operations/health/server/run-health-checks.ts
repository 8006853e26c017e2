import { readBacklog } from '#operations/metrics/server/shop-figures.queries.ts'
import type { Parts } from '#parts.ts'
import type { HealthReport } from '../contract.ts'
import { boundedCheck, singleFlight } from './bounded-check.ts'
import { checkConnections } from './check-connections.ts'
import { checkDatabase } from './check-database.ts'
import { checkMails } from './check-mails.ts'
import { checkPageSpeed } from './check-page-speed.ts'
import { checkPayments, checkUnansweredOrders, checkWebhooks } from './check-payments.ts'
import { checkJobs, checkMemory, checkShop } from './check-process.ts'
import { checkBackup, checkDisk, checkPictureStore } from './check-storage.ts'
import { checkWhatsapp } from './check-whatsapp.ts'

/** @returns a function that runs all health checks at once; one that hangs or fails does not delay the others */
export function createHealthChecks(parts: Parts): () => Promise<HealthReport> {
  const readSharedBacklog = singleFlight(() => readBacklog(parts.db))
  const checks = {
    shop: boundedCheck(parts, () => checkShop(parts)),
    database: boundedCheck(parts, () => checkDatabase(parts)),
    disk: boundedCheck(parts, () => checkDisk(parts)),
    memory: boundedCheck(parts, () => checkMemory(parts)),
    payments: boundedCheck(parts, () => checkPayments(parts)),
    unanswered: boundedCheck(parts, () => checkUnansweredOrders(readSharedBacklog)),
    webhooks: boundedCheck(parts, () => checkWebhooks(parts)),
    mails: boundedCheck(parts, () => checkMails(parts, readSharedBacklog)),
    whatsapp: boundedCheck(parts, () => checkWhatsapp(parts)),
    connections: boundedCheck(parts, () => checkConnections(parts)),
    jobs: boundedCheck(parts, () => checkJobs(parts)),
    backup: boundedCheck(parts, () => checkBackup(parts)),
    pictures: boundedCheck(parts, () => checkPictureStore(parts)),
    speed: boundedCheck(parts, () => checkPageSpeed(parts)),
  }
  return async () => ({ read_at: parts.clock.now().toISOString(), lines: await runAll(checks) })
}

type Checks = Record<string, () => Promise<unknown>>

/** Runs all checks at once and returns the results by name. */
async function runAll<Each extends Checks>(checks: Each) {
  const found = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await check()]))
  // The compiler cannot infer that each name has its own result type.
  return Object.fromEntries(found) as { [Name in keyof Each]: Awaited<ReturnType<Each[Name]>> }
}
