import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'

type Failure = { message?: string; name?: string; stack?: string }

/** What `what-failed.ts` leaves in its file: a line for each failure, so that a log cut anywhere still names it. */
export type TestReport = { passed: number; failures: string[] }

/**
 * Counts a run of vitest and writes what failed to the file WHAT_FAILED names. A failure is a test; or a file or suite
 * that broke outside of its tests, loading or cleaning up; or an error that nobody caught.
 */
export default class WhatFailed implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly Failure[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const groups = modules.flatMap((module) => [module, ...module.children.allSuites()])
    const report: TestReport = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...tests.filter((test) => test.result().state === 'failed').map(ofTest),
        ...groups.flatMap((group) => group.errors().map((error) => line(place(group), error))),
        ...uncaught.map((error) => line('outside of every test', error)),
      ],
    }
    if (process.env.WHAT_FAILED) writeFileSync(process.env.WHAT_FAILED, JSON.stringify(report))
  }
}

function ofTest(test: TestCase) {
  const [error] = test.result().errors ?? []
  return line(`${test.module.relativeModuleId} > ${test.fullName}`, error ?? {})
}

const place = (group: TestModule | TestSuite) =>
  group.type === 'module' ? group.relativeModuleId : `${group.module.relativeModuleId} > ${group.fullName}`

/** The first lines of an error and where it was thrown: more stands above in the run's own output. */
function line(where: string, { name, message, stack }: Failure) {
  const thrownAt = stack?.split('\n').find((at) => /^\s*(at |❯)/.test(at)) ?? ''
  const said = `${where}: ${name ?? 'Error'}: ${message ?? ''} ${thrownAt.trim()}`
  return said.replace(/\s+/g, ' ').trim().slice(0, 600)
}
