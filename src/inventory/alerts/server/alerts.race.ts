import { expect, test } from 'vitest'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'
import { notifyWaitingCustomers } from './notify-back-in-stock.ts'

// Requirement D-415
test('several processes that share out stock write one email for each alert', async () => {
  const shop = await createTestShop()
  const { pack_id } = await addProduct(shop.db, { stock: 0 })
  for (let at = 0; at < 8; at++) {
    const person = await signInAs(shop, 'customer')
    await Promise.all([
      person.post('/api/stock-alerts', { pack_id }),
      person.post('/api/stock-alerts', { pack_id }),
    ])
  }
  expect(await shop.db.selectFrom('stock_alerts').select('id').execute()).toHaveLength(8)
  await shop.db.updateTable('packs').set({ stock: 2 }).where('id', '=', pack_id).execute()
  await Promise.all(Array.from({ length: 4 }, () => notifyWaitingCustomers(shop)))
  const written = await shop.db
    .selectFrom('outbox')
    .select('recipient')
    .where('kind', '=', 'back-in-stock')
    .execute()
  // Three for each unit, and nobody twice.
  expect(new Set(written.map(({ recipient }) => recipient)).size).toBe(6)
  expect(written).toHaveLength(6)
})
