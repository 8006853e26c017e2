import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../setup/runtime.mjs'

test('a failed test, a file that breaks around its tests, and an error nobody caught are each named', () => {
  const report = run({
    'fails.test.mjs': `
      test('adds up', () => expect({ code: 'TOO_BUSY' }).toEqual({ code: 'OK' }))
      test('holds', () => {})`,
    'ends-badly.test.mjs': `afterAll(() => { throw new Error('would not close') }); test('holds', () => {})`,
    'does-not-load.test.mjs': `throw new Error('would not load')`,
    'throws-late.test.mjs': `
      test('holds', async () => {
        setTimeout(() => { throw new Error('too late') })
        await new Promise((resolve) => setTimeout(resolve, 100))
      })`,
  })
  expect(report.passed).toBe(3)
  expect(report.failures.toSorted()).toEqual([
    expect.stringContaining('does-not-load.test.mjs: Error: would not load'),
    expect.stringContaining('ends-badly.test.mjs: Error: would not close'),
    expect.stringMatching(
      /^fails\.test\.mjs > adds up: AssertionError: expected .* at .* "code": "TOO_BUSY"/,
    ),
    expect.stringContaining('outside of every test: Error: too late'),
  ])
})

function run(files: Record<string, string>) {
  const results = join(root, 'test-results')
  mkdirSync(results, { recursive: true })
  // Vitest must be resolvable from this folder.
  const folder = mkdtempSync(join(results, 'what-failed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, name), `import { afterAll, expect, test } from 'vitest'\n${text}`)
  const file = join(folder, 'report.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const reporter = join(root, 'scripts/suite/failure-summary.ts')
  const args = ['run', '--root', folder, '--config', join(folder, 'none.mjs'), `--reporter=${reporter}`]
  writeFileSync(join(folder, 'none.mjs'), 'export default {}')
  spawnSync(process.execPath, [vitest, ...args], { env: { ...process.env, FAILURE_SUMMARY: file } })
  return JSON.parse(readFileSync(file, 'utf8'))
}
