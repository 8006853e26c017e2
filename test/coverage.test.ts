import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

type Row = { id: string; statement: string; built: string; testedBy: string; decision: string }

const rows: Row[] = read('docs/coverage.md')
  .split('\n')
  .filter((line) => /^\| (?:[\d.]+|D)-\d+ \|/.test(line))
  .map((line) => {
    const [id = '', statement = '', built = '', testedBy = '', decision = '', ...more] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    if (more.length > 0) throw new Error(`A row of the coverage table has too many cells: ${line}`)
    return { id, statement, built, testedBy, decision }
  })

const filesIn = (cell: string) => [...cell.matchAll(/`([^`]+\.\w+)`/g)].map(([, path = '']) => path)
/** A file, and the name of a test in it. */
const testsIn = (cell: string) =>
  [...cell.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, path = '', title = '']) => ({ path, title }))

/** Describes what is wrong with a row. */
const problems = (wrong: (row: Row) => string[]) =>
  rows.flatMap((row) => wrong(row).map((what) => `${row.id}: ${what}`))

test('every statement has a row of its own', () => {
  expect(rows.length).toBeGreaterThanOrEqual(300)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

test('no cell is empty', () => {
  const empty = (row: Row) => Object.entries(row).flatMap(([name, text]) => (text === '' ? [name] : []))
  expect(problems(empty)).toEqual([])
  expect(problems(({ built }) => (filesIn(built).length > 0 ? [] : ['built nowhere']))).toEqual([])
  expect(problems(({ testedBy }) => (testsIn(testedBy).length > 0 ? [] : ['held by no test']))).toEqual([])
})

test('every file that is named is there', () => {
  const missing = ({ built, testedBy }: Row) =>
    [...filesIn(built), ...testsIn(testedBy).map(({ path }) => path)].filter(
      (path) => !existsSync(join(root, path)),
    )
  expect(problems(missing)).toEqual([])
})

test('every test that is named is there', () => {
  const missing = ({ testedBy }: Row) =>
    testsIn(testedBy)
      .filter(({ path, title }) => !titlesOf(path).has(title))
      .map(({ path, title }) => `${path} has no test "${title}"`)
  expect(problems(missing)).toEqual([])
})

const known = new Map<string, Set<string>>()

/** The titles of a file's tests, including those of `test.each`. */
function titlesOf(path: string) {
  const titles =
    known.get(path) ?? new Set([...read(path).matchAll(firstText)].map(([, , text = '']) => text))
  known.set(path, titles)
  return titles
}
const firstText = /(?:\b(?:test|describe)|\))\(\s*(['"`])((?:(?!\1).)*)\1/g

test('every decision has a row, and every row’s decision is one', () => {
  const decided = [...read('docs/decisions/behaviour.md').matchAll(/^\| ([PSBX]\d+) \|/gm)].map(
    ([, no]) => no,
  )
  expect(decided.length).toBeGreaterThan(30)
  const cited = rows.map(({ decision }) => decision).filter((decision) => decision !== '–')
  expect([...new Set(cited)].filter((no) => !decided.includes(no))).toEqual([])
  expect(decided.filter((no) => !cited.includes(no ?? ''))).toEqual([])
})
