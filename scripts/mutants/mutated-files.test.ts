import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/shop/temporary-folder.ts'
import config from '../../stryker.config.mjs'
import { changedSince, filterMutated, patternsWithoutFiles } from './mutated-files.ts'

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

test('what changed since a commit is known where the commit is, and nowhere else', () => {
  const folder = temporaryFolder()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: folder,
    })
  git('init', '--quiet')
  mkdirSync(join(folder, 'src'))
  const write = (name: string, text: string) => writeFileSync(join(folder, 'src', name), text)
  write('stays.ts', '1')
  write('goes.ts', '1')
  git('add', '.')
  git('commit', '--quiet', '-m', 'First')
  write('comes.ts', '1')
  git('rm', '--quiet', 'src/goes.ts')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Second')
  expect(changedSince('HEAD~1', folder)).toEqual(['src/comes.ts'])
  expect(changedSince('0123456789012345678901234567890123456789', folder)).toBeUndefined()
})
