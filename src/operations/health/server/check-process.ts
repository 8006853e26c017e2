import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { z } from 'zod'
import { jobLagSeconds } from '#operations/jobs/server/job-record.ts'
import { thisMachine } from '#operations/metrics/server/machine.ts'
import type { Parts } from '#parts.ts'
import type { HealthChecks } from '../contract.ts'
import { type CheckResult, toIsoOrNull } from './bounded-check.ts'

type Facts<Name extends keyof HealthChecks> = NonNullable<HealthChecks[Name]['facts']>

const { version: release } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')))

/** The release, start time and process; always works. */
export async function checkShop({ clock }: Pick<Parts, 'clock'>): Promise<CheckResult<Facts<'shop'>>> {
  const since = new Date(clock.now().getTime() - process.uptime() * 1000)
  return {
    state: 'works',
    facts: { release, since: since.toISOString(), host: hostname(), pid: process.pid },
  }
}

/** Same threshold as the alert for jobs that do not finish. */
const lateAfterSeconds = 900

/** Broken if a job of this process has not finished for long; needs attention if one's last run failed. */
export async function checkJobs({
  jobRecord,
  clock,
}: Pick<Parts, 'jobRecord' | 'clock'>): Promise<CheckResult<Facts<'jobs'>>> {
  const now = clock.now()
  const jobs = [...jobRecord.read()].map(([name, runs]) => ({
    name,
    every_seconds: runs.everySeconds,
    done_at: toIsoOrNull(runs.doneAt),
    failing: runs.isFailing,
    late: jobLagSeconds(runs, now) > lateAfterSeconds,
  }))
  const isLate = jobs.some(({ late }) => late)
  const state = isLate ? 'broken' : jobs.some(({ failing }) => failing) ? 'look' : 'works'
  return { state, facts: { jobs } }
}

/** Same threshold as the alert for growing memory. */
const maxUsedBytes = 600e6
/** Encoding a picture of 48 megapixels takes about this much. */
const minFreeBytes = 200e6

/** Needs attention if this process uses a lot of memory, or little is left. */
export async function checkMemory({
  machine = thisMachine,
}: Pick<Parts, 'machine'>): Promise<CheckResult<Facts<'memory'>>> {
  const { used, free } = machine.memory()
  return { state: used > maxUsedBytes || free < minFreeBytes ? 'look' : 'works', facts: { used, free } }
}
