import { expect, test } from 'vitest'
import { sendForm } from '#test/shop/forms.ts'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import { runJobs, stockOf } from '#test/shop/payment.ts'
import { fetchRefundLines, refundedByProvider, sendRefund } from '#test/shop/refunds.ts'
import { shopWithReturn } from '#test/shop/returns.ts'
import { dispatchOrders, takeStep, undoStep } from '#test/shop/shipment-steps.ts'
import type { TestShop } from '#test/shop/shop.ts'

const bodiesOf = async ({ db }: TestShop, kind: string) =>
  (await db.selectFrom('outbox').select('body_text').where('kind', '=', kind).orderBy('id').execute()).map(
    ({ body_text }) => body_text,
  )

// Requirement D-535: Instead of refunding a return, the merchant replaces its units: an order without a price for the same
//   customer and address is ready to pack at once, takes its units from the stock, and has no invoice (decision X63).
test('the units that arrived are sent again, and the customer pays nothing', async () => {
  const { shop, admin, shopper, order, small, ask, step, muesli } = await shopWithReturn()
  const before = await stockOf(shop, muesli.id)
  await ask({ lines: `${small}:3` })
  await step({ step: 'approve', send_back: true })
  expect((await step({ step: 'replace' })).json().code, 'not before the inspection').toBe('NOT_NOW')
  await step({ step: 'receive', lines: [{ item_id: small, units: 2 }] })
  await step({ step: 'inspect', lines: [{ item_id: small, restock: 0, waste: 2 }] })
  const replaced = await step({ step: 'replace', answer: 'We’re sorry.' })
  const id = replaced.json().replacement_id
  expect(replaced.json()).toMatchObject({ state: 'replaced', replacement_id: expect.any(Number) })
  expect(await stockOf(shop, muesli.id)).toBe(before - 2)

  const found = (await admin.get(`/api/orders/${id}`)).json()
  expect(found).toMatchObject({
    status: 'paid',
    parcel: 'to_pack',
    payment_method: 'none',
    total_price: 0,
    to_collect: 0,
    paid_at: null,
    items_count: 2,
    replaces: order.id,
    User: { name: 'Anitha Raj' },
  })
  expect(found.address).toEqual((await admin.get(`/api/orders/${order.id}`)).json().address)
  expect(found.delivery.by, 'it has a promise like any other order').toMatch(/^2026-06/)
  expect((await shopper.get(`/api/orders/${id}/items`)).json()).toMatchObject([
    { quantity: 2, unit_price: 0 },
  ])
  const documents = await shop.db.selectFrom('documents').select('order_id').execute()
  expect(documents).toEqual([{ order_id: order.id }])
  expect((await admin.get('/api/packing/orders')).json()).toMatchObject([{ id, pieces: 2 }])
  expect((await shopper.get('/api/orders')).json()).toMatchObject([
    { id, replaces: order.id },
    { id: order.id },
  ])
  const returns = (await shopper.get(`/api/orders/${order.id}/returns`)).json()
  expect(returns.returns).toMatchObject([{ state: 'replaced', replacement_id: id }])
  expect((await admin.get('/api/returns?show=ended')).json()).toHaveLength(1)
})

// Requirement D-536: The customer reads on the replacement's page and in its email which order it is for and that nothing is
//   to be paid, and can neither pay nor cancel it (decision X63).
test('its page and its email say what it replaces', async () => {
  const { shop, shopper, order, small, replace } = await shopWithReturn()
  const id = await replace(`${small}:1`)
  expect((await shopper.get(`/api/orders/${id}/page`)).json()).toMatchObject({
    order: { replaces: order.id },
    payment: {
      state: 'nothing_due',
      message: `This order replaces items from order #${order.id}. There’s nothing to pay.`,
      payment_id: null,
    },
    paid_by: null,
    can_cancel: false,
    steps: [{ kind: 'placed' }],
    documents: [],
  })
  expect((await shopper.post('/api/payment/initiate', { order_id: id })).statusCode).toBe(409)
  expect((await shopper.delete(`/api/orders/${id}`)).statusCode).toBe(409)
  const [mail = ''] = await bodiesOf(shop, 'replacement-confirmation')
  expect(mail).toContain(`We’re replacing items from your order #${order.id}.`)
  expect(mail).toContain(`#${id}`)
  expect(mail).toContain('There’s nothing to pay for the replacement or its delivery.')
  expect(await bodiesOf(shop, 'order-confirmation'), 'that of the first order').toHaveLength(1)
})

// Requirement D-537: A replacement is packed, dispatched and delivered like any other order, without an invoice or a payment.
//   Its packing slip says which order it is for, instead of a total (decision X63).
test('it is packed, dispatched, delivered, and each step can be undone', async () => {
  const { shop, admin, shopper, small, replace, initial } = await shopWithReturn()
  const id = await replace(`${small}:2`)
  const statesOf = async () => {
    const { status, parcel, step } = (await admin.get(`/api/orders/${id}`)).json()
    return { states: `${status} ${parcel}`, step }
  }
  await takeStep(admin, 'packed', id)
  const packed = await statesOf()
  expect(packed.states).toBe('paid packed')
  expect((await undoStep(admin, { id, step: packed.step })).statusCode).toBe(200)
  await takeStep(admin, 'packed', id)
  expect(await dispatchOrders(admin, { parcels: [{ order_id: id }] })).toMatchObject([{ message: null }])
  expect((await statesOf()).states).toBe('paid dispatched')
  expect((await admin.put(`/api/orders/release/${id}`)).json().code).toBe('DISPATCHED')
  await takeStep(admin, 'delivered', id)
  expect((await statesOf()).states).toBe('delivered delivered')
  const { payment } = (await shopper.get(`/api/orders/${id}/page`)).json()
  expect(payment.state).toBe('nothing_due')
  shop.clock.pass({ minutes: 5 })
  await runJobs(shop)
  expect(await shop.db.selectFrom('documents').select('id').where('order_id', '=', id).execute()).toEqual([])
  await expectMoneyAndStockRight(shop, initial)
})

// Requirement D-538: Without enough stock, the replacement is refused, nothing changes, and the return can still be refunded
//   (decision X63).
test('there must be enough stock, and the size must still exist', async () => {
  const { shop, small, approve, step, muesli } = await shopWithReturn()
  await approve(`${small}:3`)
  await shop.db.updateTable('packs').set({ stock: 2 }).where('id', '=', muesli.pack_id).execute()
  const refused = await step({ step: 'replace' })
  expect(refused.json()).toMatchObject({
    code: 'NOT_ENOUGH_STOCK',
    error: expect.stringContaining('only 2 are available. Add stock, or refund the return instead.'),
    current: { state: 'approved' },
  })
  await shop.db.updateTable('products').set({ archived_at: shop.clock.now() }).execute()
  expect((await step({ step: 'replace' })).json().error).toContain('none is available')
  await shop.db.updateTable('order_items').set({ pack_id: null }).where('id', '=', small).execute()
  expect((await step({ step: 'replace' })).json().code).toBe('NOT_ENOUGH_STOCK')
  const orders = await shop.db.selectFrom('orders').select('id').execute()
  expect(orders).toHaveLength(1)
  expect(await stockOf(shop, muesli.id)).toBe(2)
  expect(await bodiesOf(shop, 'replacement-confirmation')).toEqual([])
  expect((await step({ step: 'refund' })).json().state).toBe('refunded')
})

// Requirement D-539: The merchant can cancel a replacement until a part of it is dispatched. Its units return to stock, and
//   the return can be refunded or replaced again (decision X63).
test('a cancelled replacement opens its return again', async () => {
  const { shop, admin, shopper, order, small, approve, step, initial, muesli, returnable } =
    await shopWithReturn()
  const before = await stockOf(shop, muesli.id)
  await approve(`${small}:2`)
  const first = (await step({ step: 'replace' })).json().replacement_id
  await takeStep(admin, 'packed', first)
  const cancelled = await admin.put(`/api/orders/release/${first}`)
  expect(cancelled.json().order).toMatchObject({ id: first, status: 'cancelled' })
  expect((await admin.put(`/api/orders/release/${first}`)).statusCode, 'again').toBe(200)
  expect(await stockOf(shop, muesli.id)).toBe(before)
  expect((await admin.get('/api/returns')).json()).toMatchObject([
    { state: 'approved', replacement_id: null },
  ])
  expect(await returnable(small), 'the return is open').toBe(1)
  expect((await shopper.get(`/api/orders/${first}/page`)).json().payment).toMatchObject({
    state: 'cancelled',
    message: 'This order was cancelled.',
  })
  const second = (await step({ step: 'replace' })).json().replacement_id
  expect(second).not.toBe(first)
  await admin.put(`/api/orders/release/${second}`)
  expect((await step({ step: 'refund' })).json().state).toBe('refunded')
  await runJobs(shop)
  expect(refundedByProvider(shop)).toEqual([64_000])
  const timeline = (await admin.get(`/api/orders/${order.id}/timeline`)).json()
  const texts = timeline.map(({ text }: { text: string }) => text)
  expect(texts).toContain(`Returned items replaced by order #${first}`)
  expect(texts).toContain(`Replacement order #${first} cancelled: the return is open again`)
  await expectMoneyAndStockRight(shop, initial)
})

// Requirement D-539
test('a replacement of which a parcel has left isn’t cancelled', async () => {
  const { admin, small, large, replace } = await shopWithReturn()
  const id = await replace(`${small}:2,${large}:1`)
  const items = (await admin.get(`/api/orders/${id}/items`)).json()
  await dispatchOrders(admin, {
    parcels: [{ order_id: id, items: [{ order_item_id: items[0].id, quantity: 1 }] }],
  })
  const refused = await admin.put(`/api/orders/release/${id}`)
  expect(refused.json()).toMatchObject({
    code: 'DISPATCHED',
    error: expect.stringContaining('record a return'),
  })
})

// Requirement D-540: Replaced units of an order can be neither returned, replaced nor refunded again (decision X63).
test('replaced units are not refunded as well', async () => {
  const { shop, admin, order, small, ask, approve, step, replace, returnable } = await shopWithReturn()
  await replace(`${small}:2`)
  expect(await returnable(small)).toBe(1)
  expect((await ask({ lines: `${small}:2` })).json().code).toBe('NOT_RETURNABLE')
  const lines = [{ item_id: small, quantity: 2, restock: false }]
  const refused = await sendRefund(admin, order.id, { what: 'lines', lines })
  expect(refused.json()).toMatchObject({
    code: 'REPLACED',
    error: expect.stringContaining('were replaced, so they can’t be refunded here'),
  })
  expect((await sendRefund(admin, order.id, { what: 'all' })).json().code).toBe('REPLACED')
  expect(await fetchRefundLines({ admin, order })).toContainEqual(
    expect.objectContaining({ item_id: small, replaced: 2, refunded: 0 }),
  )
  // The third unit is refunded on the order's page while its return is open.
  await approve(`${small}:1`)
  await sendRefund(admin, order.id, {
    what: 'lines',
    lines: [{ item_id: small, quantity: 1, restock: false }],
  })
  expect((await step({ step: 'replace' })).json().code).toBe('ALREADY_ENDED')
  expect((await step({ step: 'refund' })).json().code).toBe('REFUND_REFUSED')
  await step({ step: 'close', answer: 'Already refunded.' })
  await runJobs(shop)
  expect(refundedByProvider(shop)).toEqual([32_000])
})

// Requirement D-541: A replacement can be returned as well: it is replaced again, or refunded at what was paid for the units
//   in the first order, once (decision X63).
test('a faulty replacement is replaced again, and then refunded on the order that was paid', async () => {
  const { shop, admin, shopper, order, small, step, replace, returnable, initial } = await shopWithReturn()
  const returnsOf = async (id: number) => (await shopper.get(`/api/orders/${id}/returns`)).json()
  const askAgain = async (id: number, units: number) => {
    await admin.put(`/api/orders/deliver/${id}`)
    const [{ item_id }] = (await returnsOf(id)).returnable
    const asked = await sendForm(shopper, 'post', `/api/orders/${id}/returns`, {
      form_key: `a-return-of-replacement-${id}`,
      reason: 'spoilt',
      lines: `${item_id}:${units}`,
    })
    expect(asked.statusCode).toBe(200)
    await step({ step: 'approve', send_back: false })
  }
  const first = await replace(`${small}:2`)
  await askAgain(first, 2)
  const second = (await step({ step: 'replace' })).json().replacement_id
  expect((await admin.get(`/api/orders/${second}`)).json().replaces, 'the order that was paid').toBe(order.id)
  expect((await returnsOf(first)).returnable).toEqual([])
  await askAgain(second, 1)
  const refunded = await step({ step: 'refund' })
  expect(refunded.json(), refunded.body).toMatchObject({ state: 'refunded', order_id: second })
  await runJobs(shop)
  expect(refundedByProvider(shop)).toEqual([32_000])
  expect((await shopper.get(`/api/orders/${order.id}/refunds`)).json()).toMatchObject([
    { amount: 320, lines: [{ item_id: small, quantity: 1 }] },
  ])
  expect((await returnsOf(second)).returnable).toMatchObject([{ units: 1 }])
  expect(await returnable(small), 'the unit that was never returned').toBe(1)
  expect(await fetchRefundLines({ admin, order })).toContainEqual(
    expect.objectContaining({ item_id: small, replaced: 1, refunded: 1 }),
  )
  await expectMoneyAndStockRight(shop, initial)
})

// Requirement D-535
test('a step with an old version is refused, and a replaced return takes no more steps', async () => {
  const { admin, small, approve, step } = await shopWithReturn()
  await approve(`${small}:1`)
  const [{ id, version }] = (await admin.get('/api/returns')).json()
  const stale = await admin.post(`/api/returns/${id}/steps`, { step: 'replace', version: version - 1 })
  expect(stale.json()).toMatchObject({ code: 'RETURN_CHANGED', current: { version } })
  await step({ step: 'replace' })
  for (const next of ['replace', 'refund', 'close'])
    expect((await step({ step: next, answer: 'Why' })).json().code).toBe('NOT_NOW')
})
