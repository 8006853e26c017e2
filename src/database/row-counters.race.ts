import { expect, test } from 'vitest'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import { readRowCounters } from './row-counters.ts'

test('people who come and go at the same moment are all counted', async () => {
  const shop = await createTestShop()
  const people = await Promise.all(Array.from({ length: 40 }, () => signInAs(shop, 'customer')))
  await Promise.all([
    ...people.slice(0, 15).map(({ user }) => shop.db.deleteFrom('users').where('id', '=', user.id).execute()),
    ...people
      .slice(15, 25)
      .map(({ user }) =>
        shop.db.updateTable('users').set({ role: 'admin' }).where('id', '=', user.id).execute(),
      ),
    ...Array.from({ length: 20 }, () => signInAs(shop, 'customer')),
  ])
  const tallies = await readRowCounters(shop.db)
  expect([tallies('users:customer'), tallies('users:admin')]).toEqual([35, 10])
})
