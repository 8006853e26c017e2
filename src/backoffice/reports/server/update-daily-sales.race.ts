import { expect, test } from 'vitest'
import { paymentState } from '#ordering/orders/rules/order-state.ts'
import { addOrder, createShopWithPeople } from '#test/shop/orders.ts'
import { expectReportsEqualOrders } from '#test/shop/reports.ts'
import type { TestShop } from '#test/shop/shop.ts'
import { areSalesUpdating } from './sales.queries.ts'
import { updateDailySales } from './update-daily-sales.ts'

const refunded = ({ clock }: Pick<TestShop, 'clock'>, paise: number) => ({
  refunded_paise: paise,
  refunded_at: clock.now(),
  payment_state: paymentState.partlyRefunded,
})

// Requirement D-510
test('orders that are placed and refunded while several processes add up the days are all counted', async () => {
  const { shop, anitha, kavin } = await createShopWithPeople()
  const { db } = shop
  const days = ['2026-06-13', '2026-06-14', '2026-06-15']
  const trade = async (at: number) => {
    const id = await addOrder(shop, at % 2 ? anitha : kavin, { sold_on: days[at % 3] ?? null })
    await db
      .updateTable('orders')
      .set(refunded(shop, 1000 * (at + 1)))
      .where('id', '=', id)
      .execute()
  }
  const addUp = async () => {
    for (let round = 0; round < 10; round++) await updateDailySales(shop)
  }
  await Promise.all([addUp(), addUp(), addUp(), ...Array.from({ length: 30 }, (_, at) => trade(at))])
  await expectReportsEqualOrders(shop)
  expect(await areSalesUpdating(db)).toBe(false)
})

test('an order that is committed while its day is added up leaves the day for the next run', async () => {
  const { shop, anitha } = await createShopWithPeople()
  await addOrder(shop, anitha)
  await shop.db.transaction().execute(async (trx) => {
    await trx.updateTable('orders').set(refunded(shop, 500)).execute()
    await updateDailySales(shop)
    expect(await areSalesUpdating(shop.db)).toBe(false)
  })
  expect(await areSalesUpdating(shop.db)).toBe(true)
  await expectReportsEqualOrders(shop)
})
