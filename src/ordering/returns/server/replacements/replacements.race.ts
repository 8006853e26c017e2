import { expect, test } from 'vitest'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import { deliverWebhooks, placeOrderOf, runJobs, signInShopper } from '#test/shop/payment.ts'
import { refundedByProvider, sendRefund } from '#test/shop/refunds.ts'
import { shopWithReturn } from '#test/shop/returns.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

// Requirement D-540
test('a return is either refunded or replaced, once, whoever presses what at the same moment', async () => {
  const { shop, admin, order, small, approve, step, initial } = await shopWithReturn()
  await approve(`${small}:3`)
  const answers = await Promise.all([
    ...times(4).map(() => step({ step: 'replace' })),
    ...times(4).map(() => step({ step: 'refund' })),
    sendRefund(admin, order.id, { what: 'lines', lines: [{ item_id: small, quantity: 3, restock: false }] }),
  ])
  expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1)
  await runJobs(shop)
  await deliverWebhooks(shop)
  const orders = await shop.db.selectFrom('orders').select('id').execute()
  const isReplaced = orders.length === 2
  expect(refundedByProvider(shop)).toEqual(isReplaced ? [] : [96_000])
  await expectMoneyAndStockRight(shop, initial)
})

// Requirement D-538
test('the last units are either sold or sent again', async () => {
  const { shop, small, approve, step, muesli } = await shopWithReturn()
  await approve(`${small}:2`)
  const buyers = await Promise.all(times(4).map(() => signInShopper(shop)))
  for (const buyer of buyers) await buyer.post('/api/cart/add', { product_id: muesli.id, quantity: 3 })
  const [replaced] = await Promise.all([
    step({ step: 'replace' }),
    ...buyers.map((buyer) => placeOrderOf(buyer, muesli.id, 3).catch(() => undefined)),
  ])
  const stock = await shop.db
    .selectFrom('packs')
    .select('stock')
    .where('id', '=', muesli.pack_id)
    .executeTakeFirstOrThrow()
  expect(stock.stock).toBeGreaterThanOrEqual(0)
  const { left } = await shop.db
    .selectFrom('stock_moves')
    .select((eb) => eb.fn.sum<number>('delta').as('left'))
    .where('pack_id', '=', muesli.pack_id)
    .executeTakeFirstOrThrow()
  expect(Number(left)).toBe(stock.stock)
  expect([200, 409]).toContain(replaced?.statusCode)
})

// Requirement D-539
test('a replacement is cancelled once, and not while it is dispatched', async () => {
  const { shop, admin, small, replace, initial, muesli } = await shopWithReturn()
  const id = await replace(`${small}:2`)
  await Promise.all([
    ...times(4).map(() => admin.put(`/api/orders/release/${id}`)),
    admin.post('/api/orders/dispatched', {
      form_key: 'a-dispatch-in-a-race',
      courier: 'dtdc',
      parcels: [{ order_id: id }],
    }),
  ])
  const { parcel } = (await admin.get(`/api/orders/${id}`)).json()
  const [found] = await shop.db.selectFrom('returns').select(['state', 'replacement_id']).execute()
  expect(found).toEqual(
    parcel === 'cancelled'
      ? { state: 'approved', replacement_id: null }
      : { state: 'replaced', replacement_id: id },
  )
  expect(muesli.id).toBeGreaterThan(0)
  await expectMoneyAndStockRight(shop, initial)
})
