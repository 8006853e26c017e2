import { expect, test } from 'vitest'
import { addOrder } from '#test/shop/orders.ts'
import { shopWithReturn } from '#test/shop/returns.ts'
import { takeStep } from '#test/shop/shipment-steps.ts'
import { addProduct, createTestShop, signInAs, signInAsStaff } from '#test/shop/shop.ts'
import { submitTicket } from '#test/shop/tickets.ts'
import type { Overview } from '../contract.ts'

type Reader = Awaited<ReturnType<typeof signInAs>>
const tasksOf = async (reader: Reader) =>
  ((await reader.get('/api/overview')).json() as Overview).tasks.map(({ kind, count }) => [kind, count])

// Requirement D-483: The dashboard begins with the work that waits for the person, in the order in which a small shop does
//   it, each with its count and the way to do it (decision X23).
test('what waits is listed in its order, and leaves the list when it is done', async () => {
  const opened = await shopWithReturn()
  const { shop, admin, shopper, small, ask, step, order } = opened
  expect(await tasksOf(admin)).toEqual([])
  await ask({ lines: `${small}:1` })
  await submitTicket(shopper)
  await addProduct(shop.db, { name: 'Podi', stock: 0 })
  await shop.db
    .updateTable('orders')
    .set({ attention: 'paid_twice', attention_since: shop.clock.now() })
    .where('id', '=', order.id)
    .execute()
  expect(await tasksOf(admin)).toEqual([
    ['payments', 1],
    ['returns', 1],
    ['tickets', 1],
    ['low_stock', 1],
  ])
  // While the goods are on their way back, the return waits for the customer.
  await step({ step: 'approve', send_back: true })
  expect((await tasksOf(admin)).map(([kind]) => kind)).not.toContain('returns')
  await step({ step: 'receive', lines: [{ item_id: small, units: 1 }] })
  expect(await tasksOf(admin)).toContainEqual(['returns', 1])
})

// Requirement D-483
test('packed orders wait to be dispatched, and nobody is told of work they may not do', async () => {
  const shop = await createTestShop()
  const owner = await signInAs(shop, 'admin')
  const customer = await signInAs(shop, 'customer')
  const first = await addOrder(shop, customer)
  await addOrder(shop, customer)
  expect(await tasksOf(owner)).toEqual([['pack', 2]])
  await takeStep(owner, 'packed', first)
  const { tasks }: Overview = (await owner.get('/api/overview')).json()
  expect(tasks).toEqual([
    { kind: 'pack', count: 1, when: expect.any(String) },
    { kind: 'dispatch', count: 1, when: expect.any(String) },
  ])
  const accountant = await signInAsStaff(shop, 'accountant', {
    phone: '9876500011',
    email: 'accounts@example.com',
  })
  expect(await tasksOf(accountant)).toEqual([])
  const packer = await signInAsStaff(shop, 'custom', {
    phone: '9876500012',
    email: 'packer@example.com',
    rights: ['reports:read', 'orders:pack'],
  })
  expect(await tasksOf(packer)).toEqual([['pack', 1]])
})
