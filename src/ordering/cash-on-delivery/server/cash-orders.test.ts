import { expect, test } from 'vitest'
import { booksOf, orderInCash, placeCashOrder, setCash, shopWithCash } from '#test/shop/cash-orders.ts'
import { expectConsistentDocuments } from '#test/shop/documents.ts'
import { expectStockMatchesLedger } from '#test/shop/money-and-stock.ts'
import { orderRow, placeOrderOf, runJobs, stockOf } from '#test/shop/payment.ts'
import { readPdf } from '#test/shop/pdf.ts'
import { dispatchOrders, takeStep, undoStep } from '#test/shop/shipment-steps.ts'

test('a cash order is confirmed when it is placed: its stock is sold, its cart is empty, and nothing expires', async () => {
  const { shop, shopper, muesli, order } = await shopWithCash()
  const placed = await order()
  expect(placed.json()).toMatchObject({
    status: 'paid',
    parcel: 'to_pack',
    payment_method: 'cash_on_delivery',
    to_collect: 320,
    paid_at: null,
  })
  const { id } = placed.json()
  expect((await shopper.get('/api/cart')).json().cartItems).toEqual([])
  shop.clock.pass({ days: 3 })
  await runJobs(shop)
  expect(await orderRow(shop, id)).toMatchObject({ status: 'paid', cancel_reason: null, paid_at: null })
  expect(await stockOf(shop, muesli.id)).toBe(9)
  expect((await shopper.get(`/api/payment/state/${id}`)).json()).toMatchObject({
    state: 'due_on_delivery',
    message: 'Your order is confirmed. Pay ₹320.00 in cash when it’s delivered.',
  })
  const online = await shopper.post('/api/payment/initiate', { order_id: id })
  expect([online.statusCode, online.json().code]).toEqual([409, 'PAID_IN_CASH'])
  const [confirmation, notice] = shop.mails
  expect(confirmation?.text).toContain('Pay ₹320.00 in cash when it’s delivered')
  expect(notice?.subject).toBe(`Order #${id} placed: ₹320.00 to collect in cash`)
})

test('a cash order is packed, dispatched with its invoice, and paid when it is delivered', async () => {
  const { shop, shopper, muesli, admin } = await shopWithCash()
  const { id } = await placeCashOrder(shopper, muesli.id)
  const toPack = await admin.get('/api/orders/all?parcel=to_pack')
  expect(toPack.json()).toMatchObject([{ id, to_collect: 320 }])
  expect(await takeStep(admin, 'packed', id)).toMatchObject([{ done: true }])
  expect(await booksOf(shop, id)).toMatchObject({ documents: [], states: 'due_on_delivery packed' })
  expect(await dispatchOrders(admin, { parcels: [{ order_id: id }] })).toMatchObject([{ done: true }])
  expect(await booksOf(shop, id)).toMatchObject({ documents: ['bill 32000'], payments: [] })
  shop.clock.pass({ minutes: 2 })
  await runJobs(shop)
  const dispatched = shop.mails.find(({ subject }) => subject.includes('on its way'))
  expect(dispatched?.text).toContain('Keep ₹320.00 in cash ready for the courier.')
  expect(dispatched?.attachments).toHaveLength(1)
  const delivered = await admin.put(`/api/orders/deliver/${id}`)
  expect(delivered.json().order).toMatchObject({ status: 'delivered', to_collect: 0 })
  expect(delivered.json().order.paid_at).toBe(shop.clock.now().toISOString())
  expect(await booksOf(shop, id)).toEqual({
    payments: [{ method: 'cash', amount_paise: 32_000, refunded_paise: 0, pays_order: true }],
    documents: ['bill 32000'],
    states: 'paid delivered',
    cancel_reason: null,
  })
  expect((await admin.put(`/api/orders/deliver/${id}`)).statusCode, 'a second time').toBe(200)
  expect((await booksOf(shop, id)).payments).toHaveLength(1)
})

test('an order that is delivered without being dispatched gets its invoice with its payment', async () => {
  const { shop, shopper, muesli, admin } = await shopWithCash()
  const { id } = await placeCashOrder(shopper, muesli.id)
  expect(await takeStep(admin, 'delivered', id)).toMatchObject([{ done: true }])
  expect(await booksOf(shop, id)).toMatchObject({ documents: ['bill 32000'], states: 'paid delivered' })
})

test('undoing the delivery takes the cash payment back, and the invoice stays', async () => {
  const { shop, shopper, muesli, admin } = await shopWithCash()
  const { id } = await placeCashOrder(shopper, muesli.id)
  await dispatchOrders(admin, { parcels: [{ order_id: id }] })
  const [{ order }] = await takeStep(admin, 'delivered', id)
  expect((await undoStep(admin, order)).statusCode).toBe(200)
  expect(await booksOf(shop, id)).toMatchObject({
    payments: [],
    documents: ['bill 32000'],
    states: 'due_on_delivery dispatched',
  })
  const days = await shop.db
    .selectFrom('order_tallies')
    .select((eb) => eb.fn.sum('paise').as('paise'))
    .where('counted', 'like', 'day:%')
    .executeTakeFirst()
  expect(Number(days?.paise ?? 0), 'no sale is counted').toBe(0)
  await takeStep(admin, 'delivered', id)
  expect(await booksOf(shop, id)).toMatchObject({ documents: ['bill 32000'], states: 'paid delivered' })
})

test('a dispatch that is undone and repeated issues one invoice', async () => {
  const { shop, shopper, muesli, admin } = await shopWithCash()
  const { id } = await placeCashOrder(shopper, muesli.id)
  const [{ order }] = await dispatchOrders(admin, { parcels: [{ order_id: id }] })
  expect((await undoStep(admin, order)).statusCode).toBe(200)
  await dispatchOrders(admin, { form_key: 'another-form-in-a-test', parcels: [{ order_id: id }] })
  expect(await booksOf(shop, id)).toMatchObject({
    documents: ['bill 32000'],
    states: 'due_on_delivery dispatched',
  })
})

test.each([
  ['restock', 10],
  ['waste', 9],
])('an order refused at the door is cancelled with a credit note, goods: %s', async (goods, stock) => {
  const { shop, shopper, muesli, admin } = await shopWithCash()
  const { id } = await placeCashOrder(shopper, muesli.id)
  const refuse = () => admin.put(`/api/orders/${id}/refused`, { goods })
  expect((await refuse()).json().code, 'before it is sent').toBe('NOT_SENT')
  await dispatchOrders(admin, { parcels: [{ order_id: id }] })
  const refused = await refuse()
  expect(refused.json()).toMatchObject({ order: { status: 'cancelled', to_collect: 0 } })
  expect((await refuse()).statusCode, 'a second time').toBe(200)
  expect(await booksOf(shop, id)).toEqual({
    payments: [],
    documents: ['bill 32000', 'credit_note 32000'],
    states: 'due_on_delivery cancelled',
    cancel_reason: 'refused',
  })
  expect(await stockOf(shop, muesli.id)).toBe(stock)
  await expectConsistentDocuments(shop.db)
  await expectStockMatchesLedger(shop.db)
  await runJobs(shop)
  const mail = shop.mails.find(({ subject }) => subject.includes('cancelled'))
  expect(mail?.text).toContain('The order wasn’t accepted at delivery')
  expect(mail?.attachments).toHaveLength(1)
  const again = await orderInCash(shopper, muesli.id)
  expect(again.json()).toMatchObject({ code: 'CASH_REFUSED_BEFORE' })
  const offer = (await shopper.get('/api/cash-on-delivery')).json()
  expect(offer).toMatchObject({ offered: true, available: false })
  expect(offer.reason).toContain('an earlier order wasn’t accepted at delivery')
  shop.clock.pass({ days: 190 })
  await shopper.logInAgain()
  expect((await orderInCash(shopper, muesli.id)).statusCode, 'after six months').toBe(201)
})

test('an order that was paid online or at the door cannot be refused there', async () => {
  const { shop, shopper, muesli, admin } = await shopWithCash()
  const { id } = await placeCashOrder(shopper, muesli.id)
  await takeStep(admin, 'delivered', id)
  const online = await placeOrderOf(shopper, muesli.id)
  const refuse = (order: number) => admin.put(`/api/orders/${order}/refused`, { goods: 'restock' })
  expect((await refuse(id)).json().code).toBe('PAID')
  expect((await refuse(online.id)).json().code).toBe('NOT_CASH')
  expect((await refuse(987_654)).statusCode).toBe(404)
  expect(await stockOf(shop, muesli.id)).toBe(8)
})

test('the customer cancels until it is packed, the merchant until it is dispatched', async () => {
  const { shop, shopper, muesli, admin } = await shopWithCash()
  const first = await placeCashOrder(shopper, muesli.id)
  expect((await shopper.delete(`/api/orders/${first.id}`)).statusCode).toBe(200)
  expect(await booksOf(shop, first.id)).toMatchObject({ cancel_reason: 'dismissed', documents: [] })
  const second = await placeCashOrder(shopper, muesli.id)
  await takeStep(admin, 'packed', second.id)
  const refused = await shopper.delete(`/api/orders/${second.id}`)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'ALREADY_PACKED'])
  expect((await admin.put(`/api/orders/release/${second.id}`)).json().order.status).toBe('cancelled')
  const third = await placeCashOrder(shopper, muesli.id)
  await dispatchOrders(admin, { parcels: [{ order_id: third.id }] })
  const late = await admin.put(`/api/orders/release/${third.id}`)
  expect([late.statusCode, late.json().code]).toEqual([409, 'DISPATCHED'])
  expect(await stockOf(shop, muesli.id)).toBe(9)
  await expectStockMatchesLedger(shop.db)
})

test('a dispatch that is undone and then cancelled leaves an invoice with its credit note', async () => {
  const { shop, shopper, muesli, admin } = await shopWithCash()
  const { id } = await placeCashOrder(shopper, muesli.id)
  const [{ order }] = await dispatchOrders(admin, { parcels: [{ order_id: id }] })
  await undoStep(admin, order)
  await admin.put(`/api/orders/release/${id}`)
  expect(await booksOf(shop, id)).toMatchObject({
    documents: ['bill 32000', 'credit_note 32000'],
    cancel_reason: 'merchant',
  })
})

test('an open cash order goes on when the merchant turns cash on delivery off', async () => {
  const { shop, shopper, muesli, admin } = await shopWithCash()
  const { id } = await placeCashOrder(shopper, muesli.id)
  await setCash(admin, { on: false })
  await takeStep(admin, 'packed', id)
  await dispatchOrders(admin, { parcels: [{ order_id: id }] })
  await takeStep(admin, 'delivered', id)
  expect(await booksOf(shop, id)).toMatchObject({ states: 'paid delivered' })
})

test('a cash order is sent in one parcel', async () => {
  const { shop, shopper, muesli, admin } = await shopWithCash()
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 2 })
  const { id } = (await shopper.post('/api/orders/add', { payment_method: 'cash_on_delivery' })).json()
  const [item] = (await admin.get(`/api/orders/${id}/items`)).json()
  const part = { order_id: id, items: [{ order_item_id: item.id, quantity: 1 }] }
  expect(await dispatchOrders(admin, { parcels: [part] })).toMatchObject([
    { done: false, code: 'CASH_IN_PARTS' },
  ])
  expect(await booksOf(shop, id)).toMatchObject({ documents: [], states: 'due_on_delivery to_pack' })
})

test('after a discount the merchant is asked to print the slip and label again, which show the new amount', async () => {
  const { shopper, muesli, admin } = await shopWithCash()
  const { id } = await placeCashOrder(shopper, muesli.id)
  const discount = async (form_key: string) =>
    (await admin.post(`/api/orders/${id}/discounts`, { form_key, amount: 20, reason: 'Late' })).json()
  expect((await discount('a-discount-before-packing')).message).toBe(
    'Discount of ₹20.00 added. The customer now pays ₹300.00. If you’ve already printed the packing slip or the label, print them again: they show the amount to collect.',
  )
  await takeStep(admin, 'packed', id)
  const { message, order } = await discount('a-discount-after-packing')
  expect(message).toBe(
    'Discount of ₹20.00 added. The customer now pays ₹280.00. Print the packing slip and the label again before you dispatch the order: they still show the old amount.',
  )
  const slip = await admin.get(`/api/packing/slips.pdf?orders=${id}`)
  expect((await readPdf(slip.rawPayload)).pages.join()).toContain('₹280')
  const removed = await admin.delete(`/api/orders/${id}/discounts/${order.discounts[0].id}`)
  expect(removed.json().message).toContain('Print the packing slip and the label again')
})

test('a discount lowers what is collected, until the order is invoiced', async () => {
  const { shop, shopper, muesli, admin } = await shopWithCash()
  const { id } = await placeCashOrder(shopper, muesli.id)
  const discount = (form_key: string) =>
    admin.post(`/api/orders/${id}/discounts`, { form_key, amount: 20, reason: 'Late' })
  expect((await discount('a-discount-in-a-test')).json().order).toMatchObject({ to_collect: 300 })
  const [{ order }] = await dispatchOrders(admin, { parcels: [{ order_id: id }] })
  expect((await discount('another-discount-here')).json().code).toBe('INVOICED')
  await undoStep(admin, order)
  expect((await discount('one-more-discount-here')).json().code).toBe('INVOICED')
  await takeStep(admin, 'delivered', id)
  const { documents, payments } = await booksOf(shop, id)
  expect(documents).toEqual(['bill 30000'])
  expect(payments).toMatchObject([{ amount_paise: 30_000 }])
})

test('a refund of a cash payment is recorded as given by hand, with its credit note', async () => {
  const { shop, shopper, muesli, admin } = await shopWithCash()
  const { id } = await placeCashOrder(shopper, muesli.id)
  await takeStep(admin, 'delivered', id)
  const refund = {
    form_key: 'a-refund-in-a-test',
    what: 'amount',
    amount: 100,
    left: 320,
    reason: 'damaged',
    note: '',
  }
  const refunded = await admin.post(`/api/orders/${id}/refunds`, refund)
  expect(refunded.json()).toMatchObject({
    message: 'Refund recorded. Pay the customer ₹100.00 in cash or by bank transfer.',
  })
  expect((await admin.post(`/api/orders/${id}/refunds`, refund)).statusCode, 'sent twice').toBe(200)
  shop.clock.pass({ minutes: 10 })
  await runJobs(shop)
  expect(await shop.db.selectFrom('refunds').select(['status', 'amount_paise']).execute()).toEqual([
    { status: 'by_hand', amount_paise: 10_000 },
  ])
  expect(await booksOf(shop, id)).toMatchObject({
    documents: ['bill 32000', 'credit_note 10000'],
    payments: [{ refunded_paise: 10_000 }],
    states: 'partly_refunded delivered',
  })
  const rest = { ...refund, form_key: 'the-rest-in-a-test-1', amount: 220, left: 220 }
  expect((await admin.post(`/api/orders/${id}/refunds`, rest)).statusCode).toBe(200)
  expect((await booksOf(shop, id)).states).toBe('refunded delivered')
})
