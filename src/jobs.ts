import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseDown } from '#database/failover/outage.ts'
import { domains } from './domains.ts'
import { mails } from './mails.ts'
import type { Parts } from './parts.ts'

/** The background tasks of all domains. Each reads the store settings first, for its mails and records. */
export const jobs = domains
  .flatMap((domain) => domain.jobs ?? [])
  .map(({ run, ...job }) => ({
    ...job,
    run: async (parts: Parts, stopping?: AbortSignal) => {
      await parts.refreshStoreSettings()
      return run({ ...parts, mails }, stopping)
    },
  }))

/** Runs every job periodically until `stop`, which waits for running jobs. */
export function startJobs(parts: Parts): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  for (const { name, everySeconds } of jobs) parts.jobRecord.register(name, everySeconds)
  const loops = jobs.map((job) => runRepeatedly(job, parts, stopping.signal))
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

/** Runs one job until `stopping`; a failure is logged, and the job runs again at its next time. */
async function runRepeatedly(
  { name, everySeconds, run }: (typeof jobs)[number],
  parts: Parts,
  stopping: AbortSignal,
) {
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
