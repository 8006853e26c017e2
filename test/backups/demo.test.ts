import { expect, test, vi } from 'vitest'
import { seedDemo } from '#database/demo/seed-demo.ts'
import { backUp } from '#operations/backups/server/writing/back-up.ts'
import { createTestShop } from '../shop/shop.ts'
import { temporaryFolder } from '../shop/temporary-folder.ts'

vi.setConfig({ testTimeout: 180_000 })

// Requirement D-298: A backup of a fresh demo contains every image.
test('a backup of a fresh demo contains all its images', async () => {
  const shop = await createTestShop({ env: { BACKUP_TO: temporaryFolder() } })
  await seedDemo(shop)
  const made = await backUp(shop)
  expect(made.missing).toBe(0)
  expect(made.pictures).toBeGreaterThan(500)
})
