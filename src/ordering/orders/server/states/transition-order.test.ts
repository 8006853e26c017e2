import { expect, test } from 'vitest'
import { addOrder, createShopWithPeople } from '#test/shop/orders.ts'
import { listStockLines, lockOrder, transitionOrder } from './transition-order.ts'

const unpaid = { payment_state: 'unpaid', parcel_state: 'to_pack' } as const
const paid = { ...unpaid, payment_state: 'paid' } as const

async function lockedOrder() {
  const { shop, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha)
  const { db } = shop
  return { db, id, status: async () => (await db.selectFrom('orders').select('status').execute())[0]?.status }
}

test('an order takes no step that is not in the table', async () => {
  const { db, id, status } = await lockedOrder()
  const moved = db
    .transaction()
    .execute((trx) => transitionOrder(trx, { id, ...paid }, { payment_state: 'unpaid' }, {}))
  await expect(moved).rejects.toThrow(`order ${id} is paid and to_pack and cannot become unpaid and to_pack`)
  expect(await status()).toBe('paid')
})

test('an order that has changed since it was read isn’t changed again', async () => {
  const { db, id, status } = await lockedOrder()
  const moved = db
    .transaction()
    .execute((trx) => transitionOrder(trx, { id, ...unpaid }, { parcel_state: 'cancelled' }, {}))
  await expect(moved).rejects.toThrow(`order ${id} was not unpaid and to_pack any more`)
  expect(await status()).toBe('paid')
})

test('an order holds nothing of a product that is truly gone', async () => {
  const { db, id } = await lockedOrder()
  const held = () => db.transaction().execute((trx) => listStockLines(trx, id))
  expect(await held()).toMatchObject([{ quantity: 2 }])
  await db.updateTable('order_items').set({ pack_id: null }).execute()
  expect(await held()).toEqual([])
  expect(await db.transaction().execute((trx) => lockOrder(trx, 999))).toBeUndefined()
})
