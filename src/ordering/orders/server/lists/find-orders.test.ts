import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addOrder, addressJson, createShopWithPeople } from '#test/shop/orders.ts'
import { shopWithRefundableOrder } from '#test/shop/refunds.ts'
import type { Order } from '../../contract.ts'

const ids = (orders: Order[]) => orders.map((order) => order.id)

// Requirement D-119: Orders and users can be found by any part of phone, email and PIN code.
test.each([
  ['a first name', 'anitha', ['anitha']],
  ['the beginning of a last name', 'RA', ['anitha']],
  ['words in any order', 'raj anitha', ['anitha']],
  ['a name with an apostrophe', 'd’souza', ['kavin']],
  ['the name on the parcel', 'Lakshmi', ['kavin']],
  ['a phone number', '98430 11223', ['anitha']],
  ['a phone number with its country', '+91 9843011223', ['anitha']],
  ['the beginning of a phone number', '94440', ['kavin']],
  ['the phone number on the parcel', '9000012345', ['kavin']],
  ['an order number', '#2', ['kavin']],
  ['the middle of a phone number', '5566', ['kavin']],
  ['the end of the phone number on the parcel', '12345', ['kavin']],
  ['a part of an e-mail address', 'tha@farm', ['anitha']],
  ['the end of a PIN code', '1012', ['kavin']],
  ['the middle of a name', 'nith', ['anitha']],
  ['the middle of the name on the parcel', 'kshm', []],
  ['quotes and signs', `'":*&|!\\`, []],
])('an order is found by %s', async (_what, q, found) => {
  const { shop, admin, anitha, kavin } = await createShopWithPeople()
  const orders = { anitha: await addOrder(shop, anitha), kavin: await addOrder(shop, kavin) }
  await shop.db
    .updateTable('users')
    .set({ email: 'anitha@farm.example' })
    .where('id', '=', anitha.user.id)
    .execute()
  const address = addressJson({ full_name: 'Lakshmi Ammal', phone: '9000012345' })
  await shop.db.updateTable('orders').set({ address }).where('id', '=', orders.kavin).execute()
  const answer = await admin.get(`/api/orders/all?limit=5&q=${encodeURIComponent(q)}`)
  expect(answer.statusCode).toBe(200)
  expect(ids(answer.json())).toEqual(found.map((name) => orders[name as keyof typeof orders]))
  expect(answer.headers['x-total-count']).toBe(String(found.length))
})

test('orders are found by a part of the name of what was bought', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const millet = await addOrder(shop, anitha)
  const ragi = await addOrder(shop, anitha)
  const [first, second] = await shop.db.selectFrom('products').select('id').orderBy('id').execute()
  const call = (id = 0, name: string) =>
    shop.db.updateTable('products').set({ name }).where('id', '=', id).execute()
  await Promise.all([call(first?.id, 'Millet Muesli'), call(second?.id, 'Ragi Porridge')])
  const found = async (q: string) =>
    ids((await admin.get(`/api/orders/all?q=${encodeURIComponent(q)}`)).json())
  expect(await found('orrid')).toEqual([ragi])
  expect(await found('muesli')).toEqual([millet])
  expect(await found('100%')).toEqual([])
})

test('a search finds the orders of days long ago, of a status, and the oldest, however many newer ones it would find', async () => {
  const { shop, admin, anitha, kavin } = await createShopWithPeople()
  const first = await addOrder(shop, anitha, { created_at: new Date('2024-01-10T06:00:00Z') })
  await shop.db.transaction().execute(async (trx) => {
    // Disables the triggers for counters, search words and buyers, which would run for each row.
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`insert into orders (user_id, user_name, user_phone, total_paise, receipt, hold_expires_at, created_at,
        parcel_state, cancelled_at)
      select case when n > 20000 then ${kavin.user.id}::integer else ${anitha.user.id}::integer end, 'One of them',
        '9000000000', 100, 'many-' || n, now(), '2025-01-01'::timestamptz + n * interval '1 minute', 'cancelled', now()
      from generate_series(1, 22000) as n`.execute(trx)
    await sql`insert into order_buyers (order_id, name, phone, email)
      select id, user_name, user_phone, '' from orders on conflict do nothing`.execute(trx)
  })
  // As on a running server. Otherwise the planner may use statistics from when the table was empty, and plan for one row.
  await sql`analyze orders`.execute(shop.db)
  const found = await admin.get('/api/orders/all?limit=9&q=anitha&to=2024-01-31')
  expect([ids(found.json()), found.headers['x-total-count']]).toEqual([[first], '1'])
  for (const wish of ['status=paid', 'parcel=to_pack', 'status=paid&sort=oldest']) {
    const few = await admin.get(`/api/orders/all?limit=9&q=anitha&${wish}`)
    expect([ids(few.json()), few.headers['x-total-count']], wish).toEqual([[first], '1'])
  }
  const oldest = await admin.get('/api/orders/all?limit=2&q=anitha&sort=oldest')
  expect([ids(oldest.json())[0], oldest.headers['x-total-count']]).toEqual([first, '500'])
  const [, next = ''] = /<([^>]+)>/.exec(String(oldest.headers.link)) ?? []
  const later = await admin.get(next)
  expect([ids(later.json())[0], later.headers['x-total-count']]).toEqual([
    (ids(oldest.json())[1] ?? 0) + 1,
    '500',
  ])
})

// Requirement D-114
test('an order is found by every beginning and end of a document number, from three characters on', async () => {
  const { shop, admin, order } = await shopWithRefundableOrder({ webhooks: false })
  const { number } = await shop.db.selectFrom('documents').select('number').executeTakeFirstOrThrow()
  const lengths = Array.from({ length: number.length - 2 }, (_, at) => at + 3)
  const parts = lengths.flatMap((length) => [number.slice(0, length), number.slice(-length)])
  expect(parts).toContain(number)
  for (const part of parts) {
    const found = await admin.get(`/api/orders/all?limit=5&q=${encodeURIComponent(part)}`)
    expect(ids(found.json()), part).toEqual([order.id])
  }
  const missing = await admin.get(`/api/orders/all?limit=5&q=${encodeURIComponent(`${number}9`)}`)
  expect(missing.json()).toEqual([])
})
