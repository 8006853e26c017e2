import { expect, test } from 'vitest'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import { deliverWebhooks, orderRow, runJobs, stockOf } from '#test/shop/payment.ts'
import {
  fetchRefundLines,
  fetchRefundOverview,
  refundedByProvider,
  sendRefund,
  shopWithRefundableOrder,
} from '#test/shop/refunds.ts'

// Requirement D-132: The merchant refunds an order by product, by amount or completely, which cancels an order that
//   hasn't been sent; never more than was paid or sold (decision X13).
test('units of an item are refunded through the provider at their price, and restocked', async () => {
  const open = await shopWithRefundableOrder()
  const { shop, shopper, admin, order, muesli, initial } = open
  const lines = await fetchRefundLines(open)
  const small = lines.find(({ unit_price }) => unit_price === 320)
  const sent = await sendRefund(admin, order.id, {
    what: 'lines',
    lines: [{ item_id: small?.item_id ?? 0, quantity: 2, restock: true }],
    reason: 'not_available',
    note: 'The last harvest is sold out.',
  })
  expect(sent.json()).toMatchObject({
    amount: 640,
    cancelled: false,
    message: '₹640.00 will be refunded to the customer.',
  })
  expect(await stockOf(shop, muesli.id)).toBe(9)
  expect(await fetchRefundOverview(open)).toMatchObject({
    left: 1600,
    refunds: [{ amount: 640, progress: 'wanted', source: 'merchant', wanted_by: 'Meena Admin' }],
  })
  expect((await shopper.get(`/api/orders/${order.id}/refunds`)).json()).toMatchObject([
    {
      amount: 640,
      stage: 'on_its_way',
      reason: 'not_available',
      note: 'The last harvest is sold out.',
      lines: [{ name: 'Millet Muesli', size: '400 g', quantity: 2 }],
    },
  ])
  await runJobs(shop)
  expect(refundedByProvider(shop)).toEqual([64_000])
  expect(await orderRow(shop, order.id)).toMatchObject({
    status: 'paid',
    payment_state: 'partly_refunded',
    refunded_paise: 64_000,
    refunds_seen_paise: 64_000,
  })
  await deliverWebhooks(shop)
  expect(await fetchRefundOverview(open)).toMatchObject({
    refunds: [{ progress: 'done' }],
    asks_about_goods: null,
  })
  expect(
    (await admin.get('/api/money/attention')).json(),
    'what the merchant wanted is no news to them',
  ).toEqual([])
  expect((await shopper.get(`/api/orders/${order.id}/refunds`)).json()).toMatchObject([{ stage: 'returned' }])
  await expectMoneyAndStockRight(shop, initial)
})

// Requirement D-132
test('a complete refund of an unsent order cancels it at once, before the provider answers', async () => {
  const open = await shopWithRefundableOrder()
  const { shop, shopper, admin, order, muesli, initial } = open
  const lines = (await fetchRefundLines(open)).map(({ item_id, quantity }) => ({
    item_id,
    quantity,
    restock: true,
  }))
  const preview = await admin.post(`/api/orders/${order.id}/refunds/preview`, { what: 'all', lines })
  expect(preview.json()).toEqual({ amount: 2240, left: 0, delivery: 0, restocked: 5, cancels: true })
  expect((await sendRefund(admin, order.id, { what: 'all', lines })).json()).toMatchObject({
    cancelled: true,
  })
  expect(await orderRow(shop, order.id)).toMatchObject({
    status: 'cancelled',
    payment_state: 'paid',
    cancel_reason: 'merchant',
  })
  expect(await stockOf(shop, muesli.id)).toBe(10)
  expect((await admin.get('/api/overview')).json().to_pack).toEqual({ count: 0, orders: [] })
  expect((await admin.put(`/api/orders/deliver/${order.id}`)).statusCode).toBe(409)
  expect((await shopper.get(`/api/payment/state/${order.id}`)).json()).toMatchObject({
    state: 'returning',
    message: expect.stringContaining('Your refund is on its way'),
  })
  expect((await admin.get('/api/money/reconciliation?day=2026-06-15')).json().differences).toEqual([])
  await runJobs(shop)
  await deliverWebhooks(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({
    status: 'cancelled',
    payment_state: 'refunded',
    refunded_paise: 224_000,
  })
  expect((await shopper.get(`/api/payment/state/${order.id}`)).json()).toMatchObject({ state: 'returned' })
  expect(shop.mails.filter(({ text }) => text.includes('outside your shop'))).toEqual([])
  await expectMoneyAndStockRight(shop, initial)
})

test('the whole money of what was handed over goes back, and its goods stay away', async () => {
  const { shop, admin, order, muesli, initial } = await shopWithRefundableOrder()
  await admin.put(`/api/orders/deliver/${order.id}`)
  expect((await sendRefund(admin, order.id, { what: 'all' })).json()).toMatchObject({ cancelled: false })
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'delivered' })
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', parcel_state: 'delivered' })
  expect(await stockOf(shop, muesli.id)).toBe(7)
  await deliverWebhooks(shop)
  await expectMoneyAndStockRight(shop, initial)
})

test('an order that nobody has paid, or that is not there, has nothing to return', async () => {
  const { shopper, admin, muesli } = await shopWithRefundableOrder()
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  const { id } = (await shopper.post('/api/orders/add', {})).json()
  const body = { form_key: 'k-form-in-a-test', what: 'all', left: 0, reason: 'other' }
  expect((await admin.post(`/api/orders/${id}/refunds`, body)).json().code).toBe('NOT_PAID')
  expect((await admin.post('/api/orders/99999/refunds', body)).statusCode).toBe(404)
  expect((await shopper.get('/api/orders/99999/refunds')).statusCode).toBe(404)
  expect((await shopper.get(`/api/orders/${id}/refunding`)).statusCode).toBe(403)
})

// Requirement D-113
test('ordinary refunds and cancellations ask for nothing during a shift; a large refund asks each time and then goes through', async () => {
  const open = await shopWithRefundableOrder({ secondPrice: 800_000 })
  const { shop, admin, order } = open
  const send = async (amount: number) => {
    const { left } = await fetchRefundOverview(open)
    const payload = { form_key: `large-refund-of-${amount}`, what: 'amount', amount, left, reason: 'other' }
    const url = `/api/orders/${order.id}/refunds`
    const sent = await shop.app.inject({ method: 'POST', url, payload, cookies: admin.cookies })
    return sent.json().code ?? sent.json().amount
  }
  const confirm = () => admin.post('/api/second-factor/confirm-pin', { pin: '7391' })
  const pin_hash = await hashPin('7391')
  await shop.db.updateTable('users').set({ pin_hash }).where('id', '=', admin.user.id).execute()
  for (let hours = 0; hours < 9; hours += 3) {
    shop.clock.pass({ minutes: 3 * 60 })
    await admin.get('/api/profile')
  }
  expect(await send(3000)).toBe(3000)
  expect(await send(2000)).toBe(2000)
  expect(await send(1), 'a large sum in small parts').toBe('CONFIRM_AGAIN')
  expect(await fetchRefundOverview(open)).toMatchObject({ refunds: [{ amount: 3000 }, { amount: 2000 }] })
  await confirm()
  expect(await send(1)).toBe(1)
  expect(await send(9000)).toBe('CONFIRM_AGAIN')
  await confirm()
  expect(await send(90_000_00)).toBe('TOO_MUCH')
  expect(await send(9000)).toBe(9000)
})

// Requirement D-113
test('an order is cancelled and refunded nine hours after login without confirmation', async () => {
  const open = await shopWithRefundableOrder()
  const { shop, admin, order } = open
  for (let hours = 0; hours < 9; hours += 3) {
    shop.clock.pass({ minutes: 3 * 60 })
    await admin.get('/api/profile')
  }
  expect((await sendRefund(admin, order.id, { what: 'all' })).json()).toMatchObject({ cancelled: true })
})

test('units that go back on the shelf are shown at once, and the security log names order and sum', async () => {
  const open = await shopWithRefundableOrder()
  const { shop, admin, order, muesli } = open
  const shown = async () => (await shop.visitor().get(`/api/products/${muesli.id}`)).json().stock
  const before = await shown()
  const small = (await fetchRefundLines(open)).find(({ unit_price }) => unit_price === 320)
  await sendRefund(admin, order.id, {
    what: 'lines',
    lines: [{ item_id: small?.item_id ?? 0, quantity: 2, restock: true }],
  })
  expect(await shown()).toBe(before + 2)
  const logged = await shop.db
    .selectFrom('security_log')
    .select('details')
    .where('event', '=', 'money step')
    .execute()
  expect(logged).toEqual([{ details: { step: expect.any(String), order: order.id, paise: 64_000 } }])
})
