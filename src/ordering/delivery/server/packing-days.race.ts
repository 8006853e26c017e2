import { expect, test } from 'vitest'
import { shopWithCalendar } from '#test/shop/packing-days.ts'

// Requirement D-476
test('customers who order at the same time never get more places of a day than it has', async () => {
  const { shop, decide, buyer } = await shopWithCalendar({ webhooks: false })
  await decide({ packing: { maxOrders: 5 } })
  const buyers = await Promise.all(Array.from({ length: 12 }, () => buyer()))
  const answers = await Promise.all(buyers.map((one) => one.post('/api/orders/add', {})))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 12 }, () => 201))
  const planned = await shop.db
    .selectFrom('orders')
    .select((eb) => ['pack_on', eb.fn.countAll<number>().as('orders')])
    .groupBy('pack_on')
    .orderBy('pack_on')
    .execute()
  expect(planned.map(({ orders }) => Number(orders))).toEqual([5, 5, 2])
})
