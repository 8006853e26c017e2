import { expect, test } from 'vitest'
import { listPickLines } from '#fulfilment/packing/server/lists/pick-list.queries.ts'
import { pollPayments } from '#payments/webhooks/server/poll-payments.ts'
import { syncRefunds } from '#payments/webhooks/server/sync-refunds.ts'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import { deliverWebhooks, orderRow, runJobs, stockOf } from '#test/shop/payment.ts'
import {
  fetchRefundOverview as askRefunding,
  sendRefund,
  shopWithRefundableOrder,
} from '#test/shop/refunds.ts'

const open = async (options: Parameters<typeof shopWithRefundableOrder>[0] = {}) => {
  const opened = await shopWithRefundableOrder(options)
  const { admin, order } = opened
  const refunding = () => askRefunding(opened)
  return {
    ...opened,
    refunding,
    /** Sends the back office's form, with the refunded sum that it showed unless another one is given. */
    answer: async (lines: object[], form_key = 'where-the-goods-are', shown?: number | null) => {
      const returned = shown === undefined ? (await refunding()).asks_about_goods : shown
      return admin.post(`/api/orders/${order.id}/goods`, { form_key, lines, returned })
    },
  }
}

test.each([
  ['a part', 50_000, 'partly_returned', 'paid'],
  ['all', undefined, 'returned_elsewhere', 'cancelled'],
] as const)(
  '%s that was returned in the dashboard is told within a minute though no event comes',
  async (_what, paise, kind, status) => {
    const { shop, admin, order, payment, refunding } = await open({ webhooks: false })
    shop.bank.refund(payment, paise)
    shop.clock.pass({ seconds: 30 })
    expect(await syncRefunds(shop)).toBe(1)
    await pollPayments(shop)
    expect(await orderRow(shop, order.id)).toMatchObject({ status })
    const amount = (paise ?? 224_000) / 100
    expect((await admin.get('/api/money/attention')).json()).toMatchObject([{ kind, amount }])
    expect(await refunding()).toMatchObject({
      asks_about_goods: amount,
      refunds: [{ source: 'provider', progress: 'done', reason: null, amount }],
    })
    expect((await admin.get('/api/overview')).json().to_pack.count).toBe(paise ? 1 : 0)
    expect(await syncRefunds(shop), 'what is known is not asked about again').toBe(0)
  },
)

test('goods of money that the dashboard returned are not picked once they are back on the shelf', async () => {
  const { shop, admin, order, payment, refunding, answer } = await open()
  shop.bank.refund(payment, 64_000)
  await deliverWebhooks(shop)
  const [first, second] = (await refunding()).lines
  const toPick = async () => (await listPickLines(shop.db, [order.id])).map(({ quantity }) => quantity)
  const before = await toPick()
  await answer([{ item_id: second?.item_id, quantity: second?.quantity }])
  expect(before.reduce((sum, units) => sum + units, 0)).toBe((first?.quantity ?? 0) + (second?.quantity ?? 0))
  expect(await toPick()).toEqual([first?.quantity])
  expect((await admin.get('/api/overview')).json().to_pack.count).toBe(1)
})

// Requirement D-133: A refund made in the provider's dashboard appears on its order within a minute, and the merchant
//   is asked where the goods are (decision X13).
test('returned items are counted once and never exceed those sold, and the question is answered', async () => {
  const { shop, admin, order, payment, muesli, refunding, answer, initial } = await open()
  shop.bank.refund(payment)
  await deliverWebhooks(shop)
  const [first, second] = (await refunding()).lines
  const back = [{ item_id: second?.item_id, quantity: second?.quantity }]
  expect((await answer([{ item_id: first?.item_id, quantity: 99 }])).json().code).toBe('TOO_MANY')
  const before = await stockOf(shop, muesli.id)
  for (let turn = 0; turn < 2; turn++) expect((await answer(back)).statusCode).toBe(200)
  expect((await answer([{ item_id: first?.item_id, quantity: 1 }])).json().code).toBe('SENT_DIFFERENTLY')
  expect((await answer(back, 'another-form-in-a-test')).json().code).toBe('TOO_MANY')
  expect(await refunding()).toMatchObject({ asks_about_goods: null })
  expect((await admin.get('/api/money/attention')).json()).toEqual([])
  const moved = (await admin.get(`/api/stock/moves?product_id=${muesli.id}`)).json()
  expect(moved[0]).toMatchObject({
    reason: 'returned',
    order_id: order.id,
    actor: 'Meena Admin',
    delta: second?.quantity,
  })
  expect(await stockOf(shop, muesli.id)).toBeGreaterThanOrEqual(before)
  await expectMoneyAndStockRight(shop, initial)
})

test('goods that are not here leave the stock as it is', async () => {
  const { shop, payment, muesli, refunding, answer } = await open()
  expect((await answer([])).json().code).toBe('NOTHING_RETURNED')
  shop.bank.refund(payment, 10_000)
  await deliverWebhooks(shop)
  const before = await stockOf(shop, muesli.id)
  for (let turn = 0; turn < 2; turn++)
    expect((await answer([])).json()).toEqual({ message: 'Stock left unchanged.' })
  expect([await stockOf(shop, muesli.id), (await refunding()).asks_about_goods]).toEqual([before, null])
  shop.bank.refund(payment, 5_000)
  await deliverWebhooks(shop)
  expect((await refunding()).asks_about_goods, 'a later return is asked about anew').toBe(50)
})

test('a return that came after the form was opened is not answered by it, and is still asked about', async () => {
  const { shop, admin, payment, muesli, refunding, answer } = await open()
  shop.bank.refund(payment, 10_000)
  await deliverWebhooks(shop)
  const { asks_about_goods: shown, lines } = await refunding()
  shop.bank.refund(payment, 5_000)
  await deliverWebhooks(shop)
  const before = await stockOf(shop, muesli.id)
  const one = { item_id: lines[0]?.item_id, quantity: 1 }
  for (const [at, goods] of [[], [one]].entries()) {
    const late = await answer(goods, `late-${at}-form-in-a-test`, shown)
    expect([late.statusCode, late.json().code]).toEqual([409, 'CHANGED'])
  }
  expect(await stockOf(shop, muesli.id)).toBe(before)
  expect((await refunding()).asks_about_goods).toBe(150)
  expect((await admin.get('/api/money/attention')).json()).toMatchObject([{ kind: 'partly_returned' }])
  expect((await answer([one])).statusCode).toBe(200)
  expect((await refunding()).asks_about_goods).toBeNull()
})

test('what the merchant wanted and what the dashboard returned are told apart', async () => {
  const { shop, admin, order, payment, refunding, initial } = await open()
  await sendRefund(admin, order.id, { what: 'amount', amount: 300 })
  shop.bank.refund(payment, 10_000)
  await runJobs(shop)
  await deliverWebhooks(shop)
  expect(await refunding()).toMatchObject({ left: 1840, asks_about_goods: 100 })
  expect((await admin.get('/api/money/attention')).json()).toMatchObject([
    { kind: 'partly_returned', amount: 100 },
  ])
  expect(await orderRow(shop, order.id)).toMatchObject({ refunded_paise: 40_000 })
  await expectMoneyAndStockRight(shop, initial)
})

test('an order that is not there, a line twice and a line of another order put nothing back', async () => {
  const { shop, admin, payment, muesli, refunding, answer } = await open()
  shop.bank.refund(payment)
  await deliverWebhooks(shop)
  const [first] = (await refunding()).lines
  const before = await stockOf(shop, muesli.id)
  const nowhere = { form_key: 'of-no-order-in-a-test', lines: [], returned: null }
  expect((await admin.post('/api/orders/999999/goods', nowhere)).statusCode).toBe(404)
  const one = { item_id: first?.item_id, quantity: 1 }
  for (const [at, lines] of [
    [one, one],
    [one, { ...one, item_id: 999_999 }],
  ].entries())
    expect((await answer(lines, `wrong-lines-${at}-in-a-test`)).json().code).toBe('TOO_MANY')
  expect([await stockOf(shop, muesli.id), (await refunding()).asks_about_goods]).toEqual([before, 2240])
})

test('what is back on the shelf is shown at once, and both answers are told in the back office', async () => {
  const { shop, admin, payment, muesli, refunding, answer } = await open()
  shop.bank.refund(payment, 10_000)
  await deliverWebhooks(shop)
  const small = (await refunding()).lines.find(({ unit_price }) => unit_price === 320)
  const shown = async () => (await shop.visitor().get(`/api/products/${muesli.id}`)).json().stock
  const before = await shown()
  await answer([{ item_id: small?.item_id, quantity: 1 }])
  expect(await shown()).toBe(before + 1)
  shop.bank.refund(payment, 10_000)
  await deliverWebhooks(shop)
  await answer([], 'nothing-is-back-in-a-test')
  const told = (await admin.get('/api/activity')).json().map(({ action }: { action: string }) => action)
  expect(told.slice(0, 2)).toEqual(['left the stock unchanged for', 'returned items to stock from'])
})
