import type { TestReport } from './what-failed.ts'

/** How many tests passed, and a line for each that failed. */
export type Tally = { passed: number; failures: string[] }

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((passed, tally) => passed + tally.passed, 0),
  failures: tallies.flatMap((tally) => tally.failures),
})

/** What every run of tests ends with: what failed, and as its last line how many. */
export const summary = ({ passed, failures }: Tally) =>
  [...failures.map((failure) => `FAILED ${failure}`), `${passed} passed, ${failures.length} failed`].join(
    '\n',
  )

/**
 * Counts a run of vitest. One that ended badly without saying where is a failure too.
 *
 * @param report undefined when vitest came to no end
 */
export function tallyOf(report: TestReport | undefined, endedWell: boolean): Tally {
  if (!report) return { passed: 0, failures: ['the tests came to no end'] }
  const silent = report.failures.length === 0 && !endedWell
  return silent ? { ...report, failures: ['the tests ended badly without saying why'] } : report
}
