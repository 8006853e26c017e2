import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { migrate, migrateInTransaction } from '#database/migrate.ts'
import { readMigrations } from '#database/migrating/read-migrations.ts'
import type { TimelineLine } from '#ordering/orders/history-contract.ts'
import { openEmptyDatabase } from '../shop/database.ts'
import { createTestShop, signInAgain } from '../shop/shop.ts'

// Migrates a database from its first table on: takes seconds alone, more on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

/** A database whose orders have no history yet. */
async function databaseBeforeHistory() {
  const db = await openEmptyDatabase()
  onTestFinished(() => db.destroy())
  const migrations = readMigrations().filter(({ name }) => name < '0194')
  await db.transaction().execute((trx) => migrateInTransaction(trx, { migrations }))
  return db
}

/** Orders as the previous release left them: some steps in the activity log, some as events, some as dates. */
const left = `
  insert into users (name, email, phone, role, pin_hash, created_at) values
    ('Meena Admin', 'meena@shop.example', '9000000001', 'admin', 'none', '2026-06-01'),
    ('Anitha Raj', 'anitha@shop.example', '9843011223', 'customer', 'none', '2026-06-01');
  insert into orders (user_id, user_name, payment_state, parcel_state, total_paise, receipt, hold_expires_at, created_at,
    paid_at, sold_on, delivered_at, cancelled_at, cancel_reason, refunded_paise, refunded_at) values
    (2, 'Anitha Raj', 'partly_refunded', 'delivered', 64000, 'order-1', '2026-06-01', '2026-06-01 10:00+00',
      '2026-06-01 10:05+00', '2026-06-01', '2026-06-03 10:00+00', null, null, 10000, '2026-06-05 10:00+00'),
    (2, 'Anitha Raj', 'unpaid', 'delivered', 64000, 'order-2', '2026-06-01', '2026-06-01 10:00+00', null, null,
      '2026-06-02 10:00+00', null, null, 0, null),
    (2, 'Anitha Raj', 'unpaid', 'cancelled', 64000, 'order-3', '2026-06-01', '2026-06-01 10:00+00', null, null, null,
      '2026-06-02 10:00:00.001+00', 'released', 0, null);
  insert into order_items (order_id, name, size, quantity, unit_price_paise)
    select id, 'Millet Muesli', '400 g', 2, 32000 from orders;
  insert into payments (id, order_id, status, amount_paise, captured, pays_order, method, created_at, updated_at) values
    ('pay_1', 1, 'captured', 64000, true, true, 'upi', '2026-06-01', '2026-06-01 10:05+00'),
    ('pay_2', 1, 'failed', 64000, false, false, 'upi', '2026-06-01', '2026-06-01 10:04+00');
  insert into refunds (payment_id, order_id, amount_paise, reason, idempotency_key, status, next_attempt_at, source, form_key,
    wanted_by, wanted_by_name, note, created_at, updated_at) values
    ('pay_1', 1, 10000, 'damaged', 'refund-1', 'processed', '2026-06-04', 'merchant', 'form-1', 1, 'Meena Admin', 'Torn bag',
      '2026-06-04 10:00+00', '2026-06-05 10:00+00');
  insert into order_events (order_id, kind, actor_id, actor_name, details, happened_at) values
    (1, 'packed', 1, 'Meena Admin', '{"from": "to_pack"}', '2026-06-02 10:00+00'),
    (1, 'delivered', 1, 'Meena Admin', '{"from": "packed", "parcels": []}', '2026-06-03 10:00+00');
  insert into activity (actor_id, actor_name, subject_kind, subject_id, subject_name, action, happened_at) values
    (1, 'Meena Admin', 'order', '1', 'order #1', 'packed', '2026-06-02 10:00+00'),
    (1, 'Meena Admin', 'order', '1', 'order #1', 'delivered', '2026-06-03 10:00+00'),
    (1, 'Meena Admin', 'order', '1', 'order #1', 'started a refund for', '2026-06-04 10:00+00'),
    (1, 'Meena Admin', 'order', '1', 'order #1', 'resolved a payment issue with', '2026-06-06 10:00+00'),
    (1, 'Meena Admin', 'order', '2', 'order #2', 'delivered', '2026-06-02 10:00+00'),
    (1, 'Meena Admin', 'order', '3', 'order #3', 'released', '2026-06-02 10:00:00.002+00'),
    (1, 'Meena Admin', 'product', '1', 'Millet Muesli', 'edited', '2026-06-01 10:00+00')`

test('orders of the previous release have the same timeline after the upgrade, and each step once', async () => {
  const db = await databaseBeforeHistory()
  await sql.raw(left).execute(db)
  await migrate(db)
  const admin = await signInAgain(await createTestShop({ db }), { id: 1 })
  const timelineOf = async (id: number) =>
    (await admin.get(`/api/orders/${id}/timeline`))
      .json<TimelineLine[]>()
      .map(({ text, quote, actor }) => [text, quote, actor].filter(Boolean).join(', '))
  expect(await timelineOf(1)).toEqual([
    'Resolved a payment issue with this order, Meena Admin',
    'Refund of ₹100.00 processed by the payment provider',
    'Refund of ₹100.00 requested, Torn bag, Meena Admin',
    'Delivered, Meena Admin',
    'Packed, Meena Admin',
    'Paid ₹640.00 by UPI',
    'Payment of ₹640.00 failed',
    'Order placed, Anitha Raj',
  ])
  expect(await timelineOf(2)).toEqual(['Delivered, Meena Admin', 'Order placed, Anitha Raj'])
  expect(await timelineOf(3)).toEqual([
    'Cancelled by your shop before payment, Meena Admin',
    'Order placed, Anitha Raj',
  ])
  const log = await admin.get('/api/activity')
  expect([log.json().map(({ action }: { action: string }) => action), log.headers['x-total-count']]).toEqual([
    [
      ...[
        'resolved a payment issue with',
        'started a refund for',
        'delivered',
        'released',
        'delivered',
        'packed',
      ],
      'edited',
    ],
    '7',
  ])
})
