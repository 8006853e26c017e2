export type JobRecord = ReturnType<typeof createJobRecord>

type JobRuns = {
  everySeconds: number
  /** When this process began to do it. */
  begunAt: Date
  /** When it last came to its end; nothing while it has not yet. */
  doneAt: Date | undefined
  /** Runs that failed since the process began. */
  failures: number
  /** Whether its last run failed. */
  isFailing: boolean
}

/** Seconds since a job last came to its end, or was begun, beyond its period. */
export const jobLagSeconds = ({ doneAt, begunAt, everySeconds }: Readonly<JobRuns>, now: Date) =>
  Math.max(0, (now.getTime() - (doneAt ?? begunAt).getTime()) / 1000 - everySeconds)

/** How the jobs of this process go. Each process does every job, so each can tell. */
export function createJobRecord(clock: { now: () => Date }) {
  const jobs = new Map<string, JobRuns>()
  const runsOf = (name: string) => {
    const runs = jobs.get(name)
    if (!runs) throw new Error(`There is no job ${name}`)
    return runs
  }
  return {
    expect: (name: string, everySeconds: number) =>
      void jobs.set(name, {
        everySeconds,
        begunAt: clock.now(),
        doneAt: undefined,
        failures: 0,
        isFailing: false,
      }),
    done: (name: string) => void Object.assign(runsOf(name), { doneAt: clock.now(), isFailing: false }),
    failed: (name: string) => {
      const runs = runsOf(name)
      runs.failures += 1
      runs.isFailing = true
    },
    read: (): ReadonlyMap<string, Readonly<JobRuns>> => jobs,
  }
}
