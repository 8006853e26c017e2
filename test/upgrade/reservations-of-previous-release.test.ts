import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#database/connect.ts'
import { moveStock } from '#inventory/stock/server/move-stock.ts'
import { expectLedgerRight } from '../shop/money-and-stock.ts'
import { createShopWithPayments, runJobs, stockOf } from '../shop/payment.ts'
import { addProduct, signInAs } from '../shop/shop.ts'

// What the release before this one writes, which knows no table of reservations.

/** A customer's order of three units as the previous release places it. */
async function shopOfBothReleases() {
  const shop = await createShopWithPayments({ webhooks: false })
  const { user } = await signInAs(shop, 'customer')
  const { id: productId, pack_id } = await addProduct(shop.db, { stock: 10 })
  const now = shop.clock.now()
  const { id } = await shop.db.transaction().execute(async (trx) => {
    const order = await trx
      .insertInto('orders')
      .values({
        user_id: user.id,
        user_name: user.name,
        total_paise: 96_000,
        receipt: 'of-the-previous-release',
        hold_expires_at: minutesAfter(now, 15),
        held_since: now,
        ask_at: minutesAfter(now, 15),
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const line = { order_id: order.id, pack_id, name: 'Muesli', size: '400 g' }
    await trx
      .insertInto('order_items')
      .values({ ...line, quantity: 3, unit_price_paise: 32_000 })
      .execute()
    await moveStock(trx, [{ packId: pack_id, by: -3, reason: 'hold', orderId: order.id }], now)
    return order
  })
  const rows = () =>
    shop.db
      .selectFrom('reservations')
      .select(['order_id', 'pack_id', 'quantity', 'reserved_since', 'expires_at'])
      .execute()
  const row = { order_id: id, pack_id, quantity: 3, reserved_since: now, expires_at: minutesAfter(now, 15) }
  return { shop, productId, id, pack_id, now, row, rows }
}

const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000)

const update = (db: Db, id: number, changes: ReturnType<typeof sql>) =>
  sql`update orders set ${changes} where id = ${id}`.execute(db)

test('an order that the previous release places reserves its units', async () => {
  const { shop, row, rows } = await shopOfBothReleases()
  expect(await rows()).toEqual([row])
  await expectLedgerRight(shop.db)
})

test('the previous release extends a reservation', async () => {
  const { shop, id, now, row, rows } = await shopOfBothReleases()
  await update(shop.db, id, sql`hold_expires_at = ${minutesAfter(now, 40)}`)
  expect(await rows()).toEqual([{ ...row, expires_at: minutesAfter(now, 40) }])
})

test('an order that the previous release marks as paid reserves nothing any more', async () => {
  const { shop, id, now, rows } = await shopOfBothReleases()
  await update(shop.db, id, sql`payment_state = 'paid', paid_at = ${now}, sold_on = '2026-06-15'`)
  expect(await rows()).toEqual([])
  await expectLedgerRight(shop.db)
})

test('an order that the previous release cancels, and sells after all, reserves nothing', async () => {
  const { shop, id, pack_id, now, rows } = await shopOfBothReleases()
  const move = (by: number, reason: 'hold' | 'hold_returned') =>
    shop.db
      .transaction()
      .execute((trx) => moveStock(trx, [{ packId: pack_id, by, reason, orderId: id }], now))
  await update(
    shop.db,
    id,
    sql`parcel_state = 'cancelled', cancelled_at = ${now}, cancel_reason = 'dismissed'`,
  )
  await move(3, 'hold_returned')
  expect(await rows()).toEqual([])
  await expectLedgerRight(shop.db)
  await move(-3, 'hold')
  expect(await rows()).toEqual([])
  await update(
    shop.db,
    id,
    sql`parcel_state = 'to_pack', payment_state = 'paid', paid_at = ${now}, sold_on = '2026-06-15'`,
  )
  expect(await rows()).toEqual([])
  await expectLedgerRight(shop.db)
})

test('a delivery that the previous release undoes brings the reservation back', async () => {
  const { shop, id, now, row, rows } = await shopOfBothReleases()
  await update(shop.db, id, sql`parcel_state = 'delivered', delivered_at = ${now}`)
  expect(await rows()).toEqual([])
  await update(shop.db, id, sql`parcel_state = 'to_pack', delivered_at = null`)
  expect(await rows()).toEqual([row])
  await expectLedgerRight(shop.db)
})

test('this release ends the reservation of an order that the previous one placed', async () => {
  const { shop, productId, rows } = await shopOfBothReleases()
  shop.clock.pass({ minutes: 15 })
  await runJobs(shop)
  expect(await rows()).toEqual([])
  expect(await stockOf(shop, productId)).toBe(10)
  await expectLedgerRight(shop.db)
})
