import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['test/upgrade/write-snapshot.ts'], setupFiles: ['test/shop/setup.ts'] },
})
