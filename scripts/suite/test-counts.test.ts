import { expect, test } from 'vitest'
import { countTests, formatSummary, sumCounts } from './test-counts.ts'

test.each([
  { run: 'all passed', given: { passed: 3, failures: [] }, endedWell: true, failed: 0 },
  { run: 'a test failed', given: { passed: 2, failures: ['a.test.ts > b'] }, endedWell: false, failed: 1 },
  { run: 'nothing is said of why', given: { passed: 2, failures: [] }, endedWell: false, failed: 1 },
  { run: 'no report at all', given: undefined, endedWell: false, failed: 1 },
])('$run', ({ given, endedWell, failed }) =>
  expect(countTests(given, endedWell).failures).toHaveLength(failed),
)

test('the end names what failed, and its last line counts everything', () => {
  const tallies = [
    { passed: 1, failures: [] },
    { passed: 0, failures: ['types'] },
    { passed: 40, failures: ['a.test.ts > b: no', 'c.test.ts: did not load'] },
  ]
  expect(formatSummary(sumCounts(tallies)).split('\n')).toEqual([
    'FAILED types',
    'FAILED a.test.ts > b: no',
    'FAILED c.test.ts: did not load',
    '41 passed, 3 failed',
  ])
})
