import { readFileSync } from 'node:fs'

type Count = {
  /** Changes that a test failed for, or never came back from. */
  noticed: number
  /** All that was changed. */
  asked: number
  /** Stryker came to no end. */
  failed: boolean
}
export type Counted = Count & { name: string }

export const noChanges: Count = { noticed: 0, asked: 0, failed: false }

const noticedAs = ['Killed', 'Timeout']
const notNoticedAs = ['Survived', 'NoCoverage']

/** @param report the path of Stryker's, as JSON; changes that ended in an error say nothing about a test, and fail the run */
export function countChanges(report: string): Count {
  const { files }: { files: Record<string, { mutants: { status: string }[] }> } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  const ends = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const noticed = ends.filter((end) => noticedAs.includes(end)).length
  const missed = ends.filter((end) => notNoticedAs.includes(end)).length
  return { noticed, asked: noticed + missed, failed: ends.some((end) => end.endsWith('Error')) }
}

export const sumOf = (counted: readonly Count[]) =>
  counted.reduce(
    (sum, each) => ({
      noticed: sum.noticed + each.noticed,
      asked: sum.asked + each.asked,
      failed: sum.failed || each.failed,
    }),
    noChanges,
  )
