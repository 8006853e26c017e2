import { expect, test } from 'vitest'
import type { StockMovement } from '#inventory/stock/contract.ts'
import { label, receiveGoods } from '#test/shop/batches.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import {
  createShopWithPayments,
  payFor,
  placeOrderOf,
  runJobs,
  signInShopper,
  stockOf,
} from '#test/shop/payment.ts'
import { fetchRefundLines, sendRefund } from '#test/shop/refunds.ts'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'
import { quarantineExpired } from './quarantine-expired.ts'

type Admin = Awaited<ReturnType<typeof signInAs>>

/** A shop with a product without stock. */
async function emptyShelf() {
  const shop = await createShopWithPayments()
  const admin = await signInAs(shop, 'admin')
  const { id, pack_id } = await addProduct(shop.db, { name: 'Millet Muesli', stock: 0 })
  return { shop, admin, id, pack_id }
}

/** The stock movements of a product, newest first: units, reason and batch. */
const movesOf = async (admin: Admin, productId: number) =>
  (await admin.get(`/api/stock/moves?product_id=${productId}`))
    .json<StockMovement[]>()
    .map(({ delta, reason, batch }) => [delta, reason, batch])

// Requirement D-150: Received stock has a packing date and a best-before date; the first to expire is sold first, on
//   both databases and from two processes.
test('the first to expire is sold first, and an order can use several batches', async () => {
  const { shop, admin, id, pack_id } = await emptyShelf()
  await receiveGoods(admin, pack_id, 3, label('2026-12-31', { code: 'LATE' }))
  await receiveGoods(admin, pack_id, 2, label('2026-11-30', { code: 'SOON' }))
  await placeOrderOf(await signInShopper(shop), id, 4)
  expect((await movesOf(admin, id)).slice(0, 2).sort()).toEqual([
    [-2, 'hold', 'LATE'],
    [-2, 'hold', 'SOON'],
  ])
  expect(await stockOf(shop, id)).toBe(1)
  await expectLedgerRight(shop.db)
})

// Requirement D-150
test('stock without dates is older and is sold before all batches', async () => {
  const { shop, admin, id, pack_id } = await emptyShelf()
  await receiveGoods(admin, pack_id, 2, label('2026-12-31'))
  await receiveGoods(admin, pack_id, 1)
  await placeOrderOf(await signInShopper(shop), id, 2)
  expect((await movesOf(admin, id)).slice(0, 2)).toEqual([
    [-1, 'hold', '2026-12-31'],
    [-1, 'hold', null],
  ])
  await expectLedgerRight(shop.db)
})

// Requirement D-151: Stock from a cancelled order or a return goes back to the batches that it came from.
test('stock from a cancelled order goes back to its batches', async () => {
  const { shop, admin, id, pack_id } = await emptyShelf()
  await receiveGoods(admin, pack_id, 2, label('2026-11-30', { code: 'SOON' }))
  await receiveGoods(admin, pack_id, 5, label('2026-12-31', { code: 'LATE' }))
  const shopper = await signInShopper(shop)
  const { id: orderId } = await placeOrderOf(shopper, id, 3)
  await shopper.delete(`/api/orders/${orderId}`)
  expect((await movesOf(admin, id)).slice(0, 2).sort()).toEqual([
    [1, 'hold_returned', 'LATE'],
    [2, 'hold_returned', 'SOON'],
  ])
  await expectLedgerRight(shop.db)
})

// Requirement D-151
test('returned items go back to their batches', async () => {
  const { shop, admin, id, pack_id } = await emptyShelf()
  await receiveGoods(admin, pack_id, 5, label('2026-12-31', { code: 'LATE' }))
  const shopper = await signInShopper(shop)
  const { id: orderId } = await placeOrderOf(shopper, id, 2)
  await payFor(shop, shopper, orderId)
  const [item] = await fetchRefundLines({ admin, order: { id: orderId } })
  const lines = [{ item_id: item?.item_id ?? 0, quantity: 1, restock: true }]
  const refunded = await sendRefund(admin, orderId, { what: 'lines', lines })
  expect([refunded.statusCode, refunded.json().message]).toEqual([200, expect.any(String)])
  expect((await movesOf(admin, id))[0]).toEqual([1, 'returned', 'LATE'])
  await expectLedgerRight(shop.db)
})

// Requirement D-152: Batches with less shelf life than required at delivery aren't sold.
test('stock with too little shelf life isn’t sold, and is written off in its own entry', async () => {
  const { shop, admin, id, pack_id } = await emptyShelf()
  // 213 days left: 45 are required at delivery and ten are for transport, so 6 November is the last day of sale.
  await receiveGoods(admin, pack_id, 2, label('2026-12-31'))
  const shopper = await signInShopper(shop)
  shop.clock.pass({ days: 144 })
  await runJobs(shop)
  expect(await stockOf(shop, id)).toBe(2)
  shop.clock.pass({ days: 1 })
  await shopper.logInAgain()
  const again = await shopper.post('/api/cart/add', { product_id: id, quantity: 1 })
  // No job has quarantined anything yet; the sale itself does.
  expect([again.statusCode, await stockOf(shop, id)]).toEqual([200, 2])
  const placed = await shopper.post('/api/orders/add', {})
  expect([placed.statusCode, placed.json().code]).toEqual([409, 'NOT_ENOUGH_STOCK'])
  await runJobs(shop)
  expect(await stockOf(shop, id)).toBe(0)
  await admin.logInAgain()
  expect((await movesOf(admin, id))[0]).toEqual([-2, 'too_old', '2026-12-31'])
  await expectLedgerRight(shop.db)
})

test('what became too old is not shown as there any more by the process that looked', async () => {
  const { shop, admin, id, pack_id } = await emptyShelf()
  await receiveGoods(admin, pack_id, 2, label('2026-12-31'))
  await receiveGoods(admin, pack_id, 3)
  shop.clock.pass({ days: 145 })
  const shown = async () => (await shop.visitor().get(`/api/products/${id}`)).json().stock
  expect(await shown()).toBe(5)
  await quarantineExpired(shop)
  expect(await shown()).toBe(3)
  const moves = shop.catalogueVersion.stockMoves()
  await quarantineExpired(shop)
  expect(shop.catalogueVersion.stockMoves()).toBe(moves)
})

// Requirement D-152
test('a minimum share of a short shelf life must be left, and other rules make stock sellable again', async () => {
  const { shop, admin, id, pack_id } = await emptyShelf()
  // 29 days left: nine are required at delivery and ten are for transport, so 11 June was the last day of sale.
  const received = await receiveGoods(admin, pack_id, 4, label('2026-06-30'))
  expect(received.json().message).toBe(
    'Stock updated. 4 units you received have too little shelf life left to be sold.',
  )
  expect(await stockOf(shop, id)).toBe(0)
  const rules = (await admin.get('/api/stock/batches/rules')).json()
  const saved = await admin.put('/api/stock/batches/rules', { ...rules, way_days: 2 })
  expect(saved.json()).toEqual({ ...rules, way_days: 2, version: 1 })
  expect(await stockOf(shop, id)).toBe(4)
  expect((await movesOf(admin, id))[0]).toEqual([4, 'too_old', '2026-06-30'])
  await expectLedgerRight(shop.db)
  const late = await admin.put('/api/stock/batches/rules', { ...rules, way_days: 3 })
  expect([late.statusCode, late.json().code, late.json().current.way_days]).toEqual([409, 'RULES_CHANGED', 2])
})

// Requirement D-150
test('stock with the same label is one batch, and a repeated form is saved once', async () => {
  const { shop, admin, id, pack_id } = await emptyShelf()
  const batch = label('2026-12-31', { code: 'A1' })
  const form = {
    form_key: 'the-same-form-in-a-test',
    reason: 'received',
    lines: [{ pack_id, units: 3, batch }],
  }
  for (let sent = 0; sent < 2; sent++)
    expect((await admin.post('/api/stock/moves', form)).statusCode).toBe(200)
  const other = { ...form, lines: [{ pack_id, units: 3, batch: { ...batch, code: 'A2' } }] }
  expect((await admin.post('/api/stock/moves', other)).json().code).toBe('ENTERED_DIFFERENTLY')
  await receiveGoods(admin, pack_id, 2, batch)
  expect(await stockOf(shop, id)).toBe(5)
  const batches = await shop.db.selectFrom('batches').select(['code', 'left_units']).execute()
  expect(batches).toEqual([{ code: 'A1', left_units: 5 }])
  await expectLedgerRight(shop.db)
})

test('damaged goods, sent again, are written once though they are of two batches', async () => {
  const { shop, admin, id, pack_id } = await emptyShelf()
  await receiveGoods(admin, pack_id, 1, label('2026-11-30'))
  await receiveGoods(admin, pack_id, 5, label('2026-12-31'))
  const form = { form_key: 'the-same-form-in-a-test', reason: 'damaged', lines: [{ pack_id, units: 2 }] }
  for (let sent = 0; sent < 2; sent++)
    expect((await admin.post('/api/stock/moves', form)).statusCode).toBe(200)
  expect(await stockOf(shop, id)).toBe(4)
  await expectLedgerRight(shop.db)
})

const day = 'lines.0.best_before'
// Requirement D-153: Impossible dates on a batch are rejected with a message at the field, and change nothing.
test.each([
  [label('2026-06-14'), 'The best-before date has passed.', day],
  [
    label('2026-12-31', { packed_on: '2026-06-16' }),
    'The packing date is in the future.',
    'lines.0.packed_on',
  ],
  [
    label('2026-06-30', { packed_on: '2026-07-01' }),
    'The packing date is after the best-before date.',
    'lines',
  ],
  [label('2026-06-31'), 'Enter the best-before date.', 'lines'],
  [label('31.12.2026'), 'Enter the best-before date.', 'lines'],
  [label('2026-12-31', { packed_on: '' }), 'Enter the packing date.', 'lines'],
  [label('2026-12-31', { code: 'x'.repeat(41) }), 'Use at most 40 characters.', 'lines'],
])('stock labelled %j is rejected with a message, and nothing changes', async (batch, sentence, field) => {
  const { shop, admin, id, pack_id } = await emptyShelf()
  const refused = await receiveGoods(admin, pack_id, 3, batch)
  expect([refused.statusCode, refused.json().message, refused.json().fields[field]]).toEqual([
    400,
    sentence,
    sentence,
  ])
  expect(await stockOf(shop, id)).toBe(0)
  expect(await shop.db.selectFrom('batches').selectAll().execute()).toEqual([])
})

// Requirement D-153
test('dates apply to received stock with a quantity only', async () => {
  const { shop, admin, pack_id } = await emptyShelf()
  const lines = [{ pack_id, units: 3, batch: label('2026-12-31') }]
  const form = { form_key: 'the-same-form-in-a-test', reason: 'returned', lines }
  const refused = await admin.post('/api/stock/moves', form)
  expect(refused.json().message).toBe('Dates can only be entered for stock you receive.')
  expect((await receiveGoods(admin, 99_999, 3, label('2026-12-31'))).statusCode).toBe(404)
  expect(await shop.db.selectFrom('batches').selectAll().execute()).toEqual([])
})

// Requirement D-154: If no dates are entered, there are no batches.
test('without dates there are no batches, and stock changes ask for nothing', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const { id, pack_id } = await addProduct(shop.db, { stock: 5 })
  await receiveGoods(admin, pack_id, 3)
  expect(await movesOf(admin, id)).toEqual([
    [3, 'received', null],
    [5, 'opening', null],
  ])
  expect((await admin.get('/api/stock/batches/rules')).json().wanted).toBe(false)
})

test.each([
  [{ least_percent: 91 }, 'Enter a whole number from 0 to 90.'],
  [{ least_days: -1 }, 'Enter a whole number from 0 to 365.'],
  [{ way_days: 2.5 }, 'Enter a whole number from 0 to 60.'],
  [{ warn_days: 0 }, 'Enter a whole number from 1 to 365.'],
])('rules with %j are refused with a sentence at the field', async (change, sentence) => {
  const admin = await signInAs(await createTestShop(), 'admin')
  const rules = (await admin.get('/api/stock/batches/rules')).json()
  const refused = await admin.put('/api/stock/batches/rules', { ...rules, ...change })
  const [field = ''] = Object.keys(change)
  expect([refused.statusCode, refused.json().fields[field]]).toEqual([400, sentence])
  expect((await admin.get('/api/stock/batches/rules')).json()).toEqual(rules)
})

test.each([
  [{ packed_on: '0000-01-01' }, 'Enter the packing date.'],
  [{ packed_on: '1999-12-31' }, 'Enter the packing date.'],
  [{ best_before: '0000-01-01' }, 'Enter the best-before date.'],
])('a day that no label has, %j, is refused, and nothing comes in', async (dates, sentence) => {
  const { shop, admin, id, pack_id } = await emptyShelf()
  const refused = await receiveGoods(admin, pack_id, 2, label('2026-12-31', dates))
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { lines: sentence }])
  expect(await stockOf(shop, id)).toBe(0)
})
