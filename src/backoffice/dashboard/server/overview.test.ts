import { expect, test } from 'vitest'
import type { NewRow } from '#database/schema.ts'
import { addCategory, addProduct, createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import type { Overview } from '../contract.ts'

type Admin = Awaited<ReturnType<typeof signInAs>>

async function openShop() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  return { shop, admin }
}

const overviewOf = async (admin: Admin): Promise<Overview> => (await admin.get('/api/overview')).json()

let orders = 0

/** An order with one line, with any columns overridden; paid by default. */
async function addOrder(shop: TestShop, userId: number, order: Partial<NewRow<'orders'>> = {}) {
  orders += 1
  const paidAt = shop.clock.now()
  const row = {
    user_id: userId,
    user_name: 'Anitha Raj',
    payment_state: 'paid' as const,
    total_paise: 32_000,
    receipt: `receipt-${orders}`,
    hold_expires_at: paidAt,
    created_at: paidAt,
    paid_at: paidAt,
    sold_on: '2026-06-15',
    ...order,
  }
  return await shop.db.transaction().execute(async (trx) => {
    const { id } = await trx.insertInto('orders').values(row).returning('id').executeTakeFirstOrThrow()
    const line = { name: 'Millet Muesli', size: '400 g', quantity: 1 }
    await trx
      .insertInto('order_items')
      .values({ ...line, order_id: id, unit_price_paise: row.total_paise })
      .execute()
    return id
  })
}

const unpaid = { payment_state: 'unpaid', paid_at: null, sold_on: null } as const

test('an empty shop is counted as such', async () => {
  const { admin } = await openShop()
  const overview = await overviewOf(admin)
  expect(overview).toMatchObject({
    products: 0,
    categories: 0,
    users: 1,
    orders: 0,
    to_pack: { count: 0, orders: [] },
    unpaid: 0,
    running_low: { low: 0, out: 0, products: [] },
    batches_ending: { count: 0, batches: [] },
    money_matters: 0,
    activity: [],
  })
  expect(overview.sales).toHaveLength(30)
})

// Requirement 2.23-7: The dashboard has the cards 'Total Products' and 'Total Categories'.
// Requirement 2.23-8: 'Quick Stats' shows 'Total Users' and 'Total Orders'.
test('the counts follow every change', async () => {
  const { shop, admin } = await openShop()
  const customer = await signInAs(shop, 'customer')
  const spare = await addCategory(shop.db)
  const muesli = await addProduct(shop.db)
  await addProduct(shop.db, { name: 'Podi' })
  expect(await overviewOf(admin)).toMatchObject({ products: 2, categories: 3, users: 2 })

  await shop.db
    .updateTable('products')
    .set({ archived_at: shop.clock.now() })
    .where('id', '=', muesli.id)
    .execute()
  await shop.db.deleteFrom('categories').where('id', '=', spare.id).execute()
  await shop.db.deleteFrom('users').where('id', '=', customer.user.id).execute()
  expect(await overviewOf(admin)).toMatchObject({ products: 1, categories: 2, users: 1 })
})

// Requirement D-126: Total Orders doesn't count cancelled orders.
test('orders are counted by what the merchant has to do, with the oldest to pack first', async () => {
  const { shop, admin } = await openShop()
  const { user } = await signInAs(shop, 'customer')
  const first = await addOrder(shop, user.id, { user_name: 'Bala Murugan', total_paise: 64_050 })
  for (let more = 0; more < 6; more++) await addOrder(shop, user.id)
  await addOrder(shop, user.id, { parcel_state: 'delivered', delivered_at: shop.clock.now() })
  await addOrder(shop, user.id, unpaid)
  await addOrder(shop, user.id, { ...unpaid, parcel_state: 'cancelled', cancelled_at: shop.clock.now() })

  const overview = await overviewOf(admin)
  expect(overview).toMatchObject({ orders: 9, unpaid: 1, to_pack: { count: 7 } })
  expect(overview.to_pack.orders).toHaveLength(5)
  expect(overview.to_pack.orders[0]).toEqual({
    id: first,
    name: 'Bala Murugan',
    total_price: 640.5,
    paid_at: '2026-06-15T06:00:00.000Z',
    payment_due: false,
    is_replacement: false,
  })
})

test('sales are told by day of payment for the last 30 days', async () => {
  const { shop, admin } = await openShop()
  const { user } = await signInAs(shop, 'customer')
  for (const sold_on of ['2026-05-16', '2026-05-17', '2026-06-15', '2026-06-15'])
    await addOrder(shop, user.id, { sold_on, total_paise: 10_050 })
  const { sales } = await overviewOf(admin)
  expect(sales[0]).toEqual({ day: '2026-05-17', orders: 1, revenue: 100.5 })
  expect(sales[1]).toEqual({ day: '2026-05-18', orders: 0, revenue: 0 })
  expect(sales.at(-1)).toEqual({ day: '2026-06-15', orders: 2, revenue: 201 })
})

test('the days are those where the shop is', async () => {
  const { shop, admin } = await openShop()
  shop.clock.pass({ minutes: 13 * 60 })
  await admin.logInAgain()
  const { sales } = await overviewOf(admin)
  expect(sales.at(-1)?.day).toBe('2026-06-16')
})

test('products running low are told with the least first, those that are gone from the shop not at all', async () => {
  const { shop, admin } = await openShop()
  const stocks = { Muesli: 5, Podi: 0, 'Seed Mix': 6, Porridge: 1 }
  for (const [name, stock] of Object.entries(stocks)) await addProduct(shop.db, { name, stock })
  await addProduct(shop.db, { name: 'Old', stock: 0, archived_at: shop.clock.now() })
  const { running_low } = await overviewOf(admin)
  expect(running_low).toMatchObject({ low: 2, out: 1 })
  expect(running_low.products.map(({ name, stock }) => [name, stock])).toEqual([
    ['Podi', 0],
    ['Porridge', 1],
    ['Muesli', 5],
  ])
})

test('orders whose money wants a look are counted', async () => {
  const { shop, admin } = await openShop()
  const { user } = await signInAs(shop, 'customer')
  await addOrder(shop, user.id, { attention: 'paid_twice', attention_since: shop.clock.now() })
  expect(await overviewOf(admin)).toMatchObject({ money_matters: 1 })
})

test('nobody but an administrator sees the overview', async () => {
  const { shop } = await openShop()
  expect((await shop.visitor().get('/api/overview')).statusCode).toBe(401)
  expect((await (await signInAs(shop, 'customer')).get('/api/overview')).statusCode).toBe(403)
})
