/**
 * Runs all checks and tests: `npm test`. With paths, only the matching test files, on the embedded database:
 * `npm test -- src/ordering/cart`. With --changed, about a minute of the tests nearest to what differs from `main`. With
 * --postgres, the tests that use a database, on a temporary Postgres server. With --embedded, everything that needs no server.
 * With --slow, tests outside the suite that take many minutes; --keep writes their measurements to docs/measurements.md.
 */
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'
import { checks } from './suite/checks.ts'
import { prepareChangedTests } from './suite/prepare-changed-tests.ts'
import { runTests } from './suite/runners.ts'
import { formatSummary, sumCounts, type TestCounts } from './suite/test-counts.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    postgres: { type: 'boolean', default: false },
    embedded: { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    /** Only tests whose name contains this text. */
    name: { type: 'string', short: 't' },
  },
})
if (values.slow) process.env.TEST_SLOW = 'on'
if (values.keep) process.env.KEEP_MEASURED = 'on'
const named = values.name === undefined ? [] : ['-t', values.name]
const changedPaths = values.changed ? await prepareChangedTests(positionals) : []
const paths = [...changedPaths, ...positionals, ...named]
const isWhole = paths.length === 0 && !values.slow
const engines = values.postgres ? 'postgres' : isWhole && !values.embedded ? 'both' : 'embedded'
process.env.TEST_ENGINES = engines

let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (interrupted = true))

const steps = isWhole && !values.postgres ? [...checks, () => runTests([])] : [() => runTests(paths)]

let server: PostgresServer | undefined
try {
  if (!values.changed || positionals.length > 0) await ensureBrowser()
  if (engines !== 'embedded') server = await startPostgres()
  process.env.TEST_DATABASE_URL = server?.url ?? ''
  const tallies: TestCounts[] = []
  for (const step of steps) if (!interrupted) tallies.push(await step())
  const total = sumCounts(tallies)
  console.log(formatSummary(total))
  process.exitCode = interrupted || total.failures.length > 0 || total.passed === 0 ? 1 : 0
} catch (error) {
  console.log(
    formatSummary({ passed: 0, failures: [error instanceof Error ? error.message : String(error)] }),
  )
  process.exitCode = 1
} finally {
  await server?.stop()
}
