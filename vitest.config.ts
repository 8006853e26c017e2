import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './scripts/suite/slowest-first.ts'

/** Workers are reused between files, because a database or a browser is expensive to start. */
const reusedWorkers = { pool: 'forks' as const, isolate: false }
const common = {
  restoreMocks: true,
  unstubEnvs: true,
  setupFiles: ['test/shop/setup.ts'],
  // A generous timeout, like those below, because a busy machine is no bug.
  expect: { poll: { timeout: 15_000 } },
  hookTimeout: 120_000,
}
const withDatabase = { setupFiles: ['test/shop/setup.ts', 'test/shop/setup-database.ts'] }

const api = {
  ...common,
  ...reusedWorkers,
  ...withDatabase,
  name: 'api',
  include: ['src/**/*.test.ts', 'packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/**/*.test.ts'],
  exclude: ['**/*.slow.test.ts'],
  maxWorkers: 2,
  testTimeout: 30_000,
  sequence: { groupOrder: 0 },
}

/** Races need a server with many connections; the embedded database has one. */
const postgres = {
  ...common,
  ...reusedWorkers,
  ...withDatabase,
  name: 'postgres',
  include: ['src/**/*.race.ts', 'test/**/*.race.ts'],
  maxWorkers: 1,
  testTimeout: 60_000,
  sequence: { groupOrder: 1 },
}

const browser = {
  ...common,
  ...reusedWorkers,
  name: 'browser',
  include: ['test/e2e/**/*.e2e.ts'],
  maxWorkers: 2,
  testTimeout: 300_000,
  sequence: { groupOrder: 2 },
}

/** Components in a simulated document, for cases that would take a real browser many minutes. */
const components = {
  ...common,
  // A document for each file, because the toast container is created once per document.
  pool: 'forks' as const,
  name: 'components',
  environment: './test/shop/persistent-document.ts',
  setupFiles: ['test/shop/setup.ts', 'test/shop/setup-components.ts'],
  include: ['src/**/*.component.test.tsx'],
  maxWorkers: 2,
  testTimeout: 30_000,
  sequence: { groupOrder: 0 },
}

/** End-to-end stories that move money and stock. Other screens use calls that are tested with both databases. */
const browserOnPostgres = {
  ...browser,
  include: [
    'test/e2e/shopping/{buying,paying,requirements-checkout}.e2e.ts',
    'test/e2e/office/{merchants-day,merchants-trouble,order-life,refunds,stock}.e2e.ts',
    'test/e2e/trouble/{network-lost,shop-in-trouble}.e2e.ts',
  ],
}

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

const suite = process.env.TEST_DATABASE_URL ? [api, postgres, browserOnPostgres] : [api, components, browser]
const projects = process.env.TEST_SLOW ? [slow] : suite

export default defineConfig({
  test: { sequence: { sequencer: SlowestFirst }, projects: projects.map((test) => ({ test })) },
})
