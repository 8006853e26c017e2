import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/shop/temporary-folder.ts'
import config from '../../stryker.config.mjs'
import { changedSince, declarationsAround, filterMutated, patternsWithoutFiles } from './mutated-files.ts'

test('every rule that is to be changed is there', () => {
  expect(patternsWithoutFiles(config.mutate)).toEqual([])
  expect(patternsWithoutFiles(['src/values/money/{money,gone}.ts', '!**/*.test.ts'])).toEqual([
    'src/values/money/gone.ts',
  ])
})

test('of what has changed, the rules are asked about and not their tests', () => {
  const patterns = ['src/a/*.ts', '!**/*.test.ts']
  expect(filterMutated(patterns, ['src/a/rule.ts', 'src/a/rule.test.ts', 'src/b/other.ts'])).toEqual([
    'src/a/rule.ts',
  ])
})

test('the lines changed since a commit are known where the commit is, and nowhere else', () => {
  const folder = temporaryFolder()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: folder,
    })
  git('init', '--quiet')
  mkdirSync(join(folder, 'src'))
  const write = (name: string, lines: string[]) =>
    writeFileSync(join(folder, 'src', name), `${lines.join('\n')}\n`)
  const letters = [...'abcdefgh']
  write('stays.ts', letters)
  write('moves.ts', letters.toReversed())
  write('changes.ts', letters)
  write('goes.ts', ['1'])
  git('add', '.')
  git('commit', '--quiet', '-m', 'First')
  write('comes.ts', ['x', 'y'])
  write('changes.ts', ['a', 'B', 'b2', 'c', 'e', 'f', 'g', 'h'])
  git('rm', '--quiet', 'src/goes.ts')
  git('mv', 'src/moves.ts', 'src/moved.ts')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Second')
  expect(Object.fromEntries(changedSince('HEAD~1', folder) ?? [])).toEqual({
    'src/comes.ts': [{ from: 1, to: 2 }],
    // `d` was removed before `e`.
    'src/changes.ts': [
      { from: 2, to: 3 },
      { from: 5, to: 5 },
    ],
  })
  expect(changedSince('0123456789012345678901234567890123456789', folder)).toBeUndefined()
})

test('a changed line asks about the whole function around it, and an import or a type about nothing', () => {
  const text = [
    "import { a } from './a.ts'",
    '',
    '/** First. */',
    'export function first(',
    '  one: number,',
    ') {',
    '  return a(one)',
    '}',
    '',
    'const second = () => 2',
    'type Third = 3',
  ].join('\n')
  const around = (...changed: number[]) =>
    declarationsAround(
      text,
      changed.map((line) => ({ from: line, to: line })),
    )
  expect(around(7)).toEqual([{ from: 4, to: 9 }])
  expect(around(4, 7, 10)).toEqual([
    { from: 4, to: 9 },
    { from: 10, to: 10 },
  ])
  expect(around(1, 11)).toEqual([])
})
