import { setTimeout as pause } from 'node:timers/promises'
import type { Parts } from '../../../parts.ts'
import { foldTallies } from '../../orders/server/order-tallies.queries.ts'
import { askAboutOrders } from './ask-about-orders.ts'
import { carryRefunds } from './carry-refunds.ts'
import { reconcileYesterday } from './reconcile-yesterday.ts'
import { sendMails } from './send-mails.ts'
import { sweep } from './sweep.ts'

type Job = { name: string; everySeconds: number; run: (parts: Parts) => Promise<unknown> }

/**
 * What the shop does without being asked. Each may run in any number of processes at once: what is worked on is
 * claimed in the database.
 */
export const jobs: Job[] = [
  { name: 'ask the provider about orders', everySeconds: 2, run: askAboutOrders },
  { name: 'carry refunds forward', everySeconds: 5, run: carryRefunds },
  { name: 'send mails', everySeconds: 2, run: sendMails },
  { name: 'add up the tallies of orders', everySeconds: 20, run: ({ db }) => foldTallies(db) },
  { name: 'reconcile yesterday', everySeconds: 900, run: reconcileYesterday },
  { name: 'sweep', everySeconds: 3600, run: sweep },
]

/** Runs every job now and again until `stop`, which waits for what is being done. */
export function startJobs(parts: Parts): { stop: () => Promise<void> } {
  const stopping = new AbortController()
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
      await run(parts)
    } catch (error) {
      parts.log.error({ err: error, job: name }, 'a job failed and is tried again')
    }
    await rest(everySeconds, stopping)
  }
}

/** The timer alone does not keep a process alive. */
const rest = (seconds: number, signal: AbortSignal) =>
  pause(seconds * 1000, undefined, { signal, ref: false }).catch(() => {})
