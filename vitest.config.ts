import { defineConfig } from 'vitest/config'

/** Workers keep what is dear to start (a database, a browser) for all the files they run. */
const keepingWorkers = { pool: 'forks' as const, isolate: false }
const common = { restoreMocks: true, unstubEnvs: true, setupFiles: ['test/setup.ts'] }
const withDatabase = { setupFiles: ['test/setup.ts', 'test/setup-database.ts'] }

const api = {
  ...common,
  ...keepingWorkers,
  ...withDatabase,
  name: 'api',
  include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/**/*.test.ts'],
  maxWorkers: 2,
  // Far longer than any takes alone: a busy machine is no bug.
  testTimeout: 30_000,
  sequence: { groupOrder: 0 },
}

/** Races need a server with many connections; the embedded database has one. */
const postgres = {
  ...common,
  ...keepingWorkers,
  ...withDatabase,
  name: 'postgres',
  include: ['src/**/*.race.ts', 'test/**/*.race.ts'],
  maxWorkers: 1,
  testTimeout: 60_000,
  sequence: { groupOrder: 1 },
}

const browser = {
  ...common,
  ...keepingWorkers,
  name: 'browser',
  include: ['test/e2e/**/*.e2e.ts'],
  maxWorkers: 2,
  testTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
  hookTimeout: 120_000,
  sequence: { groupOrder: 2 },
}

const projects = process.env.TEST_DATABASE_URL ? [api, postgres, browser] : [api, browser]

export default defineConfig({ test: { projects: projects.map((test) => ({ test })) } })
