import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/shop/temporary-folder.ts'
import { readMutationCounts, sumMutationCounts } from './mutation-score.ts'

function reportOf(...ends: string[]) {
  const report = join(temporaryFolder(), 'report.json')
  const [first, ...others] = ends.map((status) => ({ status }))
  writeFileSync(
    report,
    JSON.stringify({ files: { 'a.ts': { mutants: [first] }, 'b.ts': { mutants: others } } }),
  )
  return report
}

test('a change that no test comes by, or that none fails for, is not noticed; what is left out is not asked', () => {
  const report = reportOf('Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored')
  expect(readMutationCounts(report)).toEqual({ killed: 2, total: 4, failed: false })
})

test.each(['RuntimeError', 'CompileError'])('a change that ended as %s fails the run', (end) => {
  expect(readMutationCounts(reportOf('Killed', end)).failed).toBe(true)
})

test('one folder that failed fails them all', () => {
  const well = { killed: 3, total: 4, failed: false }
  expect(sumMutationCounts([well, { killed: 1, total: 1, failed: true }])).toEqual({
    killed: 4,
    total: 5,
    failed: true,
  })
})
