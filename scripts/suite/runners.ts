import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../setup/runtime.mjs'
import type { TestReport } from './failure-summary.ts'
import { countTests, type TestCounts } from './test-counts.ts'

/** Runs a static check, which counts as one test, and prints its result. */
export async function runCheck(name: string, program: string, args: string[]): Promise<TestCounts> {
  const passed = await runNode([program, ...args])
  console.log(`${passed ? '✓' : '✗'} ${name}`)
  return passed ? { passed: 1, failures: [] } : { passed: 0, failures: [name] }
}

/**
 * Runs the test files whose paths contain one of `paths`, or all of them. Their temporary files are in one folder that
 * is deleted after the run.
 */
export async function runTests(paths: string[]): Promise<TestCounts> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-tests-'))
  // A Postgres server started by a test runs as another user, who must be able to enter its folder.
  chmodSync(folder, 0o711)
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=./scripts/suite/failure-summary.ts']
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--allowOnly=false', ...reporters, ...paths]
  const endedWell = await runNode(vitest, { FAILURE_SUMMARY: file, TMPDIR: folder })
  const tally = countTests(readReport(file), endedWell)
  rmSync(folder, { recursive: true, force: true })
  return tally
}

/**
 * Runs a program with Node, stopped when this process receives a signal.
 * @param args the program's path and its arguments
 * @returns whether it ended with status 0
 */
function runNode(args: string[], env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const end = () => child.kill()
  // Ctrl-C in a terminal reaches the child directly.
  const signals = process.stdin.isTTY ? ['SIGTERM'] : ['SIGTERM', 'SIGINT']
  for (const signal of signals) process.once(signal, end)
  return new Promise<boolean>((resolve) => {
    child.once('exit', (status) => {
      for (const signal of signals) process.removeListener(signal, end)
      resolve(status === 0)
    })
  })
}

/** The report of a run of vitest; undefined if vitest did not finish. */
function readReport(file: string): TestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
