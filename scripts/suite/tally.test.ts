import { expect, test } from 'vitest'
import { sum, summary, tallyOf } from './tally.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((status) => ({ status })),
})
const report = (passed: number, failed: number, ...testResults: ReturnType<typeof file>[]) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults,
})

test.each([
  { run: 'all passed', given: report(3, 0, file('passed', 'passed')), endedWell: true, failed: 0 },
  {
    run: 'a test failed',
    given: report(2, 1, file('failed', 'passed', 'failed')),
    endedWell: false,
    failed: 1,
  },
  { run: 'a file did not load', given: report(2, 0, file('failed')), endedWell: false, failed: 1 },
  {
    run: 'an error outside tests',
    given: report(2, 0, file('passed', 'passed')),
    endedWell: false,
    failed: 1,
  },
  { run: 'no report at all', given: undefined, endedWell: false, failed: 1 },
])('$run', ({ given, endedWell, failed }) => expect(tallyOf(given, endedWell).failed).toBe(failed))

test('the last line counts everything', () => {
  const tallies = [
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
    { passed: 40, failed: 2 },
  ]
  expect(summary(sum(tallies))).toBe('41 passed, 3 failed')
})
