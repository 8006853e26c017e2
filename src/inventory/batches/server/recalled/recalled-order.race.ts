import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { createShopWithBatches, label, recall, receiveGoods } from '#test/shop/batches.ts'
import { untilWaiting } from '#test/shop/lock-waits.ts'
import { expectLedgerRight, expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import {
  placeOrderOf,
  type Shopper,
  signedProof,
  signInShopper,
  startPaying,
  stockOf,
} from '#test/shop/payment.ts'
import { addProduct, createTestShop, type TestShop } from '#test/shop/shop.ts'
import { quarantineExpired } from '../quarantine-expired.ts'

// Requirement D-162
test('payments starting in two processes during a recall get good stock or none after a retry', async () => {
  const { shop, admin, id, batch } = await createShopWithBatches(16, 8)
  const other = await createTestShop({ db: shop.db, clock: shop.clock, payments: shop.payments })
  const begins = []
  for (let at = 0; at < 8; at++) {
    const { cookies, ...shopper } = await signInShopper(shop)
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

/**
 * Unpaid orders of two units of a recalled batch, in a shop with two processes, and as many replacement units in stock.
 */
async function shopWithHeldOrders(count: number) {
  const { shop, admin, id, pack_id, batch } = await createShopWithBatches(2 * count, 0)
  const other = await createTestShop({ db: shop.db, clock: shop.clock, payments: shop.payments })
  const placeOrders = async () => {
    const placed = []
    for (let at = 0; at < count; at++) {
      const shopper = await signInShopper(shop)
      placed.push({ shopper, order: await placeOrderOf(shopper, id, 2) })
    }
    return placed
  }
  const held = await placeOrders()
  await receiveGoods(admin, pack_id, 2 * count)
  const dismissed = await placeOrders()
  await recall(admin, batch)
  for (const { shopper, order } of dismissed) await shopper.delete(`/api/orders/${order.id}`)
  return { shop, processes: [shop, other], admin, id, pack_id, held }
}

async function shopWithHeldOrder() {
  const { held, ...shop } = await shopWithHeldOrders(1)
  const [only] = held
  if (!only) throw new Error('no order was placed')
  return { ...shop, ...only }
}

async function batchNamed({ db }: TestShop, code: string) {
  const { id } = await db
    .selectFrom('batches')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return id
}

/** The result for the tab: the payment starts, or why it does not. */
async function begin({ app }: TestShop, { cookies }: Shopper, orderId: number) {
  const payload = { order_id: orderId }
  const answer = await app.inject({ method: 'POST', url: '/api/payment/initiate', payload, cookies })
  return answer.statusCode === 200 ? 'begun' : [answer.statusCode, answer.json().error]
}

/** Runs `work` while another transaction holds the lock on this row. */
async function whileLocked<Result>(
  shop: TestShop,
  row: RawBuilder<unknown>,
  { begin, until }: { begin: () => Promise<Result>; until: () => Promise<unknown> },
) {
  // Wrapped in an array, because the transaction would await a promise that it returns.
  const [begun] = await shop.db.transaction().execute(async (trx) => {
    await sql`select from ${row} for no key update`.execute(trx)
    const begun = begin()
    await until()
    return [begun]
  })
  return begun
}

// Requirement D-162
test('two tabs that wait for the stock of one order both start its payment', async () => {
  const { shop, processes, id, pack_id, shopper, order } = await shopWithHeldOrder()
  const told = await whileLocked(shop, sql`packs where id = ${pack_id}`, {
    begin: () => Promise.all(processes.map((process) => begin(process, shopper, order.id))),
    until: () => untilWaiting(shop.db, 2),
  })
  expect(told).toEqual(['begun', 'begun'])
  expect([...shop.bank.store.orders.keys()]).toHaveLength(1)
  expect(await stockOf(shop, id)).toBe(0)
  await expectMoneyAndStockRight(shop, { [id]: 2 })
})

// Requirement D-162
test('an order that another tab is changing gets its stock afterwards', async () => {
  const { shop, id, shopper, order } = await shopWithHeldOrder()
  const told = await whileLocked(shop, sql`orders where id = ${order.id}`, {
    begin: () => begin(shop, shopper, order.id),
    until: () => untilWaiting(shop.db, 1),
  })
  expect(told).toBe('begun')
  expect(await stockOf(shop, id)).toBe(0)
  await expectMoneyAndStockRight(shop, { [id]: 2 })
})

// Requirement D-162
test('an order that is paid while its payment starts again is shown as paid, not as blocked', async () => {
  const { shop, admin, id, batch } = await createShopWithBatches(2, 0, { webhooks: false })
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, id, 2)
  const window = await startPaying(shopper, order.id)
  await recall(admin, batch)
  const payment = shop.bank.pay(window.id)
  const [, told] = await whileLocked(shop, sql`orders where id = ${order.id}`, {
    begin: () =>
      Promise.all([
        shopper.post('/api/payment/verify', signedProof(order.id, window.id, payment.id)),
        untilWaiting(shop.db, 1).then(() => begin(shop, shopper, order.id)),
      ]),
    until: () => untilWaiting(shop.db, 2),
  })
  expect(told).toEqual([409, 'This order has already been paid.'])
  await expectMoneyAndStockRight(shop, { [id]: 2 })
})

// Requirement D-162
test('an order that waits for stock also has newly recalled items replaced', async () => {
  const { shop, admin, id, pack_id, batch } = await createShopWithBatches(2, 0)
  const podi = await addProduct(shop.db, { name: 'Idli Podi', stock: 0 })
  await receiveGoods(admin, podi.pack_id, 2, label('2026-10-31', { code: 'PODI' }))
  const [shopper, other] = [await signInShopper(shop), await signInShopper(shop)]
  await shopper.post('/api/cart/add', { product_id: podi.id, quantity: 2 })
  const order = await placeOrderOf(shopper, id, 2)
  await receiveGoods(admin, pack_id, 2)
  const dismissed = await placeOrderOf(other, id, 2)
  await recall(admin, batch)
  await other.delete(`/api/orders/${dismissed.id}`)
  await receiveGoods(admin, podi.pack_id, 2)
  const second = await batchNamed(shop, 'PODI')
  const told = await whileLocked(shop, sql`packs where id = ${pack_id}`, {
    begin: () => begin(shop, shopper, order.id),
    until: async () => {
      await untilWaiting(shop.db, 1)
      expect(await recall(admin, second)).toEqual([])
    },
  })
  expect(told).toBe('begun')
  await expectMoneyAndStockRight(shop, { [id]: 2, [podi.id]: 2 })
})

// Requirement D-162
test('many orders’ tabs, the job and another recall at once: all payments start if there is stock for all', async () => {
  const { shop, processes, admin, id, pack_id, held } = await shopWithHeldOrders(6)
  await receiveGoods(admin, pack_id, 4, label('2026-12-31', { code: 'LATE' }))
  const late = await batchNamed(shop, 'LATE')
  const tabs = held.flatMap(({ shopper, order }) =>
    [...processes, ...processes].map((process) => begin(process, shopper, order.id)),
  )
  const told = await Promise.all([
    Promise.all(tabs),
    recall(admin, late),
    ...processes.map(quarantineExpired),
  ])
  expect(new Set(told[0])).toEqual(new Set(['begun']))
  expect([...shop.bank.store.orders.keys()]).toHaveLength(6)
  expect(await stockOf(shop, id)).toBe(0)
  await expectMoneyAndStockRight(shop, { [id]: 12 })
})
