import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { AdminProduct } from '#catalogue/products/contract.ts'
import { expireReservations } from '#payments/cancelling/server/expire-reservations.ts'
import { createShopWithBatches, recall, receiveGoods } from '#test/shop/batches.ts'
import { expectLedgerRight, expectReservationsRight } from '#test/shop/money-and-stock.ts'
import {
  createShopWithPayments,
  payFor,
  placeOrderOf,
  runJobs,
  type ShopWithPayments,
  shopWithOrder,
  shopWithPaymentWindow,
  signInShopper,
  startPaying,
  stockOf,
} from '#test/shop/payment.ts'
import { takeStep, undoStep } from '#test/shop/shipment-steps.ts'
import { addProduct, signInAs } from '#test/shop/shop.ts'

const triggersOfPreviousRelease = [
  ['stock_moves', 'moved_units_are_reserved'],
  ['orders', 'order_keeps_its_reservations'],
] as const

/**
 * Turns off the triggers that write for the previous release, until the test ends: what is in the table was then
 * written by this release.
 */
async function withoutTriggersOfPreviousRelease({ db }: ShopWithPayments) {
  const turn = async (word: 'enable' | 'disable') => {
    for (const [table, trigger] of triggersOfPreviousRelease)
      await sql`alter table ${sql.table(table)} ${sql.raw(word)} trigger ${sql.id(trigger)}`.execute(db)
  }
  await turn('disable')
  // Tests share a database.
  onTestFinished(() => turn('enable'))
}

/** The rows as `[order, variant, units, minutes until they expire]`. */
async function reservations({ db, clock }: Pick<ShopWithPayments, 'db' | 'clock'>) {
  const rows = await db
    .selectFrom('reservations')
    .selectAll()
    .orderBy('order_id')
    .orderBy('pack_id')
    .execute()
  return rows.map(({ order_id, pack_id, quantity, expires_at }) => [
    order_id,
    pack_id,
    quantity,
    (expires_at.getTime() - clock.now().getTime()) / 60_000,
  ])
}

/** A shop whose customer has ordered two units of a product and one of another, both with ten in stock. */
async function shopWithReservation() {
  const shop = await createShopWithPayments({ webhooks: false })
  await withoutTriggersOfPreviousRelease(shop)
  const muesli = await addProduct(shop.db, { stock: 10 })
  const podi = await addProduct(shop.db, { name: 'Podi', stock: 10 })
  const shopper = await signInShopper(shop)
  await shopper.post('/api/cart/add', { product_id: podi.id })
  const order = await placeOrderOf(shopper, muesli.id, 2)
  const stock = async () => [await stockOf(shop, muesli.id), await stockOf(shop, podi.id)]
  return { shop, muesli, podi, shopper, order, stock }
}

test('an unpaid order reserves the units of each line for fifteen minutes', async () => {
  const { shop, muesli, podi, order, stock } = await shopWithReservation()
  expect(await reservations(shop)).toEqual([
    [order.id, muesli.pack_id, 2, 15],
    [order.id, podi.pack_id, 1, 15],
  ])
  expect(await stock()).toEqual([8, 9])
  await expectLedgerRight(shop.db)
})

test('the merchant sees the reserved units beside the stock', async () => {
  const { shop, shopper, order } = await shopWithReservation()
  const admin = await signInAs(shop, 'admin')
  const units = async () => {
    const products: AdminProduct[] = (await admin.get('/api/products/all?sort=name')).json()
    return products.map(({ packs: [pack] }) => [pack?.stock, pack?.reserved])
  }
  expect(await units()).toEqual([
    [8, 2],
    [9, 1],
  ])
  await payFor(shop, shopper, order.id)
  expect(await units()).toEqual([
    [8, 0],
    [9, 0],
  ])
})

test('a payment ends the reservation, and its units stay out of stock', async () => {
  const { shop, shopper, order, stock } = await shopWithReservation()
  expect((await payFor(shop, shopper, order.id)).statusCode).toBe(200)
  expect(await reservations(shop)).toEqual([])
  expect(await stock()).toEqual([8, 9])
  await expectLedgerRight(shop.db)
})

test.each(['the customer cancels', 'the merchant releases the units', 'nobody pays in time'])(
  'the units are available again when %s',
  async (way) => {
    const { shop, shopper, order, stock } = await shopWithReservation()
    if (way === 'the customer cancels') await shopper.delete(`/api/orders/${order.id}`)
    else if (way === 'the merchant releases the units')
      await (await signInAs(shop, 'admin')).put(`/api/orders/release/${order.id}`, {})
    else {
      shop.clock.pass({ minutes: 15 })
      await runJobs(shop)
    }
    expect(await reservations(shop)).toEqual([])
    expect(await stock()).toEqual([10, 10])
    await expectLedgerRight(shop.db)
  },
)

test('an order that replaces another reserves its own units, and continues the reservation', async () => {
  const { shop, muesli, podi, shopper, order, stock } = await shopWithReservation()
  const { reserved_since } = await shop.db
    .selectFrom('reservations')
    .select('reserved_since')
    .executeTakeFirstOrThrow()
  shop.clock.pass({ minutes: 5 })
  const next = await placeOrderOf(shopper, muesli.id, 3)
  expect(next.id).not.toBe(order.id)
  expect(await reservations(shop)).toEqual([
    [next.id, muesli.pack_id, 5, 15],
    [next.id, podi.pack_id, 1, 15],
  ])
  expect(await shop.db.selectFrom('reservations').select('reserved_since').distinct().execute()).toEqual([
    { reserved_since },
  ])
  expect(await stock()).toEqual([5, 9])
  await expectLedgerRight(shop.db)
})

test('returning to the checkout extends the reservation', async () => {
  const { shop, shopper, order } = await shopWithReservation()
  shop.clock.pass({ minutes: 5 })
  expect((await shopper.post('/api/orders/add', {})).json().id).toBe(order.id)
  expect((await reservations(shop)).map(([, , , minutes]) => minutes)).toEqual([15, 15])
  await expectReservationsRight(shop.db)
})

test('an order that is refused reserves nothing, and the order before it keeps its reservation', async () => {
  const { shop, muesli, shopper, order } = await shopWithReservation()
  const before = await reservations(shop)
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 5 })
  await shop.db
    .updateTable('cart_items')
    .set({ quantity: 11 })
    .where('pack_id', '=', muesli.pack_id)
    .execute()
  expect((await shopper.post('/api/orders/add', {})).json().code).toBe('NOT_ENOUGH_STOCK')
  expect(await reservations(shop)).toEqual(before)
  expect(before[0]?.[0]).toBe(order.id)
  await expectLedgerRight(shop.db)
})

test('a late payment of a cancelled order sells its units without reserving them', async () => {
  const { shop, muesli, shopper, order, window } = await shopWithPaymentWindow({ webhooks: false })
  await withoutTriggersOfPreviousRelease(shop)
  await shopper.delete(`/api/orders/${order.id}`)
  shop.bank.pay(window.id)
  shop.clock.pass({ minutes: 20 })
  await runJobs(shop)
  expect((await shopper.get(`/api/orders/${order.id}`)).json().status).toBe('paid')
  expect(await reservations(shop)).toEqual([])
  expect(await stockOf(shop, muesli.id)).toBe(9)
  await expectLedgerRight(shop.db)
})

test('an unpaid order that is delivered has sold its units; undone, it reserves them again', async () => {
  const { shop, order, stock } = await shopWithReservation()
  const before = await reservations(shop)
  const admin = await signInAs(shop, 'admin')
  await takeStep(admin, 'delivered', order.id)
  expect(await reservations(shop)).toEqual([])
  expect(await stock()).toEqual([8, 9])
  await expectLedgerRight(shop.db)
  await undoStep(admin, (await admin.get(`/api/orders/${order.id}`)).json())
  expect(await reservations(shop)).toEqual(before)
  await expectLedgerRight(shop.db)
})

test('units of a recalled batch are replaced within the reservation', async () => {
  const { shop, admin, pack_id, batch, bought } = await createShopWithBatches(2, 0)
  await withoutTriggersOfPreviousRelease(shop)
  const order = await bought(2, { paid: false })
  await recall(admin, batch)
  expect(await reservations(shop)).toEqual([[order.id, pack_id, 2, 15]])
  await receiveGoods(admin, pack_id, 2)
  expect(await reservations(shop)).toEqual([[order.id, pack_id, 2, 15]])
  await expectLedgerRight(shop.db)
})

test('units from several batches are one reservation', async () => {
  const { shop, pack_id, bought } = await createShopWithBatches(2, 3)
  await withoutTriggersOfPreviousRelease(shop)
  const order = await bought(4, { paid: false })
  expect(await reservations(shop)).toEqual([[order.id, pack_id, 4, 15]])
  await expectLedgerRight(shop.db)
})

test('an expired reservation waits for the provider’s answer, and ends at the next poll', async () => {
  const { shop, shopper, order, stock } = await shopWithReservation()
  await startPaying(shopper, order.id)
  shop.bank.faults.add({ on: 'call', effect: 'fail', times: 10_000 })
  shop.clock.pass({ minutes: 16 })
  expect([await expireReservations(shop), await expireReservations(shop)]).toEqual([1, 0])
  expect((await reservations(shop)).map(([, , , minutes]) => minutes)).toEqual([-1, -1])
  shop.bank.faults.clear()
  shop.clock.pass({ minutes: 5 })
  await runJobs(shop)
  expect(await reservations(shop)).toEqual([])
  expect(await stock()).toEqual([10, 10])
})

test.each([
  ['without a holder', null, 1],
  ['without units', undefined, 0],
])('the database refuses a reservation %s', async (_, orderId, quantity) => {
  const { shop, muesli, order } = await shopWithOrder()
  await shop.db.deleteFrom('reservations').execute()
  const row = {
    order_id: orderId === undefined ? order.id : orderId,
    pack_id: muesli.pack_id,
    quantity,
    reserved_since: shop.clock.now(),
    expires_at: shop.clock.now(),
  }
  await expect(shop.db.insertInto('reservations').values(row).execute()).rejects.toThrow('check constraint')
})
