import type { TestReport } from './failure-summary.ts'

/** How many tests passed, and a line for each that failed. */
export type TestCounts = { passed: number; failures: string[] }

/** The counts of several runs together. */
export const sumCounts = (tallies: TestCounts[]): TestCounts => ({
  passed: tallies.reduce((passed, tally) => passed + tally.passed, 0),
  failures: tallies.flatMap((tally) => tally.failures),
})

/** The end of every test run: the failures, and the totals on the last line. */
export const formatSummary = ({ passed, failures }: TestCounts) =>
  [...failures.map((failure) => `FAILED ${failure}`), `${passed} passed, ${failures.length} failed`].join(
    '\n',
  )

/**
 * The counts of a vitest run. A run that failed without naming a test is one failure.
 *
 * @param report undefined if vitest did not finish
 * @param endedWell whether vitest ended with status 0
 */
export function countTests(report: TestReport | undefined, endedWell: boolean): TestCounts {
  if (!report) return { passed: 0, failures: ['the tests did not finish'] }
  const failedSilently = report.failures.length === 0 && !endedWell
  return failedSilently ? { ...report, failures: ['the tests failed without a report'] } : report
}
