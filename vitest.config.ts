import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './scripts/suite/slowest-first.ts'

/**
 * `npm test` starts a Postgres server, and every test runs once, on that server; those whose outcome depends on the
 * database run on both. With `--embedded` everything runs on the embedded database, with `--postgres` on the server.
 */
const server = process.env.TEST_DATABASE_URL ?? ''
const engines = process.env.TEST_ENGINES ?? (server ? 'postgres' : 'embedded')
const onEmbedded = { env: { TEST_DATABASE_URL: '' } }

/** Workers are reused between files, because a database or a browser is expensive to start. */
const reusedWorkers = { pool: 'forks' as const, isolate: false, execArgv: ['--max-semi-space-size=64'] }
const common = {
  restoreMocks: true,
  unstubEnvs: true,
  setupFiles: ['test/shop/setup.ts'],
  // A generous timeout, like those below, because a busy machine is no bug.
  expect: { poll: { timeout: 15_000 } },
  hookTimeout: 120_000,
}
const withDatabase = { setupFiles: ['test/shop/setup.ts', 'test/shop/setup-database.ts'] }

/** Two workers, because these tests keep a core busy. */
const busy = { maxWorkers: 2, sequence: { groupOrder: 0 } }
/** Four workers for two cores, because these tests wait for pages and other processes half of the time. */
const waiting = {
  maxWorkers: 4,
  sequence: { groupOrder: 1 },
  // They poll what jobs, other processes and whole pages do.
  expect: { poll: { timeout: 60_000 } },
}

const api = {
  ...common,
  ...reusedWorkers,
  ...withDatabase,
  ...busy,
  name: 'api',
  include: ['src/**/*.test.ts', 'packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/**/*.test.ts'],
  exclude: ['**/*.slow.test.ts'],
  testTimeout: 30_000,
}

/** Races need a server with many connections; the embedded database has one. */
const races = {
  ...common,
  ...reusedWorkers,
  ...withDatabase,
  ...waiting,
  name: 'postgres',
  include: ['src/**/*.race.ts', 'test/**/*.race.ts'],
  testTimeout: 300_000,
}

const browser = {
  ...common,
  ...reusedWorkers,
  ...waiting,
  name: 'browser',
  include: ['test/e2e/**/*.e2e.ts'],
  testTimeout: 300_000,
}

/** Components in a simulated document, for cases that would take a real browser many minutes. */
const components = {
  ...common,
  ...busy,
  // A document for each file, because the toast container is created once per document.
  pool: 'forks' as const,
  name: 'components',
  environment: './test/shop/persistent-document.ts',
  setupFiles: ['test/shop/setup.ts', 'test/shop/setup-components.ts'],
  include: ['src/**/*.component.test.tsx'],
  testTimeout: 30_000,
}

/** Tests that send many requests at the same time, which the embedded database would process one by one. */
const onServerOnly = ['src/ordering/checkout/server/money.property.test.ts', 'test/fuzz/fuzz.test.ts']

/** The same test runs on the server as `kill-points.race.ts`. */
const onEmbeddedOnly = ['test/kill/kill-points.test.ts']

/**
 * Stories of a merchant who has no database server. All others run on the server, where a shop starts in a third of the
 * processor time; what depends on the database is tested on both (`onBoth`).
 */
const embeddedStories = [
  'test/e2e/accounts/{logging-in,my-data}.e2e.ts',
  'test/e2e/office/{back-office,onboarding,status,store-settings}.e2e.ts',
  'test/e2e/shopping/{cart,delivery,requirements-shop,tickets}.e2e.ts',
  'test/e2e/trouble/{dev-server,drafts}.e2e.ts',
]

/**
 * Where the database decides the outcome: what a driver makes of a column's type, query plans, backups, the start and end of a
 * process, every list and every call once, and the main paths of money and stock.
 */
const onBoth = [
  'src/database/**/*.test.ts',
  'src/operations/{backups,health,jobs,outbox}/**/*.test.ts',
  'src/inventory/stock/server/*.test.ts',
  'src/ordering/checkout/server/**/*.test.ts',
  'src/payments/processing/server/*.test.ts',
  'scripts/{admin,security-log}.test.ts',
  'scripts/backups/**/*.test.ts',
  'test/{backups,outage,processes,upgrade}/**/*.test.ts',
  'test/{bad-input,calls,concurrent-edits,query-scaling}.test.ts',
]

/**
 * A statement that leaves its transaction by mistake waits for itself forever if there is one connection, as on the embedded
 * database.
 */
const oneConnection = { env: { TEST_CONNECTIONS: '1' } }

/**
 * Slow tests of things that rarely change; run with `npm run test:traces`, `test:books`, `test:failover` and
 * `test:upgrade`.
 */
const slow = {
  ...common,
  pool: 'forks' as const,
  name: 'slow',
  include: ['test/**/*.slow.test.ts'],
  maxWorkers: 1,
  testTimeout: 300_000,
}

const suites = {
  embedded: [api, components, browser],
  postgres: [api, races, browser],
  both: [
    { ...api, ...oneConnection, exclude: [...api.exclude, ...onServerOnly, ...onEmbeddedOnly] },
    {
      ...api,
      ...onEmbedded,
      name: 'api, embedded database',
      include: [...onBoth, ...onEmbeddedOnly],
      exclude: [...api.exclude, ...onServerOnly],
    },
    { ...api, name: 'api, many connections', include: onServerOnly },
    components,
    races,
    { ...browser, ...onEmbedded, name: 'browser, embedded database', include: embeddedStories },
    { ...browser, exclude: embeddedStories },
  ],
}
const projects = process.env.TEST_SLOW ? [slow] : suites[engines as keyof typeof suites]

export default defineConfig({
  test: { sequence: { sequencer: SlowestFirst }, projects: projects.map((test) => ({ test })) },
})
