import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../shop/temporary-folder.ts'
import { lastRelease } from './previous-release.ts'

// Requirement D-323: Upgrades are tested from the last release, not from the previous commit.
test('the previous release is the newest commit with the migrations of its list', () => {
  const folder = temporaryFolder()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
  const commit = (file: string, text = '') => {
    writeFileSync(join(folder, file), text)
    git('add', '-A')
    git('commit', '-q', '-m', file)
    return git('rev-parse', 'HEAD')
  }
  mkdirSync(join(folder, 'src/database/migrations'), { recursive: true })
  mkdirSync(join(folder, 'test/upgrade'), { recursive: true })
  git('init', '-q')
  commit('src/database/migrations/0001_first.sql')
  commit('src/database/migrations/0002_second.sql')
  commit('test/upgrade/migrations-of-last-release.txt', '0002_second.sql\n0001_first.sql\n')
  const release = commit('src/code.ts')
  commit('src/database/migrations/0003_third.sql')
  commit('src/code.ts', 'more')
  expect(lastRelease(folder)).toBe(release)
  commit('test/upgrade/migrations-of-last-release.txt', '0009_never.sql\n')
  expect(() => lastRelease(folder)).toThrow('set UPGRADE_FROM')
})
