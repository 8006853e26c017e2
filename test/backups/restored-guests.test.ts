import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { writeAccessList } from '#operations/backups/server/access/write-access-list.ts'
import { backUp } from '#operations/backups/server/writing/back-up.ts'
import { guestsOrder, payAsGuest, placeAsGuest, shopWithGuests } from '../shop/guests.ts'
import { orderRow, runJobs } from '../shop/payment.ts'
import { createTestShop, signInAs } from '../shop/shop.ts'
import { temporaryFolder } from '../shop/temporary-folder.ts'
import { restoreNewest } from './restored-shop.ts'

// Whole shops are backed up and restored: takes seconds alone, more on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

// Requirement D-367
test('a guest’s deleted data stays deleted in a restored shop, and others keep theirs and their link', async () => {
  const { shop, muesli } = await shopWithGuests({
    env: { BACKUP_TO: temporaryFolder(), DATA_DIR: temporaryFolder() },
  })
  const [leaving, unpaid, staying] = [
    await placeAsGuest(shop, muesli.id),
    await placeAsGuest(shop, muesli.id, { phone: '9812345601' }),
    await placeAsGuest(shop, muesli.id, { phone: '9812345600', email: 'other@example.com' }),
  ]
  await payAsGuest(shop, leaving.key)
  await (await signInAs(shop, 'admin')).put(`/api/orders/deliver/${leaving.order.id}`)
  await shop.visitor().delete(unpaid.path)
  // Until it is polled, a payment of it may arrive.
  shop.clock.pass({ minutes: 20 })
  await runJobs(shop)
  await backUp(shop)
  for (const { path } of [leaving, unpaid])
    expect((await shop.visitor().post(`${path}/erase`)).statusCode).toBe(200)
  await writeAccessList(shop)

  const { told, again } = await restoreNewest(shop)
  expect(told.replayed).toMatchObject({ erased: 2 })
  const { user_name, address } = await orderRow(again, unpaid.order.id)
  expect([user_name, address]).toEqual(['Deleted account', null])
  expect(
    await again.db
      .selectFrom('order_buyers')
      .select(['order_id', 'phone', 'email'])
      .orderBy('order_id')
      .execute(),
  ).toEqual([
    { order_id: leaving.order.id, phone: '', email: '' },
    { order_id: unpaid.order.id, phone: '', email: '' },
    { order_id: staying.order.id, phone: '9812345600', email: 'other@example.com' },
  ])
  expect((await again.visitor().get(leaving.path)).statusCode).toBe(404)
  expect((await again.visitor().get(staying.path)).json().order.id).toBe(staying.order.id)
})

// Requirement D-366
test('the link of a guest whose order was lost doesn’t open the order that got its number', async () => {
  const { shop, muesli } = await shopWithGuests({
    env: { BACKUP_TO: temporaryFolder(), DATA_DIR: temporaryFolder() },
  })
  await backUp(shop)
  const lost = await placeAsGuest(shop, muesli.id)
  shop.clock.pass({ days: 1 })
  const { again } = await restoreNewest(shop)
  const open = await createTestShop({ db: again.db, clock: shop.clock, env: { ...guestsOrder } })
  // A restore skips numbers, but not more than a busy shop may have given.
  await sql`select setval(pg_get_serial_sequence('orders', 'id'), ${lost.order.id}, false)`.execute(open.db)
  const other = await placeAsGuest(open, muesli.id)
  expect(other.order.id).toBe(lost.order.id)
  expect((await open.visitor().get(lost.path)).statusCode).toBe(404)
})
