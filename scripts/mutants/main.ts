/**
 * Mutation testing of the money and stock rules with the tests beside them: `npm run test:mutants`. With `--since COMMIT`,
 * only the functions that changed since then. Other arguments are passed to Stryker, which then runs all tests.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import config, { rules } from '../../stryker.config.mjs'
import { root } from '../setup/runtime.mjs'
import { changedSince, declarationsAround, filterMutated, patternsWithoutFiles } from './mutated-files.ts'
import { type MutationResult, noMutants, readMutationCounts, sumMutationCounts } from './mutation-score.ts'

/** The minimum share of mutants that tests must kill. */
const minScore = 0.95

const { values } = parseArgs({
  options: { since: { type: 'string' } },
  strict: false,
  allowPositionals: true,
})
const given = process.argv.slice(2)
const unmatchedPatterns = patternsWithoutFiles(config.mutate)

if (unmatchedPatterns.length > 0) {
  console.error(`stryker.config.mjs names files that no longer exist:\n${unmatchedPatterns.join('\n')}`)
  finish(0, 1)
} else if (typeof values.since === 'string') testChangedRules(values.since)
else if (given.length > 0) reportScore([runStryker('custom run', given)])
else reportScore(testRules((file) => [file]))

/** Tests the functions changed since a commit, prints the score and a summary. */
function testChangedRules(commit: string) {
  const changed = changedSince(commit)
  if (!changed) console.log(`Commit ${commit} is not in this checkout, so changed rules can’t be determined.`)
  const functionsIn = (file: string) =>
    declarationsAround(readFileSync(join(root, file), 'utf8'), changed?.get(file) ?? []).map(
      ({ from, to }) => `${file}:${from}-${to}`,
    )
  const rulesChanged = filterMutated(config.mutate, [...(changed?.keys() ?? [])]).flatMap(functionsIn)
  if (rulesChanged.length === 0) return finish(0, 0)
  console.log(`Changed rules:\n${rulesChanged.join('\n')}`)
  const isWell = reportScore(testRules(functionsIn))
  finish(isWell ? rulesChanged.length : 0, isWell ? 0 : rulesChanged.length)
}

/**
 * Runs each folder's mutants against the tests of that folder.
 * @param toMutate what to mutate of a file: its path, or its path with lines
 */
function testRules(toMutate: (file: string) => string[]) {
  return rules.flatMap(({ testedIn, files }) => {
    const mutated = filterMutated(config.mutate, globSync(files, { cwd: root })).flatMap(toMutate)
    if (mutated.length === 0) return []
    const tests = globSync(`${testedIn}/**/*.test.ts`, { cwd: root })
    return [runStryker(testedIn, ['--mutate', mutated.join(','), '--testFiles', tests.join(',')])]
  })
}

/** Runs Stryker and reads its report. @param name for the output */
function runStryker(name: string, args: string[]): MutationResult {
  const report = join(root, config.jsonReporter.fileName)
  rmSync(report, { force: true })
  const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js'
  const { status } = spawnSync(process.execPath, [stryker, 'run', ...args], { cwd: root, stdio: 'inherit' })
  return status === 0 ? { name, ...readMutationCounts(report) } : { name, ...noMutants, failed: true }
}

/** Prints the counts and sets the exit status. @returns whether enough mutants were killed */
function reportScore(counted: MutationResult[]) {
  for (const { name, killed, total } of counted) console.log(`${killed} of ${total} mutants killed: ${name}`)
  const { killed: noticed, total: asked, failed } = sumMutationCounts(counted)
  const isWell = !failed && noticed >= asked * minScore
  console.log(`${noticed} of ${asked} mutants killed; at least ${minScore * 100}% required`)
  if (failed) console.log('Some mutants, or Stryker itself, ended with an error.')
  if (!isWell) process.exitCode = 1
  return isWell
}

/** Prints the same summary line as the whole suite, and sets the exit status. */
function finish(passed: number, failed: number) {
  console.log(`${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}
