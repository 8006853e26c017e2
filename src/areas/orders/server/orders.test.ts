import { expect, test } from 'vitest'
import { addOrder, addressOf, shopWithPeople } from '../../../../test/orders.ts'
import type { Order } from '../contract.ts'
import { foldTallies } from './order-tallies.queries.ts'

const ids = (orders: Order[]) => orders.map((order) => order.id)

test('customers see their own orders, newest first, and what is in each', async () => {
  const { shop, anitha, kavin } = await shopWithPeople()
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

test('what was cancelled before any money came is not in the list', async () => {
  const { shop, anitha } = await shopWithPeople()
  await addOrder(shop, anitha, { status: 'cancelled' })
  expect((await anitha.get('/api/orders')).json()).toEqual([])
})

test('a line whose product is truly gone says so', async () => {
  const { shop, anitha } = await shopWithPeople()
  const id = await addOrder(shop, anitha)
  await shop.db.updateTable('order_items').set({ product_id: null }).execute()
  expect((await anitha.get(`/api/orders/${id}/items`)).json()).toMatchObject([{ quantity: 2, Product: null }])
})

test('the merchant sees all orders, by status and by page', async () => {
  const { shop, admin, anitha, kavin } = await shopWithPeople()
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
  ['the middle of a name', 'nith', []],
  ['quotes and signs', `'":*&|!\\`, []],
])('an order is found by %s', async (_what, q, found) => {
  const { shop, admin, anitha, kavin } = await shopWithPeople()
  const orders = { anitha: await addOrder(shop, anitha), kavin: await addOrder(shop, kavin) }
  const address = addressOf({ full_name: 'Lakshmi Ammal', phone: '9000012345' })
  await shop.db.updateTable('orders').set({ address }).where('id', '=', orders.kavin).execute()
  const answer = await admin.get(`/api/orders/all?limit=5&q=${encodeURIComponent(q)}`)
  expect(answer.statusCode).toBe(200)
  expect(ids(answer.json())).toEqual(found.map((name) => orders[name as keyof typeof orders]))
  expect(answer.headers['x-total-count']).toBe(String(found.length))
})

test('counts stay right while orders change and while the changes are added up', async () => {
  const { shop, admin, anitha } = await shopWithPeople()
  const count = async (filter: string) =>
    Number((await admin.get(`/api/orders/all?limit=1${filter}`)).headers['x-total-count'])
  const paid = await addOrder(shop, anitha)
  await addOrder(shop, anitha)
  const counts = async () => [await count(''), await count('&status=paid'), await count('&status=delivered')]
  expect(await counts()).toEqual([2, 2, 0])
  await foldTallies(shop.db)
  await admin.put(`/api/orders/deliver/${paid}`)
  expect(await counts()).toEqual([2, 1, 1])
  await foldTallies(shop.db)
  await foldTallies(shop.db)
  expect(await counts()).toEqual([2, 1, 1])
  expect(await shop.db.selectFrom('order_tallies').selectAll().orderBy('counted').execute()).toEqual([
    { counted: 'day:2026-06-15', orders: 2, paise: 128_000 },
    { counted: 'delivered', orders: 1, paise: 64_000 },
    { counted: 'paid', orders: 1, paise: 64_000 },
  ])
})

// Decision B12.
test.each(['pending', 'paid'] as const)(
  'a %s order can be delivered, and marking twice changes nothing',
  async (status) => {
    const { shop, admin, anitha } = await shopWithPeople()
    const id = await addOrder(shop, anitha, { status })
    const delivered = await admin.put(`/api/orders/deliver/${id}`)
    expect(delivered.statusCode).toBe(200)
    expect(delivered.json()).toMatchObject({
      message: 'Order marked as delivered!',
      order: { id, status: 'delivered', delivered_at: '2026-06-15T06:00:00.000Z' },
    })
    shop.clock.pass({ minutes: 5 })
    expect((await admin.put(`/api/orders/deliver/${id}`)).json()).toEqual(delivered.json())
    expect(
      await shop.db.selectFrom('activity').select(['actor_name', 'action', 'subject_name']).execute(),
    ).toEqual([{ actor_name: 'Meena Admin', action: 'delivered', subject_name: `Order ${id} of Anitha Raj` }])
  },
)

test('a cancelled order cannot be delivered, an unknown one is not found', async () => {
  const { shop, admin, anitha } = await shopWithPeople()
  const id = await addOrder(shop, anitha, { status: 'cancelled' })
  const refused = await admin.put(`/api/orders/deliver/${id}`)
  expect([refused.statusCode, refused.json().error]).toEqual([409, 'A cancelled order cannot be delivered.'])
  expect((await admin.put('/api/orders/deliver/999')).statusCode).toBe(404)
  expect((await admin.put('/api/orders/deliver/nonsense')).statusCode).toBe(404)
})

test('lists are for those they concern', async () => {
  const { shop, admin, anitha } = await shopWithPeople()
  await addOrder(shop, anitha)
  for (const path of ['/api/orders/all', '/api/orders/export.csv']) {
    expect((await anitha.get(path)).statusCode).toBe(403)
    expect((await shop.visitor().get(path)).statusCode).toBe(401)
  }
  expect((await anitha.put('/api/orders/deliver/1')).statusCode).toBe(403)
  expect((await admin.get('/api/orders/1')).json()).toMatchObject({ id: 1, User: { name: 'Anitha Raj' } })
  expect((await admin.get('/api/orders/999/items')).statusCode).toBe(404)
})

test.each(['?limit=0', '?limit=1000', '?status=lost', '?limit=x'])(
  '%s is refused with a sentence',
  async (query) => {
    const { admin } = await shopWithPeople()
    const refused = await admin.get(`/api/orders/all${query}`)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ code: 'INVALID', error: expect.stringMatching(/^Please/) })
  },
)
