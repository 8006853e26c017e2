import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { marksIn, readMarks } from '../scripts/coverage/marks.ts'
import { sections } from '../scripts/coverage/sections.ts'

const marks = readMarks()
const requirements = marks.filter(({ sentence }) => sentence !== undefined)
const where = ({ path, line }: { path: string; line: number }) => `${path}:${line}`

test('every mark can be read and is directly above a test', () => {
  const wrong = marks.flatMap((mark) => (mark.problem ? [`${where(mark)} is ${mark.problem}`] : []))
  expect(wrong).toEqual([])
})

test('every requirement has its sentence above exactly one test', () => {
  const wanted = sections.flatMap(({ prefix, last }) =>
    Array.from({ length: last }, (_, index) => `${prefix}-${index + 1}`),
  )
  const marked = requirements.flatMap(({ ids }) => ids)
  expect(marked.filter((id, index) => marked.indexOf(id) !== index)).toEqual([])
  expect(marked.filter((id) => !wanted.includes(id))).toEqual([])
  expect(wanted.filter((id) => !marked.includes(id))).toEqual([])
})

test('every mark without a sentence names requirements, each once above a test', () => {
  const known = new Set(requirements.flatMap(({ ids }) => ids))
  const unknown = marks.flatMap((mark) =>
    mark.ids.filter((id) => !known.has(id)).map((id) => `${where(mark)}: ${id}`),
  )
  expect(unknown).toEqual([])
  const held = marks.flatMap(({ ids, path, title }) => ids.map((id) => `${id} by ${path} "${title}"`))
  expect(held.filter((test, index) => held.indexOf(test) !== index)).toEqual([])
})

test('every decision is cited by a requirement, and every decision cited exists', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/decisions/behaviour.md'), 'utf8')
  const decided = [...page.matchAll(/^\| ([PSBX]\d+) \|/gm)].map(([, no = '']) => no)
  expect(decided.length).toBeGreaterThan(30)
  const cited = requirements.flatMap(({ decision }) => decision ?? [])
  expect(cited.filter((no) => !decided.includes(no))).toEqual([])
  expect(decided.filter((no) => !cited.includes(no))).toEqual([])
})

const above = (...lines: string[]) => marksIn('a.test.ts', lines.join('\n'))

test('a mark has a sentence, which may go on in the next line, or ids alone', () => {
  const found = above(
    "import { test } from 'vitest'",
    '',
    '// Requirement 2.3-4: The cart icon opens the cart, and a badge',
    '//   counts its items (decision P2).',
    '// Requirements 2.1-16, 4-6',
    '// An ordinary comment has no mark.',
    "test('the cart opens', () => {})",
  )
  expect(found.map(({ problem }) => problem)).toEqual(Array(2).fill('not directly above a test'))
  const [first, second] = above(
    '// Requirement 2.3-4: The cart icon opens the cart, and a badge',
    '//   counts its items (decision P2).',
    '// Requirements 2.1-16, 4-6',
    "test.each([['/cart', 'a']])(",
    "  'the cart opens from %s', () => {})",
  )
  const test = { path: 'a.test.ts', title: 'the cart opens from %s' }
  const sentence = 'The cart icon opens the cart, and a badge counts its items'
  expect(first).toEqual({ ids: ['2.3-4'], sentence, decision: 'P2', line: 1, ...test })
  expect(second).toEqual({ ids: ['2.1-16', '4-6'], line: 3, ...test })
})

test.each([
  '// Requirement 2.3-4: No full stop',
  '// Requirement 2.3: Half an id.',
  '// Requirement 2.3-4, and 2.3-5',
  '// requirement 2.3-4: A small letter.',
  '//Requirement 2.3-4: No space.',
])('%s is reported as unreadable', (line) => {
  expect(above(line, "test('a', () => {})").map(({ problem }) => problem)).toEqual([`unreadable: ${line}`])
})
