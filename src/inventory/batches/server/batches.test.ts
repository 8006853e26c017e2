import { expect, test } from 'vitest'
import { notifyMorningSummary } from '#backoffice/dashboard/server/notify-morning-summary.ts'
import { createCursor } from '#http/calls/paging.ts'
import { label, receiveGoods } from '#test/shop/batches.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import { createShopWithPayments, payFor, placeOrderOf, signInShopper, stockOf } from '#test/shop/payment.ts'
import { readPdf } from '#test/shop/pdf.ts'
import { fetchRefundLines, sendRefund } from '#test/shop/refunds.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { addProduct, signInAs } from '#test/shop/shop.ts'
import type { Batch, OrderWithBatch } from '../contract.ts'

type Admin = Awaited<ReturnType<typeof signInAs>>

/** A shop with two batches of one product: two units that expire first, and five units. */
async function twoBatches() {
  const shop = await createShopWithPayments()
  const admin = await signInAs(shop, 'admin')
  const { id, pack_id } = await addProduct(shop.db, { name: 'Millet Muesli', stock: 0 })
  await receiveGoods(admin, pack_id, 2, label('2026-11-30', { code: 'SOON' }))
  await receiveGoods(admin, pack_id, 5, label('2026-12-31', { code: 'LATE' }))
  const [soon, late] = await batchesOf(admin)
  if (!soon || !late) throw new Error('The batches are not there')
  return { shop, admin, id, pack_id, soon, late }
}

const batchesOf = async (admin: Admin, shelf = 'here') =>
  (await admin.get(`/api/stock/batches?shelf=${shelf}`)).json<Batch[]>()

const ordersWith = async (admin: Admin, { id }: Batch) =>
  (await admin.get(`/api/stock/batches/${id}/orders`)).json<OrderWithBatch[]>()

const recall = (admin: Admin, { id }: Batch, reason = 'Glass was found') =>
  admin.post(`/api/stock/batches/${id}/recall`, { reason })

// Requirement D-156: Batches are listed by expiry, with the last sale date of each.
test('batches are listed by expiry, with last sale date and remaining stock', async () => {
  const { shop, admin, id, soon } = await twoBatches()
  expect(soon).toEqual({
    id: soon.id,
    product_id: id,
    name: 'Millet Muesli',
    code: 'SOON',
    packed_on: '2026-06-01',
    best_before: '2026-11-30',
    // 182 days left: 45 are required at delivery and ten are for transport.
    sell_until: '2026-10-06',
    left: 2,
    aside: 0,
    state: 'sold',
    recalled_at: null,
    recall_reason: null,
    recalled_by: null,
    note: '',
    version: 1,
  })
  await placeOrderOf(await signInShopper(shop), id, 2)
  expect((await batchesOf(admin)).map(({ code, left }) => [code, left])).toEqual([['LATE', 5]])
  expect((await batchesOf(admin, 'gone')).map(({ code, left }) => [code, left])).toEqual([['SOON', 0]])
  const first = await admin.get('/api/stock/batches?limit=1&shelf=gone')
  expect([first.json()[0].id, first.headers['x-total-count']]).toEqual([soon.id, '1'])
})

// Requirement D-156
test('a batch shows a warning before its last sale date, and another after it', async () => {
  const { shop, admin } = await twoBatches()
  const states = async () => {
    await admin.logInAgain()
    return (await batchesOf(admin)).map(({ state }) => state)
  }
  // 6 October is the last day of sale of the first batch; 22 September is a fortnight before.
  shop.clock.pass({ days: 98 })
  expect(await states()).toEqual(['sold', 'sold'])
  shop.clock.pass({ days: 1 })
  expect(await states()).toEqual(['ends_soon', 'sold'])
  shop.clock.pass({ days: 15 })
  expect(await states()).toEqual(['too_old', 'sold'])
})

// Requirement D-157: The merchant is warned on the dashboard and in the morning summary before a batch reaches its
//   last sale date.
test('the dashboard and the morning summary warn of a batch before its last sale date', async () => {
  const { shop, admin, soon } = await twoBatches()
  const warned = async () => (await admin.get('/api/overview')).json().batches_ending
  expect(await warned()).toEqual({ count: 0, batches: [] })
  shop.clock.pass({ days: 100 })
  await admin.logInAgain()
  const ending = { id: soon.id, name: 'Millet Muesli', sell_until: '2026-10-06', left: 2 }
  expect(await warned()).toEqual({ count: 1, batches: [ending] })
  // From 11:30 to 7:00 the next morning.
  shop.clock.pass({ minutes: 19 * 60 + 30 })
  await notifyMorningSummary(shop)
  await sendMails(shop)
  const mail = shop.mails.find(({ id }) => id?.startsWith('morning-summary'))
  expect(mail?.text).toContain('Batches close to their last sale date')
  expect(mail?.text).toContain('Millet Muesli: 2 left, last sale date Tue, 6 Oct')
})

// Requirement D-155: A recall stops the sale of a batch and lists every affected order, as a page and as a CSV file.
test('a recall lists every order with the batch and whom to call, as a page and as a CSV file', async () => {
  const { shop, admin, id, soon, late } = await twoBatches()
  const first = await signInShopper(shop)
  const both = await placeOrderOf(first, id, 3)
  await payFor(shop, first, both.id)
  const second = await signInShopper(shop)
  const one = await placeOrderOf(second, id, 1)
  const third = await signInShopper(shop)
  const given = await placeOrderOf(third, id, 1)
  await third.delete(`/api/orders/${given.id}`)
  const customer = { name: 'Anitha Raj', phone: '9843011223', city: 'Coimbatore' }
  const called = { ...customer, payment_due: false, returned: 0 }
  expect(await ordersWith(admin, soon)).toEqual([
    { ...called, order_id: both.id, status: 'paid', email: first.user.email, units: 2, next: null },
  ])
  expect(await ordersWith(admin, late)).toEqual([
    { ...called, order_id: one.id, status: 'pending', email: second.user.email, units: 1, next: null },
    { ...called, order_id: both.id, status: 'paid', email: first.user.email, units: 1, next: null },
  ])
  const csv = await admin.get(`/api/stock/batches/${late.id}/orders.csv`)
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(csv.body).toBe(
    [
      '\uFEFFOrder,Status,Customer,Phone,Email,City,Units,Returned,Next step',
      `${one.id},pending,Anitha Raj,9843011223,${second.user.email},Coimbatore,1,0,`,
      `${both.id},paid,Anitha Raj,9843011223,${first.user.email},Coimbatore,1,0,`,
      '',
    ].join('\r\n'),
  )
  const page = await admin.get(`/api/stock/batches/${late.id}/orders?limit=1`)
  expect([page.json()[0].order_id, page.headers['x-total-count']]).toEqual([one.id, '2'])
  const next = /<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? ''
  expect((await admin.get(next)).json()[0].order_id).toBe(both.id)
})

// Requirement D-155
test('recalled stock isn’t sold, nor stock that a cancelled order returns to its batch', async () => {
  const { shop, admin, id, soon } = await twoBatches()
  const shopper = await signInShopper(shop)
  const held = await placeOrderOf(shopper, id, 2)
  await placeOrderOf(await signInShopper(shop), id, 4)
  await recall(admin, soon)
  expect(await stockOf(shop, id)).toBe(1)
  await shopper.delete(`/api/orders/${held.id}`)
  expect(await stockOf(shop, id)).toBe(1)
  const [recalled] = await batchesOf(admin, 'gone')
  expect(recalled).toMatchObject({
    code: 'SOON',
    left: 0,
    aside: 2,
    state: 'recalled',
    recall_reason: 'Glass was found',
    recalled_by: 'Meena Admin',
  })
  await expectLedgerRight(shop.db)
})

test('an order that replaces one that held what is recalled since gets other goods, or is refused', async () => {
  const { shop, admin, id, pack_id, soon, late } = await twoBatches()
  const shopper = await signInShopper(shop)
  await placeOrderOf(shopper, id, 4)
  await recall(admin, soon)
  await recall(admin, late)
  await receiveGoods(admin, pack_id, 4, label('2027-01-31', { code: 'NEW' }))
  // The four units went to the waiting order; the cart gets a fifth unit, so another order can be placed.
  await receiveGoods(admin, pack_id, 1, label('2027-01-31', { code: 'NEW' }))
  await shopper.post('/api/cart/add', { product_id: id, quantity: 1 })
  const placed = await shopper.post('/api/orders/add', {})
  expect(placed.statusCode).toBe(201)
  expect((await ordersWith(admin, soon)).length).toBe(0)
  expect((await batchesOf(admin)).length).toBe(0)
  expect(await stockOf(shop, id)).toBe(0)
  await expectLedgerRight(shop.db)
})

// Requirement D-155
test('returned items of a recalled batch are quarantined, and the list says that they are back', async () => {
  const { shop, admin, id, soon } = await twoBatches()
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, id, 2)
  await payFor(shop, shopper, order.id)
  await admin.post('/api/orders/delivered', { order_ids: [order.id] })
  await recall(admin, soon)
  const [item] = await fetchRefundLines({ admin, order })
  const lines = [{ item_id: item?.item_id ?? 0, quantity: 1, restock: true, came_back: 1 }]
  await sendRefund(admin, order.id, { what: 'lines', lines })
  expect(await stockOf(shop, id)).toBe(5)
  expect(await ordersWith(admin, soon)).toMatchObject([{ order_id: order.id, units: 2, returned: 1 }])
  await expectLedgerRight(shop.db)
})

test('a recall keeps its first reason; ended, what was set aside is sold again', async () => {
  const { shop, admin, id, soon } = await twoBatches()
  await recall(admin, soon)
  expect((await recall(admin, soon, 'Another reason')).json()).toMatchObject({
    recall_reason: 'Glass was found',
  })
  const ended = await admin.delete(`/api/stock/batches/${soon.id}/recall`)
  expect(ended.json()).toMatchObject({ state: 'sold', left: 2, aside: 0, recall_reason: null })
  expect(await stockOf(shop, id)).toBe(7)
  await expectLedgerRight(shop.db)
})

// Requirement D-158: The pick list and the packing slip say which batch to take, if there are batches.
test('the pick list and the packing slip show the batches of dated stock', async () => {
  const { shop, admin, id } = await twoBatches()
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, id, 3)
  await payFor(shop, shopper, order.id)
  const [line] = (await admin.get(`/api/packing/pick-list?orders=${order.id}`)).json()
  expect(line.batches).toEqual([
    { code: 'SOON', best_before: '2026-11-30', units: 2 },
    { code: 'LATE', best_before: '2026-12-31', units: 1 },
  ])
  const { pages } = await readPdf((await admin.get(`/api/packing/slips.pdf?orders=${order.id}`)).rawPayload)
  expect(pages[0]).toContain('2 from batch SOON, best before 2026-11-30')
  expect(pages[0]).toContain('1 from batch LATE, best before 2026-12-31')
})

test.each([
  ['', 'Enter a reason for the recall.'],
  ['x'.repeat(201), 'Use at most 200 characters.'],
])('a recall because of %j is refused with a sentence at the field', async (reason, sentence) => {
  const { admin, soon } = await twoBatches()
  const refused = await recall(admin, soon, reason)
  expect([refused.statusCode, refused.json().fields.reason]).toEqual([400, sentence])
  expect((await batchesOf(admin)).map(({ state }) => state)).toEqual(['sold', 'sold'])
})

test('a batch that is not there cannot be looked at or recalled', async () => {
  const { admin, soon } = await twoBatches()
  const none = { ...soon, id: 99_999 }
  expect((await recall(admin, none)).statusCode).toBe(404)
  for (const path of ['', '/orders', '/orders.csv'])
    expect((await admin.get(`/api/stock/batches/99999${path}`)).statusCode).toBe(404)
})

test('a list of batches goes on from no day that there is not', async () => {
  const { admin } = await twoBatches()
  const answer = await admin.get(`/api/stock/batches?limit=1&cursor=${createCursor('0000-01-01', 1)}`)
  expect(answer.statusCode).toBe(400)
  expect((await admin.get('/api/packing/orders?day=0000-01-01')).statusCode).toBe(400)
})
