import { expect, test } from 'vitest'
import { addOrder, createShopWithPeople } from '#test/shop/orders.ts'
import type { Order } from '../contract.ts'
import { rollUpOrderCounters } from './lists/order-counters.queries.ts'

const ids = (orders: Order[]) => orders.map((order) => order.id)

// Requirement 1-7: Customers can view their orders.
// Requirement 3-8: An order has id, status, total_price, createdAt, and User with id and name (decision S6).
// Requirement 3-10: An order item has id, size, quantity and Product (decision S7).
// Requirement 7-28: GET /orders answers with the customer's own orders (decision S8).
// Requirement 7-30: GET /orders/{id}/items answers with an array (decision S7).
test('customers see their own orders, newest first, and what is in each', async () => {
  const { shop, anitha, kavin } = await createShopWithPeople()
  const first = await addOrder(shop, anitha)
  await addOrder(shop, kavin)
  const second = await addOrder(shop, anitha, { status: 'pending' })
  const answer = await anitha.get('/api/orders')
  expect(ids(answer.json())).toEqual([second, first])
  expect(answer.headers['x-total-count']).toBe('2')
  expect(answer.json()[1]).toMatchObject({
    status: 'paid',
    total_price: 640,
    createdAt: '2026-06-15T06:00:00.000Z',
    items_count: 2,
    User: { id: anitha.user.id, name: 'Anitha Raj' },
  })
  expect((await anitha.get(`/api/orders/${first}/items`)).json()).toMatchObject([
    { size: '400 g', quantity: 2, unit_price: 320, Product: { name: 'Millet Muesli', image1: null } },
  ])
})

test('an order tells its language, and its lines what its customer calls them', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const inTamil = await addOrder(shop, anitha, { locale: 'ta' })
  await shop.db
    .updateTable('order_items')
    .set({ names: JSON.stringify({ ta: 'மியூஸ்லி' }) })
    .execute()
  const inEnglish = await addOrder(shop, anitha)
  const namesOf = async (path: string) => {
    const [line] = (await admin.get(path)).json()
    return [line.Product.name, line.Product.name_in_order]
  }
  const orders: Order[] = (await admin.get('/api/orders/all')).json()
  expect(orders.map(({ id, locale }) => [id, locale])).toEqual([
    [inEnglish, 'en'],
    [inTamil, 'ta'],
  ])
  expect(await namesOf(`/api/orders/${inTamil}/items`)).toEqual(['Millet Muesli', 'மியூஸ்லி'])
  expect(await namesOf(`/api/orders/${inEnglish}/items`)).toEqual(['Millet Muesli', 'Millet Muesli'])
})

test('what was cancelled before any money came is not in the list', async () => {
  const { shop, anitha } = await createShopWithPeople()
  await addOrder(shop, anitha, { status: 'cancelled' })
  expect((await anitha.get('/api/orders')).json()).toEqual([])
})

// Requirement 3-11: 'Product not found' is shown only if the product no longer exists (decision S7).
test('an item whose product no longer exists says so', async () => {
  const { shop, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha)
  await shop.db.updateTable('order_items').set({ pack_id: null }).execute()
  expect((await anitha.get(`/api/orders/${id}/items`)).json()).toMatchObject([{ quantity: 2, Product: null }])
})

// Requirement 1-12: Administrators see all orders and mark them as delivered.
// Requirement 7-29: GET /orders/all answers administrators with all orders (decision S8).
// Requirement D-20
test('the merchant sees all orders, by status and by page', async () => {
  const { shop, admin, anitha, kavin } = await createShopWithPeople()
  const made: number[] = []
  for (let count = 0; count < 5; count++) made.unshift(await addOrder(shop, count % 2 ? anitha : kavin))
  const delivered = await addOrder(shop, anitha, { status: 'delivered' })

  const first = await admin.get('/api/orders/all?limit=2')
  expect(ids(first.json())).toEqual([delivered, made[0]])
  expect(first.headers['x-total-count']).toBe('6')
  const next = /<(.+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
  expect(ids((await admin.get(next)).json())).toEqual([made[1], made[2]])

  const paid = await admin.get('/api/orders/all?status=paid&limit=10')
  expect(ids(paid.json())).toEqual(made)
  expect(paid.headers['x-total-count']).toBe('5')
  expect(paid.headers.link).toBeUndefined()
  expect((await admin.get('/api/orders/all')).json()).toHaveLength(6)
})

test('orders are listed and exported by the days they were placed on, where the shop is', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const placedAt = (moment: string) => addOrder(shop, anitha, { created_at: new Date(moment) })
  // In UTC the day in India begins at 18:30 on the day before.
  const before = await placedAt('2026-06-09T18:29:59Z')
  const tenth = await placedAt('2026-06-09T18:30:00Z')
  const late = await placedAt('2026-06-10T18:29:59Z')
  const after = await placedAt('2026-06-10T18:30:00Z')
  const listed = async (days: string) => {
    const answer = await admin.get(`/api/orders/all?limit=9${days}`)
    return [ids(answer.json()), answer.headers['x-total-count']]
  }
  expect(await listed('&from=2026-06-10&to=2026-06-10')).toEqual([[late, tenth], '2'])
  expect(await listed('&from=2026-06-11')).toEqual([[after], '1'])
  expect(await listed('&to=2026-06-09&sort=oldest')).toEqual([[before], '1'])
  expect(await listed('&from=2026-06-10&status=paid&q=anitha')).toEqual([[after, late, tenth], '3'])
  expect(await listed('&from=2026-06-12&to=2026-06-01')).toEqual([[], '0'])
  for (const days of ['from=yesterday', 'from=1999-12-31', 'to=2100-01-01', 'to=9999-12-31']) {
    expect((await admin.get(`/api/orders/all?${days}`)).statusCode, days).toBe(400)
    expect((await admin.get(`/api/orders/export.csv?${days}`)).statusCode, days).toBe(400)
  }
  expect(await listed('&from=2000-01-01&to=2099-12-31')).toEqual([[after, late, tenth, before], '4'])
  const file = await admin.get('/api/orders/export.csv?from=2026-06-10&to=2026-06-10')
  expect(file.body.trim().split('\n')).toHaveLength(3)
})

test('counts stay right while orders change and while the changes are added up', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const count = async (filter: string) =>
    Number((await admin.get(`/api/orders/all?limit=1${filter}`)).headers['x-total-count'])
  const paid = await addOrder(shop, anitha)
  await addOrder(shop, anitha)
  const counts = async () => [await count(''), await count('&status=paid'), await count('&status=delivered')]
  expect(await counts()).toEqual([2, 2, 0])
  await rollUpOrderCounters(shop.db)
  await admin.put(`/api/orders/deliver/${paid}`)
  expect(await counts()).toEqual([2, 1, 1])
  await rollUpOrderCounters(shop.db)
  await rollUpOrderCounters(shop.db)
  expect(await counts()).toEqual([2, 1, 1])
  expect(await shop.db.selectFrom('order_tallies').selectAll().orderBy('counted').execute()).toEqual([
    { counted: 'day:2026-06-15', orders: 2, paise: 128_000 },
    { counted: 'delivered', orders: 1, paise: 64_000 },
    { counted: 'paid', orders: 1, paise: 64_000 },
  ])
})

// Decision B12.
// Requirement 7-32: PUT /orders/deliver/{id} marks an order as delivered, without a request body (decision B12).
// Requirement D-46: Marking an order as delivered twice changes nothing (decision B12).
// Requirements 1-12, 4-13
test.each(['pending', 'paid'] as const)(
  'a %s order can be marked as delivered, and marking twice changes nothing',
  async (status) => {
    const { shop, admin, anitha } = await createShopWithPeople()
    const id = await addOrder(shop, anitha, { status })
    const delivered = await admin.put(`/api/orders/deliver/${id}`)
    expect(delivered.statusCode).toBe(200)
    expect(delivered.json()).toMatchObject({
      message: 'Order marked as delivered!',
      order: { id, status: 'delivered', delivered_at: '2026-06-15T06:00:00.000Z' },
    })
    shop.clock.pass({ minutes: 5 })
    expect((await admin.put(`/api/orders/deliver/${id}`)).json()).toEqual(delivered.json())
    expect((await admin.get('/api/activity')).json()).toEqual([
      expect.objectContaining({
        actor: 'Meena Admin',
        action: 'delivered',
        subject_name: `order #${id} (Anitha Raj)`,
      }),
    ])
  },
)

// Requirement 4-13: An administrator can mark any order that isn't cancelled as delivered (decision B12).
test('a cancelled order can’t be delivered, and an unknown one isn’t found', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha, { status: 'cancelled' })
  const refused = await admin.put(`/api/orders/deliver/${id}`)
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'A cancelled order can’t be marked as delivered.',
  ])
  expect((await admin.put('/api/orders/deliver/999')).statusCode).toBe(404)
  expect((await admin.put('/api/orders/deliver/nonsense')).statusCode).toBe(404)
})

test('lists are for those they concern', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  await addOrder(shop, anitha)
  for (const path of ['/api/orders/all', '/api/orders/export.csv']) {
    expect((await anitha.get(path)).statusCode).toBe(403)
    expect((await shop.visitor().get(path)).statusCode).toBe(401)
  }
  expect((await anitha.put('/api/orders/deliver/1')).statusCode).toBe(403)
  expect((await admin.get('/api/orders/1')).json()).toMatchObject({ id: 1, User: { name: 'Anitha Raj' } })
  expect((await admin.get('/api/orders/999/items')).statusCode).toBe(404)
})

test.each([
  ['?limit=0', 'Check the limit.'],
  ['?limit=1000', 'Check the limit.'],
  ['?status=lost', 'Check the status.'],
  ['?limit=x', 'Check the limit.'],
])('%s is refused with a sentence: %s', async (query, sentence) => {
  const { admin } = await createShopWithPeople()
  const refused = await admin.get(`/api/orders/all${query}`)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ code: 'INVALID', error: sentence })
})

// Requirement D-118: Orders to pack are listed oldest first.
test('the packing list starts with the order that has waited longest', async () => {
  const { shop, admin, anitha, kavin } = await createShopWithPeople()
  const made: number[] = []
  for (let count = 0; count < 4; count++) made.push(await addOrder(shop, count % 2 ? anitha : kavin))
  await addOrder(shop, anitha, { status: 'delivered' })
  const first = await admin.get('/api/orders/all?status=paid&sort=oldest&limit=3')
  expect(ids(first.json())).toEqual(made.slice(0, 3))
  const next = /<(.+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
  expect(ids((await admin.get(next)).json())).toEqual(made.slice(3))
  expect(ids((await admin.get('/api/orders/all?sort=oldest&q=raj&limit=9')).json())).toHaveLength(3)
  expect((await admin.get('/api/orders/all?sort=dearest')).statusCode).toBe(400)
})

// Requirement D-117: A delivery can be undone for one minute.
test.each(['paid', 'pending'] as const)(
  'the delivery of a %s order can be undone for a minute',
  async (status) => {
    const { shop, admin, anitha } = await createShopWithPeople()
    const id = await addOrder(shop, anitha, { status })
    const delivered = await admin.put(`/api/orders/deliver/${id}`)
    expect(delivered.json().order.undo_until).toBe('2026-06-15T06:01:00.000Z')
    shop.clock.pass({ seconds: 60 })
    const undone = await admin.put(`/api/orders/undeliver/${id}`)
    expect([undone.statusCode, undone.json().order]).toMatchObject([
      200,
      { id, status, delivered_at: null, undo_until: null },
    ])
    expect((await admin.put(`/api/orders/undeliver/${id}`)).json()).toEqual(undone.json())
    const { ask_at } = await shop.db.selectFrom('orders').select('ask_at').executeTakeFirstOrThrow()
    expect(ask_at).toEqual(status === 'pending' ? shop.clock.now() : null)
    const told: { action: string }[] = (await admin.get('/api/activity')).json()
    expect(told.map(({ action }) => action)).toEqual(['undid the delivery of', 'delivered'])
  },
)

test('a delivery stays after its minute, and where the customer has ordered again', async () => {
  const { shop, admin, anitha, kavin } = await createShopWithPeople()
  const [late, unpaid] = [await addOrder(shop, kavin), await addOrder(shop, anitha, { status: 'pending' })]
  for (const id of [late, unpaid]) await admin.put(`/api/orders/deliver/${id}`)
  await addOrder(shop, anitha, { status: 'pending' })
  expect((await admin.put(`/api/orders/undeliver/${unpaid}`)).json()).toMatchObject({ code: 'ORDERED_AGAIN' })
  shop.clock.pass({ seconds: 61 })
  const refused = await admin.put(`/api/orders/undeliver/${late}`)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'TOO_LATE'])
  expect((await admin.get(`/api/orders/${late}`)).json().status).toBe('delivered')
  expect((await admin.put('/api/orders/undeliver/999')).statusCode).toBe(404)
  expect((await anitha.put(`/api/orders/undeliver/${late}`)).statusCode).toBe(403)
})
