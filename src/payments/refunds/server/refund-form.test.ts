import { expect, test } from 'vitest'
import { runJobs } from '#test/shop/payment.ts'
import {
  fetchRefundLines,
  refundedByProvider,
  sendRefund,
  shopWithRefundableOrder,
} from '#test/shop/refunds.ts'
import type { RefundInput } from '../contract.ts'

test('the same form wants one refund, and with something else in it none', async () => {
  const { shop, admin, order } = await shopWithRefundableOrder()
  const form = {
    form_key: 'the-same-form-in-a-test',
    what: 'amount',
    amount: 99.5,
    left: 2240,
    reason: 'other',
    note: '',
  }
  const send = (more: object = {}) => admin.post(`/api/orders/${order.id}/refunds`, { ...form, ...more })
  const first = await send()
  expect(first.json()).toMatchObject({ amount: 99.5 })
  expect((await send()).json()).toEqual(first.json())
  expect((await send({ amount: 100 })).json()).toMatchObject({ code: 'SENT_DIFFERENTLY' })
  await runJobs(shop)
  expect((await send()).json()).toEqual(first.json())
  expect(refundedByProvider(shop)).toEqual([9_950])
})

test('who looked at an older state is told, and nothing is done', async () => {
  const { shop, admin, order } = await shopWithRefundableOrder()
  await sendRefund(admin, order.id, { what: 'amount', amount: 100 })
  const late = await sendRefund(admin, order.id, { what: 'amount', amount: 100, left: 2240 })
  expect([late.statusCode, late.json().code]).toEqual([409, 'CHANGED'])
  expect(await shop.db.selectFrom('refunds').select('id').execute()).toHaveLength(1)
})

test.each<[string, Partial<RefundInput>, number, string]>([
  ['more than was paid', { what: 'amount', amount: 2240.01 }, 409, 'TOO_MUCH'],
  ['less than the provider returns', { what: 'amount', amount: 0.5 }, 400, 'TOO_LITTLE'],
  ['nothing', { what: 'lines', lines: [] }, 400, 'NOTHING_CHOSEN'],
  [
    'a product of another order',
    { what: 'lines', lines: [{ item_id: 999, quantity: 1, restock: false }] },
    400,
    'UNKNOWN_LINE',
  ],
])('%s is not returned', async (_what, wish, status, code) => {
  const { shop, admin, order } = await shopWithRefundableOrder()
  const refused = await sendRefund(admin, order.id, wish)
  expect([refused.statusCode, refused.json().code]).toEqual([status, code])
  expect(await shop.db.selectFrom('refunds').select('id').execute()).toEqual([])
})

test('no more units of a line go back than were sold, and none go on the shelf twice', async () => {
  const open = await shopWithRefundableOrder()
  const { admin, order } = open
  const [line] = await fetchRefundLines(open)
  const wish = (quantity: number, restock: boolean) => ({
    what: 'lines' as const,
    lines: [{ item_id: line?.item_id ?? 0, quantity, restock }],
  })
  expect((await sendRefund(admin, order.id, wish((line?.quantity ?? 0) + 1, false))).json().code).toBe(
    'TOO_MANY',
  )
  expect((await sendRefund(admin, order.id, wish(1, true))).statusCode).toBe(200)
  const again = await sendRefund(admin, order.id, wish(line?.quantity ?? 0, true))
  expect(again.json()).toMatchObject({
    code: 'TOO_MANY',
    message: expect.stringContaining('can still be refunded'),
  })
})
