/**
 * Changes the rules of money and stock one by one and looks whether a test beside them notices: `npm run test:mutants`. With
 * `--since COMMIT`, only rules whose files changed since then; other arguments are handed to Stryker, which asks all tests then.
 */
import { spawnSync } from 'node:child_process'
import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import config, { rules } from '../../stryker.config.mjs'
import { root } from '../setup/places.mjs'
import { changedSince, mutatedOf, patternsWithoutFiles } from './mutated-files.ts'
import { type Counted, countChanges, noChanges, sumOf } from './noticed.ts'

/** The least share of changes that is to be noticed. */
const leastNoticed = 0.95

const { values } = parseArgs({
  options: { since: { type: 'string' } },
  strict: false,
  allowPositionals: true,
})
const given = process.argv.slice(2)
const lost = patternsWithoutFiles(config.mutate)

if (lost.length > 0) {
  console.error(`stryker.config.mjs names rules that are not there any more:\n${lost.join('\n')}`)
  finish(0, 1)
} else if (typeof values.since === 'string') askChanged(values.since)
else if (given.length > 0) conclude([ask('what was asked for', given)])
else conclude(askRules(() => true))

function askChanged(commit: string) {
  const changed = changedSince(commit)
  if (!changed) console.log(`${commit} is not in this checkout, so it is not known which rules have changed.`)
  const files = mutatedOf(config.mutate, changed ?? [])
  if (files.length === 0) return finish(0, 0)
  console.log(`Changed rules:\n${files.join('\n')}`)
  const counted = askRules((file) => files.includes(file))
  const isWell = conclude(counted)
  finish(isWell ? files.length : 0, isWell ? 0 : files.length)
}

/** Asks about each folder's rules by the tests of that folder. */
function askRules(isWanted: (file: string) => boolean) {
  return rules.flatMap(({ testedIn, files }) => {
    const mutated = mutatedOf(config.mutate, globSync(files, { cwd: root })).filter(isWanted)
    if (mutated.length === 0) return []
    const tests = globSync(`${testedIn}/**/*.test.ts`, { cwd: root })
    return [ask(testedIn, ['--mutate', mutated.join(','), '--testFiles', tests.join(',')])]
  })
}

function ask(name: string, args: string[]): Counted {
  const report = join(root, config.jsonReporter.fileName)
  rmSync(report, { force: true })
  const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js'
  const { status } = spawnSync(process.execPath, [stryker, 'run', ...args], { cwd: root, stdio: 'inherit' })
  return status === 0 ? { name, ...countChanges(report) } : { name, ...noChanges, failed: true }
}

/** @returns whether enough was noticed */
function conclude(counted: Counted[]) {
  for (const { name, noticed, asked } of counted) console.log(`${noticed} of ${asked} noticed: ${name}`)
  const { noticed, asked, failed } = sumOf(counted)
  const isWell = !failed && noticed >= asked * leastNoticed
  console.log(`${noticed} of ${asked} changes noticed (the target is at least ${leastNoticed * 100} %)`)
  if (failed) console.log('Stryker failed, or some of its changes ended in an error.')
  if (!isWell) process.exitCode = 1
  return isWell
}

/** In the words that the whole suite is counted by. */
function finish(passed: number, failed: number) {
  console.log(`${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}
