import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addOrder, createShopWithPeople } from '#test/shop/orders.ts'

/* What the previous release does: it knows neither the new kinds nor `announceOrderEvents`. */
test('the previous release records its events under the former name, and the database those that it does not', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha, { status: 'pending' })
  const now = shop.clock.now()
  const log = (action: string) => sql`
    insert into activity (actor_id, actor_name, subject_kind, subject_id, subject_name, action, happened_at)
    values (${admin.user.id}, ${admin.user.name}, 'order', ${String(id)}, 'order', ${action}, ${now})`
  const write = (kind: string, details: object, key: string | null = null) => sql<{ id: number }>`
    insert into order_events (order_id, kind, actor_id, actor_name, details, form_key, happened_at)
    values (${id}, ${kind}, ${admin.user.id}, ${admin.user.name}, ${JSON.stringify(details)}, ${key}, ${now})
    on conflict (order_id, form_key) do nothing returning id`
  const inOneStep = (...statements: { execute: (db: typeof shop.db) => Promise<unknown> }[]) =>
    shop.db.transaction().execute(async (trx) => {
      for (const statement of statements) await statement.execute(trx)
    })
  await inOneStep(
    write('note', { text: 'Fragile' }, 'a-form'),
    write('note', { text: 'Twice' }, 'a-form'),
    log('added a note to'),
  )
  await inOneStep(sql`delete from order_events where kind = 'note'`, log('deleted a note from'))
  await inOneStep(
    sql`update orders set payment_state = 'paid', paid_at = ${now}, sold_on = '2026-06-15' where id = ${id}`,
  )
  await inOneStep(write('packed', { from: 'to_pack' }), log('packed'))
  await inOneStep(
    sql`update orders set parcel_state = 'cancelled', cancelled_at = ${now}, cancel_reason = 'merchant' where id = ${id}`,
    log('cancelled and refunded'),
  )
  expect((await sql`select kind from order_events`.execute(shop.db)).rows).toEqual([{ kind: 'packed' }])
  const rows = await shop.db
    .selectFrom('order_history')
    .select(['kind', 'actor_name', 'details'])
    .orderBy('id')
    .execute()
  const [placed, shopkeeper] = [anitha.user.name, admin.user.name]
  expect(rows).toEqual([
    { kind: 'placed', actor_name: placed, details: {} },
    { kind: 'note', actor_name: shopkeeper, details: {} },
    { kind: 'earlier_action', actor_name: shopkeeper, details: { action: 'deleted a note from' } },
    { kind: 'paid', actor_name: null, details: { paise: 64_000, method: null, payment: null } },
    { kind: 'packed', actor_name: shopkeeper, details: { from: 'to_pack' } },
    { kind: 'cancelled', actor_name: shopkeeper, details: { reason: 'merchant' } },
  ])
})

test('an event of a kind that only a newer release knows is listed by its name', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha, { status: 'pending' })
  const { user } = admin
  await sql`insert into order_history (order_id, kind, actor_id, actor_name, details, happened_at)
    values (${id}, 'gift_wrapped', ${user.id}, ${user.name}, '{"paper": "red"}', ${shop.clock.now()})`.execute(
    shop.db,
  )
  const [newest] = (await admin.get(`/api/orders/${id}/timeline`)).json()
  expect(newest.text).toContain('ift wrapped')
  expect((await admin.get('/api/activity')).json()).toMatchObject([{ action: 'gift wrapped' }])
})
