import { readWaiting } from '#operations/metrics/server/shop-figures.queries.ts'
import type { Parts } from '#parts.ts'
import type { Status } from '../contract.ts'
import { bounded, oneAtATime } from './look.ts'
import { lookAtDatabase } from './look-at-database.ts'
import { lookAtMails } from './look-at-mails.ts'
import { lookAtPayments, lookAtUnanswered, lookAtWebhooks } from './look-at-money.ts'
import { lookAtJobs, lookAtMemory, lookAtShop } from './look-at-process.ts'
import { lookAtBackup, lookAtDisk, lookAtPictures } from './look-at-stores.ts'

/**
 * What of the shop works and what needs a look. Everything is looked at side by side, and what hangs or fails keeps nothing
 * else from being told.
 */
export function createStatus(parts: Parts): () => Promise<Status> {
  const waiting = oneAtATime(() => readWaiting(parts.db))
  const looks = {
    shop: bounded(parts, () => lookAtShop(parts)),
    database: bounded(parts, () => lookAtDatabase(parts)),
    disk: bounded(parts, () => lookAtDisk(parts)),
    memory: bounded(parts, () => lookAtMemory(parts)),
    payments: bounded(parts, () => lookAtPayments(parts)),
    unanswered: bounded(parts, () => lookAtUnanswered(waiting)),
    webhooks: bounded(parts, () => lookAtWebhooks(parts)),
    mails: bounded(parts, () => lookAtMails(parts, waiting)),
    jobs: bounded(parts, () => lookAtJobs(parts)),
    backup: bounded(parts, () => lookAtBackup(parts)),
    pictures: bounded(parts, () => lookAtPictures(parts)),
  }
  return async () => ({ read_at: parts.clock.now().toISOString(), lines: await allOf(looks) })
}

type Looks = Record<string, () => Promise<unknown>>

/** Every look at once, under its name. */
async function allOf<Each extends Looks>(looks: Each) {
  const found = await Promise.all(Object.entries(looks).map(async ([name, look]) => [name, await look()]))
  // The compiler cannot follow that each name has its own answer.
  return Object.fromEntries(found) as { [Name in keyof Each]: Awaited<ReturnType<Each[Name]>> }
}
