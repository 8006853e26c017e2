/**
 * Mutation testing of the money and stock rules with the tests beside them: `npm run test:mutants`. With `--since COMMIT`, only
 * rules in files changed since then. Other arguments are passed to Stryker, which then runs all tests.
 */
import { spawnSync } from 'node:child_process'
import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import config, { rules } from '../../stryker.config.mjs'
import { root } from '../setup/places.mjs'
import { changedSince, mutatedOf, patternsWithoutFiles } from './mutated-files.ts'
import { type Counted, countChanges, noChanges, sumOf } from './noticed.ts'

/** The minimum share of mutants that tests must kill. */
const leastNoticed = 0.95

const { values } = parseArgs({
  options: { since: { type: 'string' } },
  strict: false,
  allowPositionals: true,
})
const given = process.argv.slice(2)
const lost = patternsWithoutFiles(config.mutate)

if (lost.length > 0) {
  console.error(`stryker.config.mjs names files that no longer exist:\n${lost.join('\n')}`)
  finish(0, 1)
} else if (typeof values.since === 'string') askChanged(values.since)
else if (given.length > 0) conclude([ask('custom run', given)])
else conclude(askRules(() => true))

function askChanged(commit: string) {
  const changed = changedSince(commit)
  if (!changed) console.log(`Commit ${commit} is not in this checkout, so changed rules can’t be determined.`)
  const files = mutatedOf(config.mutate, changed ?? [])
  if (files.length === 0) return finish(0, 0)
  console.log(`Changed rules:\n${files.join('\n')}`)
  const counted = askRules((file) => files.includes(file))
  const isWell = conclude(counted)
  finish(isWell ? files.length : 0, isWell ? 0 : files.length)
}

/** Runs each folder's mutants against the tests of that folder. */
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

/** @returns whether enough mutants were killed */
function conclude(counted: Counted[]) {
  for (const { name, noticed, asked } of counted)
    console.log(`${noticed} of ${asked} mutants killed: ${name}`)
  const { noticed, asked, failed } = sumOf(counted)
  const isWell = !failed && noticed >= asked * leastNoticed
  console.log(`${noticed} of ${asked} mutants killed; at least ${leastNoticed * 100}% required`)
  if (failed) console.log('Some mutants, or Stryker itself, ended with an error.')
  if (!isWell) process.exitCode = 1
  return isWell
}

/** The same summary line as that of the whole suite. */
function finish(passed: number, failed: number) {
  console.log(`${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}
