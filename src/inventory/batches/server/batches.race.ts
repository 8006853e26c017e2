import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { label, receiveGoods } from '#test/shop/batches.ts'
import { untilWaiting } from '#test/shop/lock-waits.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import {
  createShopWithPayments,
  payFor,
  placeOrderOf,
  type Shopper,
  signInShopper,
} from '#test/shop/payment.ts'
import { addProduct, createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import { quarantineExpired } from './quarantine-expired.ts'

/** Sends a shopper's requests to another process on the same database. */
const through = (other: TestShop, { cookies }: Shopper) => ({
  post: (url: string, payload: object) => other.app.inject({ method: 'POST', url, payload, cookies }),
})

// Requirement D-150
test('two processes that sell, receive and restock at once assign each unit of a batch to one order', async () => {
  const shop = await createShopWithPayments()
  const other = await createTestShop({ db: shop.db })
  const admin = await signInAs(shop, 'admin')
  const { id, pack_id } = await addProduct(shop.db, { stock: 3 })
  await receiveGoods(admin, pack_id, 5, label('2026-11-30', { code: 'SOON' }))
  const shoppers = await Promise.all(Array.from({ length: 24 }, () => signInShopper(shop)))
  const buy = async (shopper: Shopper, at: number) => {
    const asked = at % 2 ? shopper : through(other, shopper)
    await asked.post('/api/cart/add', { product_id: id, quantity: 1 })
    const placed = await asked.post('/api/orders/add', {})
    if (placed.statusCode !== 201) return false
    if (at % 3 > 0) return true
    await shopper.delete(`/api/orders/${placed.json().id}`)
    return false
  }
  const [bought] = await Promise.all([
    Promise.all(shoppers.map(buy)),
    receiveGoods(admin, pack_id, 4, label('2026-12-31', { code: 'LATE' })),
    receiveGoods(admin, pack_id, 2, label('2026-11-30', { code: 'SOON' })),
  ])
  const { stock } = await shop.db.selectFrom('packs').select('stock').executeTakeFirstOrThrow()
  expect(stock).toBe(14 - bought.filter(Boolean).length)
  await expectLedgerRight(shop.db)
})

// Requirement D-152
test('expired stock is sold by neither of two processes, and written off once', async () => {
  const shop = await createShopWithPayments()
  const other = await createTestShop({ db: shop.db, clock: shop.clock })
  const admin = await signInAs(shop, 'admin')
  const { id, pack_id } = await addProduct(shop.db, { stock: 0 })
  await receiveGoods(admin, pack_id, 10, label('2026-12-31'))
  const shoppers = await Promise.all(Array.from({ length: 8 }, () => signInShopper(shop)))
  shop.clock.pass({ days: 145 })
  for (const shopper of shoppers) await shopper.logInAgain()
  const sold = shoppers.map((shopper) => placeOrderOf(shopper, id))
  await Promise.all([...sold, quarantineExpired(shop), quarantineExpired(other)])
  const orders = await shop.db.selectFrom('orders').select('id').execute()
  const batch = await shop.db.selectFrom('batches').select(['left_units', 'aside_units']).executeTakeFirst()
  expect([orders, batch]).toEqual([[], { left_units: 0, aside_units: 10 }])
  await expectLedgerRight(shop.db)
})

test('goods with dates and without come in at once with an order of both, and neither is given up', async () => {
  const shop = await createShopWithPayments()
  const admin = await signInAs(shop, 'admin')
  const [plain, dated] = [await addProduct(shop.db), await addProduct(shop.db)]
  const lines = [
    { pack_id: dated.pack_id, units: 1, batch: label('2026-12-31') },
    { pack_id: plain.pack_id, units: 1 },
  ]
  const form = { form_key: 'a-form-of-both-packs-in-a-test', reason: 'received', lines }
  const [entered] = await shop.db.transaction().execute(async (trx) => {
    const lock = (id: number) => sql`select from packs where id = ${id} for no key update nowait`.execute(trx)
    await lock(plain.pack_id)
    const entering = admin.post('/api/stock/moves', form)
    await untilWaiting(shop.db, 1)
    await lock(dated.pack_id)
    return [entering]
  })
  expect((await entered)?.statusCode).toBe(200)
  await expectLedgerRight(shop.db)
})

// Requirement D-159
test('a recall, two replacements and packing at once leave no order half replaced, or packed unnoticed', async () => {
  const shop = await createShopWithPayments()
  const other = await createTestShop({ db: shop.db, clock: shop.clock })
  const admin = await signInAs(shop, 'admin')
  const { id, pack_id } = await addProduct(shop.db, { stock: 0 })
  await receiveGoods(admin, pack_id, 16, label('2026-11-30', { code: 'SOON' }))
  const orders = []
  for (let at = 0; at < 8; at++) {
    const shopper = await signInShopper(shop)
    const order = await placeOrderOf(shopper, id, 2)
    await payFor(shop, shopper, order.id)
    orders.push(order.id)
  }
  const batch = (await admin.get('/api/stock/batches?shelf=gone')).json()[0].id
  const pack = (order: number) => admin.post('/api/orders/packed', { order_ids: [order] })
  await Promise.all([
    ...orders.slice(0, 4).map(pack),
    admin.post(`/api/stock/batches/${batch}/recall`, { reason: 'Glass was found' }),
    receiveGoods(admin, pack_id, 10, label('2026-12-31', { code: 'LATE' })),
    ...[shop, other, shop, other].map(quarantineExpired),
    ...orders.slice(4).map(pack),
  ])
  await quarantineExpired(other)
  const left = await admin.get(`/api/stock/batches/${batch}/orders`)
  const { stock } = await shop.db.selectFrom('packs').select('stock').executeTakeFirstOrThrow()
  // Ten units for eight orders of two: those packed before the recall must be opened, and at most five got
  // replacements.
  const held = left.json().map(({ next, units }: { next: string; units: number }) => [next, units])
  expect(held.length).toBe(8 - (10 - stock) / 2)
  for (const [next, units] of held) expect([['swap', 'wait'].includes(next), units]).toEqual([true, 2])
  await expectLedgerRight(shop.db)
})
