import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/setup/places.mjs'
import { run } from '../../../scripts/setup/run.mjs'

/** A release as it landed, in a folder of its own, with the packages of its own lockfile, and built. */
export async function buildLanded(commit: string, folder: string) {
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
