import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { payFor, placeOrderOf, runJobs } from '#test/shop/payment.ts'
import { runRefundJob, sendRefund, shopWithDeliveryFee } from '#test/shop/refunds.ts'
import { expectReportsEqualOrders } from '#test/shop/reports.ts'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import type { SalesReport } from '../contract.ts'
import { updateDailySales } from './update-daily-sales.ts'

type Fixture = Awaited<ReturnType<typeof shopWithDeliveryFee>>
type Admin = Pick<Fixture['admin'], 'get'>

const june = 'from=2026-06-01&to=2026-06-30'

const reportOf = async (admin: Admin, by: string, period = june): Promise<SalesReport> => {
  const answer = await admin.get(`/api/reports/sales?${period}&by=${by}`)
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.any(String)])
  return answer.json()
}

/*
 * 2 × ₹150.00 and ₹200.00 with a delivery of ₹40.00, less a discount of ₹50.00: ₹490.00. Two days later ₹300.00 for two
 * more units with a delivery of ₹40.00; ₹100.00 of it is refunded.
 */
async function shopWithSales() {
  const fixture = await shopWithDeliveryFee({ discounts: [50] })
  const { shop, shopper, admin } = fixture
  const { rows } = await sql<{ id: number }>`select id from products order by id`.execute(shop.db)
  const [mix = 0, honey = 0] = rows.map(({ id }) => id)
  const second = await placeOrderOf(shopper, mix, 2)
  await payFor(shop, shopper, second.id)
  await shop.db.updateTable('orders').set({ sold_on: '2026-06-17' }).where('id', '=', second.id).execute()
  await sendRefund(admin, second.id, { what: 'amount', amount: 100 })
  await runRefundJob(shop)
  await runJobs(shop)
  await updateDailySales(shop)
  return { shop, admin, mix, honey }
}

// Requirement D-509: Reports show the sales of a period by day, week, month, product, category, delivery zone and payment
//   method, compared with the period before (decision X60).
test('sales are shown by day, week and month, with the period before', async () => {
  const { shop, admin } = await shopWithSales()
  const daily = await reportOf(admin, 'day', 'from=2026-06-14&to=2026-06-17')
  expect(
    daily.rows.map(({ key, orders, sold, refunded, revenue }) => [key, orders, sold, refunded, revenue]),
  ).toEqual([
    ['2026-06-14', 0, 0, 0, 0],
    ['2026-06-15', 1, 490, 0, 490],
    ['2026-06-16', 0, 0, 0, 0],
    ['2026-06-17', 1, 340, 100, 240],
  ])
  expect(daily.total).toEqual({ orders: 2, units: null, sold: 830, refunded: 100, revenue: 730 })
  expect(daily.before).toMatchObject({ from: '2026-06-10', to: '2026-06-13', total: { revenue: 0 } })
  const weekly = await reportOf(admin, 'week', 'from=2026-06-10&to=2026-06-21')
  expect(weekly.rows.map(({ key, revenue }) => [key, revenue])).toEqual([
    ['2026-06-08', 0],
    ['2026-06-15', 730],
  ])
  const july = await reportOf(admin, 'month', 'from=2026-07-01&to=2026-07-31')
  expect(july.before).toMatchObject({ from: '2026-06-01', to: '2026-06-30', total: { revenue: 730 } })
  expect(july.rows).toMatchObject([{ key: '2026-07-01', revenue: 0, revenue_before: 730 }])
  await expectReportsEqualOrders(shop)
})

test('by product, what belongs to no product is a row of its own, so that all sums are the same', async () => {
  const { admin, mix, honey } = await shopWithSales()
  const byDay = await reportOf(admin, 'day')
  for (const by of ['product', 'category', 'zone', 'payment', 'coupon']) {
    const { rows, total } = await reportOf(admin, by)
    expect([by, total.sold, total.refunded]).toEqual([by, byDay.total.sold, byDay.total.refunded])
    expect(rows.reduce((sum, { revenue }) => sum + revenue, 0)).toBeCloseTo(byDay.total.revenue, 6)
  }
  const { rows } = await reportOf(admin, 'product')
  const units = Object.fromEntries(rows.map(({ key, units }) => [key, units]))
  expect(units).toEqual({ [mix]: 4, [honey]: 1, '': 0 })
  expect(rows.find(({ key }) => key === '')).toMatchObject({
    label: 'Delivery and other amounts',
    refunded: 100,
  })
})

// Requirement D-534: Reports by product and category read whole months at once, and show the 200 rows with the highest
//   revenue; the spreadsheet has all rows (decision X60).
test('the sums of months and single days are those of the days, however a period is cut', async () => {
  const { admin, shop } = await shopWithSales()
  for (const [from, to, units] of [
    ['2026-06-01', '2026-06-30', 5],
    ['2026-05-20', '2026-07-10', 5],
    ['2026-06-16', '2026-07-31', 2],
    ['2026-05-01', '2026-06-16', 3],
  ] as const) {
    const { rows, total } = await reportOf(admin, 'product', `from=${from}&to=${to}`)
    expect([from, total.units]).toEqual([from, units])
    const byDay = await reportOf(admin, 'day', `from=${from}&to=${to}`)
    expect([from, total.sold, total.revenue]).toEqual([from, byDay.total.sold, byDay.total.revenue])
    expect(rows.reduce((sum, { revenue }) => sum + revenue, 0)).toBeCloseTo(total.revenue, 6)
  }
  await sql`insert into products (category_id, name, one_liner, description, created_at, updated_at)
    select category_id, 'Mix ' || n, '', '', now(), now() from products, generate_series(1, 150) as n`.execute(
    shop.db,
  )
  await sql`insert into packs (product_id, position, label, price_paise, stock)
    select id, 1, '1 kg', 10000, 5 from products where name like 'Mix %'`.execute(shop.db)
  await sql`insert into daily_variant_sales (day, pack_id, units, sold_paise, refunded_paise)
    select '2026-06-03', id, 1, 100, 0 from packs where label = '1 kg'`.execute(shop.db)
  const long = await reportOf(admin, 'product')
  expect([long.rows.length, long.more]).toEqual([200, true])
  expect(long.total.units).toBeGreaterThan(300)
  const csv = await admin.get(`/api/reports/sales.csv?${june}&by=product`)
  expect(csv.body.split('\r\n').length).toBeGreaterThan(300)
  // Of the many products with the same revenue, the list has the first by name; the total has them all.
  const shown = long.rows.slice(2).map(({ label }) => label)
  expect(shown).toEqual(shown.toSorted(new Intl.Collator('en-IN').compare))
  expect(long.total.sold - (long.total.units ?? 0)).toBe(830 - 5)
  const july = await reportOf(admin, 'product', 'from=2026-07-01&to=2026-07-31')
  expect([july.rows.length, july.more, july.total.sold]).toEqual([200, true, 0])
  expect(july.before.total).toEqual(long.total)
})

test('the spreadsheet by product writes a refund for no product as a negative amount, weeks by day and months short', async () => {
  const { admin } = await shopWithSales()
  const linesOf = async (by: string, period = june) =>
    (await admin.get(`/api/reports/sales.csv?${period}&by=${by}`)).body.replace('\uFEFF', '').split('\r\n')
  expect(await linesOf('product')).toContainEqual(
    expect.stringMatching(/^Delivery and other amounts,0,\d+\.\d\d,100\.00,-\d+\.\d\d,0\.00$/),
  )
  const week = 'from=2026-06-10&to=2026-06-21'
  expect((await linesOf('week', week)).slice(0, -1).map((line) => line.split(',').slice(0, 3))).toEqual([
    ['Week from', 'Orders', 'Sold (₹)'],
    ['2026-06-08', '0', '0.00'],
    ['2026-06-15', '2', '830.00'],
    ['Total', '2', '830.00'],
  ])
  expect((await linesOf('month')).map((line) => line.split(',')[0])).toEqual([
    'Month',
    '2026-06',
    'Total',
    '',
  ])
})

// Requirement D-511: Every report can be downloaded as a spreadsheet with the same sums (decision X60).
test('the spreadsheet has the same rows and their total', async () => {
  const { admin } = await shopWithSales()
  const answer = await admin.get(`/api/reports/sales.csv?${june}&by=payment`)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.body.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Payment method,Orders,Sold (₹),Refunded (₹),Revenue (₹),Revenue in the period before (₹)',
    'Online,2,830.00,100.00,730.00,0.00',
    'Total,2,830.00,100.00,730.00,0.00',
    '',
  ])
})

test('a report that waits for the job says so, and the job takes up what changed since', async () => {
  const { shop, admin, order } = await shopWithDeliveryFee()
  expect((await reportOf(admin, 'day')).updating).toBe(true)
  await updateDailySales(shop)
  expect(await reportOf(admin, 'day')).toMatchObject({ updating: false, total: { orders: 1, refunded: 0 } })
  await sendRefund(admin, order.id, { what: 'all' })
  await runRefundJob(shop)
  await updateDailySales(shop)
  expect(await reportOf(admin, 'day')).toMatchObject({ updating: false, total: { orders: 0, revenue: 0 } })
  await sql`insert into changed_sales_days select distinct sold_on from orders where sold_on is not null`.execute(
    shop.db,
  )
  await expectReportsEqualOrders(shop)
})

test('a period that ends before it starts, is too long or no date is refused', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  for (const period of [
    'from=2026-06-02&to=2026-06-01',
    'from=2020-01-01&to=2026-06-01',
    'from=2026-02-31&to=2026-06-01',
    'from=&to=2026-06-01',
  ])
    expect((await admin.get(`/api/reports/sales?${period}&by=day`)).statusCode).toBe(400)
  expect((await admin.get(`/api/reports/sales?${june}&by=weather`)).statusCode).toBe(400)
  expect((await (await signInAs(shop, 'customer')).get(`/api/reports/sales?${june}&by=day`)).statusCode).toBe(
    403,
  )
})
