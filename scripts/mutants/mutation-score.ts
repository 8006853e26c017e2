import { readFileSync } from 'node:fs'

type MutationCounts = {
  /** Mutants that made a test fail or time out. */
  killed: number
  /** All mutants. */
  total: number
  /** Stryker did not finish. */
  failed: boolean
}
export type MutationResult = MutationCounts & { name: string }

export const noMutants: MutationCounts = { killed: 0, total: 0, failed: false }

const killedStatuses = ['Killed', 'Timeout']
const survivedStatuses = ['Survived', 'NoCoverage']

/**
 * Counts the mutants in Stryker's report. Mutants that ended in an error prove nothing, and fail the run.
 * @param report the path of the JSON report
 */
export function readMutationCounts(report: string): MutationCounts {
  const { files }: { files: Record<string, { mutants: { status: string }[] }> } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  const ends = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const killed = ends.filter((end) => killedStatuses.includes(end)).length
  const missed = ends.filter((end) => survivedStatuses.includes(end)).length
  return { killed, total: killed + missed, failed: ends.some((end) => end.endsWith('Error')) }
}

/** The counts of several runs together; failed if one of them is. */
export const sumMutationCounts = (counted: readonly MutationCounts[]) =>
  counted.reduce(
    (sum, each) => ({
      killed: sum.killed + each.killed,
      total: sum.total + each.total,
      failed: sum.failed || each.failed,
    }),
    noMutants,
  )
