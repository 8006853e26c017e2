import { expect, test } from 'vitest'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import { changeForm, sendChange, shopWithOrderToChange } from '#test/shop/order-changes.ts'
import { deliverWebhooks, runJobs, type ShopWithPayments } from '#test/shop/payment.ts'
import { dispatchOrders } from '#test/shop/shipment-steps.ts'

const settle = async (shop: ShopWithPayments) => {
  await deliverWebhooks(shop)
  await runJobs(shop)
  await deliverWebhooks(shop)
}

// Requirement D-550
test('of two people who change an order at the same time, one does', async () => {
  for (let round = 0; round < 3; round++) {
    const { shop, admin, order, item, honey, initial } = await shopWithOrderToChange()
    const change = { take: [{ item_id: item, quantity: 2 }], add: [{ pack_id: honey, quantity: 1 }] }
    const forms = [await changeForm(admin, order.id, change), await changeForm(admin, order.id, change)]
    const answers = await Promise.all(forms.map((form) => admin.post(`/api/orders/${order.id}/change`, form)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    await settle(shop)
    await expectMoneyAndStockRight(shop, initial)
  }
})

// Requirement D-550
test('a change and a refund of the same units at the same time return them once', async () => {
  for (let round = 0; round < 3; round++) {
    const { shop, admin, order, item, honey, initial } = await shopWithOrderToChange()
    const form = await changeForm(admin, order.id, {
      take: [{ item_id: item, quantity: 2 }],
      add: [{ pack_id: honey, quantity: 1 }],
    })
    const refund = {
      form_key: `refund-beside-a-change-${round}`,
      what: 'lines',
      left: 960,
      reason: 'other',
      note: '',
      lines: [{ item_id: item, quantity: 2, restock: true }],
    }
    const answers = await Promise.all([
      admin.post(`/api/orders/${order.id}/change`, form),
      admin.post(`/api/orders/${order.id}/refunds`, refund),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    await settle(shop)
    await expectMoneyAndStockRight(shop, initial)
  }
})

// Requirement D-556
test('units that are dispatched at the same time as they are taken out are sent or returned, never both', async () => {
  for (let round = 0; round < 3; round++) {
    const { shop, admin, order, item, initial } = await shopWithOrderToChange()
    const form = await changeForm(admin, order.id, { take: [{ item_id: item, quantity: 2 }] })
    await Promise.all([
      admin.post(`/api/orders/${order.id}/change`, form),
      dispatchOrders(admin, { parcels: [{ order_id: order.id }] }),
    ])
    await settle(shop)
    const { rows } = await shop.db
      .selectFrom('order_items')
      .select(({ selectFrom, fn }) => [
        'quantity',
        selectFrom('parcel_items')
          .select(fn.sum<string>('quantity').as('sum'))
          .whereRef('order_item_id', '=', 'order_items.id')
          .as('sent'),
        selectFrom('refund_lines')
          .select(fn.sum<string>('quantity').as('sum'))
          .whereRef('order_item_id', '=', 'order_items.id')
          .as('taken'),
      ])
      .where('order_items.id', '=', item)
      .execute()
      .then((found) => ({ rows: found }))
    const [{ quantity, sent, taken } = { quantity: 0, sent: '0', taken: '0' }] = rows
    expect(Number(sent ?? 0) + Number(taken ?? 0)).toBeLessThanOrEqual(quantity)
    await expectMoneyAndStockRight(shop, initial)
  }
})

// Requirement D-548
test('a link that is paid while the first order is dispatched makes the exchange or is refunded', async () => {
  for (let round = 0; round < 3; round++) {
    const { shop, admin, order, item, big, initial } = await shopWithOrderToChange()
    const change = { take: [{ item_id: item, quantity: 1 }], add: [{ pack_id: big, quantity: 1 }] }
    const { added_order: id } = (await sendChange(admin, order.id, change)).json()
    const { link } = (await admin.get(`/api/orders/${id}/payment-link`)).json()
    const key = new URL(link.url).pathname.split('/').at(-1) ?? ''
    const window = (await shop.visitor().post(`/api/guest-orders/${key}/payment`)).json()
    shop.bank.pay(window.id)
    await Promise.all([
      deliverWebhooks(shop),
      runJobs(shop),
      dispatchOrders(admin, { parcels: [{ order_id: order.id }] }),
    ])
    await settle(shop)
    await settle(shop)
    const { paid_at } = await shop.db
      .selectFrom('orders')
      .select('paid_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const taken = await shop.db.selectFrom('refunds').select('id').where('order_id', '=', order.id).execute()
    expect(taken, 'what is taken out').toHaveLength(paid_at ? 1 : 0)
    if (!paid_at) await shop.visitor().post(`/api/guest-orders/${key}/payment`)
    await settle(shop)
    await expectMoneyAndStockRight(shop, initial)
  }
})

// Requirement D-550
test('the same form sent several times at once changes an order once', async () => {
  const { shop, admin, order, item, honey, initial } = await shopWithOrderToChange()
  const form = await changeForm(admin, order.id, {
    take: [{ item_id: item, quantity: 1 }],
    add: [{ pack_id: honey, quantity: 1 }],
  })
  const answers = await Promise.all([1, 2, 3].map(() => admin.post(`/api/orders/${order.id}/change`, form)))
  expect(new Set(answers.map((answer) => answer.json().added_order)).size).toBe(1)
  await settle(shop)
  await expectMoneyAndStockRight(shop, initial)
})
