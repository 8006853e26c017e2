export type JobRecord = ReturnType<typeof createJobRecord>

type JobRuns = {
  everySeconds: number
  /** When this process first started the job. */
  begunAt: Date
  /** When it last finished; undefined until then. */
  doneAt: Date | undefined
  /** Failed runs since the process started. */
  failures: number
  /** Whether its last run failed. */
  isFailing: boolean
}

/** By how many seconds a job is late: the time since it last finished or was started, less its period. At least 0. */
export const jobLagSeconds = ({ doneAt, begunAt, everySeconds }: Readonly<JobRuns>, now: Date) =>
  Math.max(0, (now.getTime() - (doneAt ?? begunAt).getTime()) / 1000 - everySeconds)

/** Records the runs of this process's jobs. Every process runs every job, so each has a full record. */
export function createJobRecord(clock: { now: () => Date }) {
  const jobs = new Map<string, JobRuns>()
  const runsOf = (name: string) => {
    const runs = jobs.get(name)
    if (!runs) throw new Error(`There is no job ${name}`)
    return runs
  }
  return {
    /** Adds a job, before its first run. */
    register: (name: string, everySeconds: number) =>
      void jobs.set(name, {
        everySeconds,
        begunAt: clock.now(),
        doneAt: undefined,
        failures: 0,
        isFailing: false,
      }),
    /** Records that a run of the job has succeeded. */
    done: (name: string) => void Object.assign(runsOf(name), { doneAt: clock.now(), isFailing: false }),
    /** Records that a run of the job has failed. */
    failed: (name: string) => {
      const runs = runsOf(name)
      runs.failures += 1
      runs.isFailing = true
    },
    read: (): ReadonlyMap<string, Readonly<JobRuns>> => jobs,
  }
}
