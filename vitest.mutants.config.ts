import { defineConfig } from 'vitest/config'
import { maxTestMs, reusedWorker } from './scripts/mutants/reused-worker.ts'

/** The tests of the rules about money and stock, for Stryker: see stryker.config.mjs. */
export default defineConfig({
  plugins: [
    {
      name: 'kept-thread',
      // Stryker knows vitest's own pools alone.
      configureVitest: ({ project }) => {
        Object.assign(project.config, { pool: reusedWorker.name, poolRunner: reusedWorker })
      },
    },
  ],
  test: {
    name: 'mutants',
    include: [
      'src/{accounting,fulfilment,inventory,ordering,payments}/*/server/**/*.test.ts',
      'src/operations/notifications/server/**/*.test.ts',
      'src/values/money/*.test.ts',
      'src/{accounting,ordering}/*/rules/*.test.ts',
    ],
    // Half a minute each, and what it finds the others find too.
    exclude: ['**/*.property.test.ts'],
    setupFiles: ['scripts/mutants/reset-mutant.ts', 'test/shop/setup.ts', 'test/shop/setup-database.ts'],
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    testTimeout: maxTestMs,
  },
})
