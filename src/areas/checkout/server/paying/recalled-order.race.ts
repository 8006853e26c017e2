import { expect, test } from 'vitest'
import { recall, shopWithBatches } from '../../../../../test/shop/batches.ts'
import { expectLedgerRight } from '../../../../../test/shop/money-and-stock.ts'
import { placeOrderOf, readyShopper } from '../../../../../test/shop/payment.ts'
import { createTestShop } from '../../../../../test/shop/shop.ts'

test('payments that begin in two processes during a recall: whoever tries again pays for good goods or not at all', async () => {
  const { shop, admin, id, batch } = await shopWithBatches(16, 8)
  const other = await createTestShop({ db: shop.db, clock: shop.clock, razorpay: shop.razorpay })
  const begins = []
  for (let at = 0; at < 8; at++) {
    const { cookies, ...shopper } = await readyShopper(shop)
    const order = await placeOrderOf({ cookies, ...shopper }, id, 2)
    const { app } = at % 2 ? shop : other
    const payload = { order_id: order.id }
    begins.push(async () => {
      const answer = await app.inject({ method: 'POST', url: '/api/payment/initiate', payload, cookies })
      return answer.statusCode === 200 ? 'begun' : answer.json().code
    })
  }
  const during = await Promise.all([
    ...begins.slice(0, 4).map((begin) => begin()),
    recall(admin, batch).then(() => 'begun'),
    ...begins.slice(4).map((begin) => begin()),
  ])
  expect(during.filter((answer) => answer !== 'begun' && answer !== 'RECALLED')).toEqual([])
  const after = await Promise.all(begins.map((begin) => begin()))
  expect(after.toSorted()).toEqual([
    ...['RECALLED', 'RECALLED', 'RECALLED', 'RECALLED'],
    ...['begun', 'begun', 'begun', 'begun'],
  ])
  await expectLedgerRight(shop.db)
})
