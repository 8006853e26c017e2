import { expect, test } from 'vitest'
import { findPoolUsageReader } from '#database/connect.ts'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import type { HealthReport } from '../contract.ts'

// Requirement D-279
test('a locked table is reported after two seconds, and takes one connection however often the page is opened', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const read = async () => (await admin.get('/api/status')).json<HealthReport>().lines
  await read()
  const lock = await shop.db.startTransaction().execute()
  await lock.schema.alterTable('webhook_events').renameTo('webhook_events_away').execute()
  const begun = performance.now()
  const pages = [...(await Promise.all([read(), read(), read()])), await read()]
  expect(performance.now() - begun).toBeLessThan(7_500)
  const { open = 0, idle = 0 } = findPoolUsageReader(shop.db)?.() ?? {}
  await lock.rollback().execute()
  for (const { webhooks, ...others } of pages) {
    expect(webhooks).toEqual({ state: 'broken', unread: 'late', facts: null })
    expect(Object.values(others).filter(({ unread }) => unread !== null)).toEqual([])
  }
  // The connection that locks, and the one that waits for it.
  expect(open - idle).toBe(2)
  expect((await read()).webhooks).toMatchObject({ state: 'works', unread: null })
})
