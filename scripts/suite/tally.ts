/** How many tests passed and failed. */
export type Tally = { passed: number; failed: number }

export const sum = (tallies: Tally[]): Tally =>
  tallies.reduce((total, one) => ({ passed: total.passed + one.passed, failed: total.failed + one.failed }), {
    passed: 0,
    failed: 0,
  })

/** The line that every run of tests ends with. */
export const summary = ({ passed, failed }: Tally) => `${passed} passed, ${failed} failed`

/** What of vitest's JSON report is counted. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/**
 * Counts a run of vitest. A file that failed without a failing test (it did not load, or broke while cleaning up)
 * counts as one failure, and so does a run that ended badly without saying where.
 *
 * @param report undefined when vitest came to no end
 */
export function tallyOf(report: VitestReport | undefined, endedWell: boolean): Tally {
  if (!report) return { passed: 0, failed: 1 }
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = report.numFailedTests + brokenFiles.length
  return { passed: report.numPassedTests, failed: failed === 0 && !endedWell ? 1 : failed }
}
