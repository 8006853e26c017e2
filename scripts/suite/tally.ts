import type { TestReport } from './what-failed.ts'

/** How many tests passed, and a line for each that failed. */
export type Tally = { passed: number; failures: string[] }

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((passed, tally) => passed + tally.passed, 0),
  failures: tallies.flatMap((tally) => tally.failures),
})

/** The end of every test run: the failures, and the totals on the last line. */
export const summary = ({ passed, failures }: Tally) =>
  [...failures.map((failure) => `FAILED ${failure}`), `${passed} passed, ${failures.length} failed`].join(
    '\n',
  )

/**
 * Counts a vitest run. A run that failed without naming a test is one failure.
 *
 * @param report undefined if vitest did not finish
 */
export function tallyOf(report: TestReport | undefined, endedWell: boolean): Tally {
  if (!report) return { passed: 0, failures: ['the tests did not finish'] }
  const silent = report.failures.length === 0 && !endedWell
  return silent ? { ...report, failures: ['the tests failed without a report'] } : report
}
