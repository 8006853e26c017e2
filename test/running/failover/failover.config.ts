import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/running/failover/test-failover.ts'],
    setupFiles: ['test/shop/setup.ts'],
    hookTimeout: 600_000,
    teardownTimeout: 60_000,
  },
})
