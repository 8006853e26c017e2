/**
 * Changes the rules of money and stock one by one and looks whether a test notices: `npm run test:mutants`. With
 * `--since COMMIT`, only rules whose files changed since then; everything else is handed to Stryker.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import config from '../../stryker.config.mjs'
import { root } from '../setup/places.mjs'
import { changedSince, mutatedOf, patternsWithoutFiles } from './mutated-files.ts'

const { values, positionals } = parseArgs({
  options: { since: { type: 'string' } },
  strict: false,
  allowPositionals: true,
})
const since = typeof values.since === 'string' ? values.since : undefined

const lost = patternsWithoutFiles(config.mutate)
if (lost.length > 0) {
  console.error(`stryker.config.mjs names rules that are not there any more:\n${lost.join('\n')}`)
  finish(0, 1)
} else if (since === undefined) run(process.argv.slice(2))
else askChanged(since, positionals)

function askChanged(commit: string, more: string[]) {
  const changed = changedSince(commit)
  if (!changed) console.log(`${commit} is not in this checkout, so it is not known which rules have changed.`)
  const files = mutatedOf(config.mutate, changed ?? [])
  if (files.length === 0) return finish(0, 0)
  console.log(`Changed rules:\n${files.join('\n')}`)
  const isWell = run(['--mutate', files.join(','), ...more])
  finish(isWell ? files.length : 0, isWell ? 0 : files.length)
}

/** @returns whether as many changes were noticed as `thresholds.break` asks for */
function run(args: string[]) {
  const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js'
  const { status } = spawnSync(process.execPath, [stryker, 'run', ...args], { cwd: root, stdio: 'inherit' })
  process.exitCode = status ?? 1
  return status === 0
}

/** In the words that the whole suite is counted by. */
function finish(passed: number, failed: number) {
  console.log(`${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}
