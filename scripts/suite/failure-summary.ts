import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'

type Failure = { message?: string; name?: string; stack?: string; diff?: string }

/** The failure summary: one line for each failure, so that a truncated log still names it. */
export type TestReport = { passed: number; failures: string[] }

/**
 * Counts a run of vitest and writes the failures to the file in FAILURE_SUMMARY. A failure is a test, a file or suite
 * that broke while loading or cleaning up, or an uncaught error.
 */
export default class FailureSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly Failure[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const groups = modules.flatMap((module) => [module, ...module.children.allSuites()])
    const report: TestReport = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...tests.filter((test) => test.result().state === 'failed').map(describeFailedTest),
        ...groups.flatMap((group) => group.errors().map((error) => describeError(nameOf(group), error))),
        ...uncaught.map((error) => describeError('outside of every test', error)),
      ],
    }
    if (process.env.FAILURE_SUMMARY) writeFileSync(process.env.FAILURE_SUMMARY, JSON.stringify(report))
  }
}

function describeFailedTest(test: TestCase) {
  const [error] = test.result().errors ?? []
  return describeError(`${test.module.relativeModuleId} > ${test.fullName}`, error ?? {})
}

const nameOf = (group: TestModule | TestSuite) =>
  group.type === 'module' ? group.relativeModuleId : `${group.module.relativeModuleId} > ${group.fullName}`

/**
 * One line about an error: its message, where it was thrown and what differed. The full error is in the run's output.
 */
function describeError(where: string, { name, message, stack, diff = '' }: Failure) {
  const thrownAt = stack?.split('\n').find((at) => /^\s*(at |❯)/.test(at)) ?? ''
  const text = `${where}: ${name ?? 'Error'}: ${message ?? ''} ${thrownAt.trim()} ${stripVTControlCharacters(diff)}`
  return text.replace(/\s+/g, ' ').trim().slice(0, 1_000)
}
