import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#database/connect.ts'
import { openMigratedDatabase } from '#test/shop/database.ts'
import { countRowsRead } from '#test/shop/rows-read.ts'
import { listOrdersToPack, listPackingPlaces } from './lists/orders-to-pack.queries.ts'
import { listPickLines } from './lists/pick-list.queries.ts'
import { listPrintableOrders } from './printing/printable-orders.queries.ts'

/** Ten thousand orders to pack, in sixty places, among as many others; one line each. */
async function fill(db: Db) {
  await db.transaction().execute(async (trx) => {
    // Disables triggers and foreign keys, which are not tested here and would run for each row.
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`
      insert into orders (user_id, user_name, total_paise, receipt, hold_expires_at, created_at, payment_state, paid_at, sold_on,
        parcel_state, delivered_at, address)
      select 1, 'Anitha', 100, 'order ' || n, now(), now(), 'paid', now(), current_date,
        case n % 2 when 0 then 'to_pack' else 'delivered' end, case n % 2 when 0 then null else now() end,
        jsonb_build_object('postal_code', (641000 + n / 2 % 60)::text)
      from generate_series(1, 20000) as n`.execute(trx)
    await sql`insert into order_buyers (order_id, name, phone, email)
      select id, user_name, user_phone, '' from orders`.execute(trx)
    await sql`
      insert into order_items (order_id, name, size, quantity, unit_price_paise)
      select id, 'Ragi', '500 g', 1, 100 from orders`.execute(trx)
  })
  await sql`vacuum analyze`.execute(db)
}

test('ten thousand orders to pack are listed, picked for and printed without a look at most of them', async () => {
  const db = await openMigratedDatabase()
  await fill(db)
  const page = await listOrdersToPack(db, { limit: 100 })
  const next = page.next ?? ''
  const ofOne = await listOrdersToPack(db, { limit: 100, place: '641007' })
  expect([page.items.length, page.total, ofOne.items.length, ofOne.total]).toEqual([100, 500, 100, 167])
  expect(await listPackingPlaces(db)).toHaveLength(60)
  const ids = page.items.map(({ id }) => id)
  for (const ask of [
    (one: Db) => listOrdersToPack(one, { limit: 100, cursor: next }),
    (one: Db) => listOrdersToPack(one, { limit: 100, place: '641007' }),
    (one: Db) => listPickLines(one, ids),
    (one: Db) => listPrintableOrders(one, ids.slice(0, 25)),
  ]) {
    const read = await countRowsRead(db, ask)
    expect(read.length).toBeGreaterThan(0)
    expect(Math.max(...read)).toBeLessThan(1500)
  }
  await db.destroy()
}, 120_000)
