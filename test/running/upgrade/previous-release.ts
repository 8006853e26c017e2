import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../../scripts/setup/run.mjs'
import { root } from '../../../scripts/setup/runtime.mjs'

/** Checks a release out into its own folder, installs the packages of its lockfile and builds it. */
export async function buildRelease(commit: string, folder: string) {
  mkdirSync(folder)
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1024 ** 3 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const install = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await run(`Installing the packages of ${commit}`, 'npm', install, { cwd: folder })
  const build = [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--app', '--logLevel', 'error']
  const env = { ...process.env, NODE_ENV: 'production' }
  await run(`Building ${commit}`, process.execPath, build, { cwd: folder, env })
  return folder
}

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
const linesOf = (text: string) => text.split('\n').filter(Boolean)

/**
 * The last release: the newest commit that has exactly the migrations of its list. The previous commit usually has the
 * same migrations as this one, so it would test nothing.
 * @throws Error if the history does not reach that far back
 */
export function lastRelease(folder = root): string {
  const list = readFileSync(join(folder, 'test/upgrade/migrations-of-last-release.txt'), 'utf8')
  const released = linesOf(list).sort().join()
  const migrations = 'src/database/migrations/'
  const hasThose = (commit: string) =>
    linesOf(git(folder, 'ls-tree', '--name-only', commit, migrations))
      .map((file) => file.slice(migrations.length))
      .sort()
      .join() === released
  const found = linesOf(git(folder, 'rev-list', '--first-parent', 'HEAD')).find(hasThose)
  if (!found) throw new Error('no commit has the migrations of the last release: set UPGRADE_FROM')
  return found
}
