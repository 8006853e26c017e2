import { expect, test } from 'vitest'
import { placeCashOrder, shopWithCash } from '#test/shop/cash-orders.ts'
import { eraseAccount } from '#test/shop/erase-account.ts'
import { createShopWithPayments, payFor, placeOrderOf, signInShopper } from '#test/shop/payment.ts'
import { runRefundJob, sendRefund, shopWithRefundableOrder } from '#test/shop/refunds.ts'
import { expectReportsEqualOrders } from '#test/shop/reports.ts'
import { shopWithReturn } from '#test/shop/returns.ts'
import { dispatchOrders, takeStep, undoStep } from '#test/shop/shipment-steps.ts'
import { addProduct, createTestShop, signInAs, signInAsStaff } from '#test/shop/shop.ts'
import type { SalesReport } from '../contract.ts'
import { updateDailySales } from './update-daily-sales.ts'

type Admin = Pick<Awaited<ReturnType<typeof signInAs>>, 'get'>

const june = 'from=2026-06-01&to=2026-06-30'

async function reportOf(admin: Admin, by: string, period = june): Promise<SalesReport> {
  const answer = await admin.get(`/api/reports/sales?${period}&by=${by}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** The sums of June, in rupees; the units are those of its products. */
async function sumsOf(admin: Admin) {
  const { orders, sold, refunded, revenue } = (await reportOf(admin, 'day')).total
  const { units } = (await reportOf(admin, 'product')).total
  return { orders, units, sold, refunded, revenue }
}

// Requirement D-510
test('units that are returned and refunded in a later month leave the sales of the month in which they were paid', async () => {
  const { shop, admin, small, ask, step } = await shopWithReturn()
  await updateDailySales(shop)
  const { sold } = await sumsOf(admin)
  expect(await sumsOf(admin)).toEqual({ orders: 1, units: 5, sold, refunded: 0, revenue: sold })
  expect((await ask({ lines: `${small}:2` })).statusCode).toBe(200)
  await step({ step: 'approve', send_back: false })
  shop.clock.pass({ days: 20 })
  await admin.logInAgain()
  expect((await step({ step: 'refund' })).statusCode).toBe(200)
  await runRefundJob(shop)
  await expectReportsEqualOrders(shop)
  expect(await sumsOf(admin)).toEqual({ orders: 1, units: 3, sold, refunded: 640, revenue: sold - 640 })
  const july = await reportOf(admin, 'day', 'from=2026-07-01&to=2026-07-31')
  expect([july.total.refunded, july.before.total.revenue]).toEqual([0, sold - 640])
})

test('an order that is refunded completely and cancelled is no order any more, and its units aren’t sold', async () => {
  const { shop, admin, order } = await shopWithRefundableOrder()
  expect((await sendRefund(admin, order.id, { what: 'all' })).statusCode).toBe(200)
  await runRefundJob(shop)
  await expectReportsEqualOrders(shop)
  const { sold } = await sumsOf(admin)
  expect(sold).toBeGreaterThan(0)
  expect(await sumsOf(admin)).toEqual({ orders: 0, units: 0, sold, refunded: sold, revenue: 0 })
})

test('an order that is cancelled without being paid isn’t in the reports', async () => {
  const shop = await createShopWithPayments()
  const admin = await signInAs(shop, 'admin')
  const shopper = await signInShopper(shop)
  const { id } = await placeOrderOf(shopper, (await addProduct(shop.db, { stock: 10 })).id)
  expect((await admin.put(`/api/orders/release/${id}`)).statusCode).toBe(200)
  await expectReportsEqualOrders(shop)
  expect(await sumsOf(admin)).toEqual({ orders: 0, units: 0, sold: 0, refunded: 0, revenue: 0 })
})

test('a cash order counts on the day when it is delivered and paid, until that is undone', async () => {
  const { shop, shopper, admin, muesli } = await shopWithCash()
  const { id } = await placeCashOrder(shopper, muesli.id)
  await takeStep(admin, 'packed', id)
  await dispatchOrders(admin, { parcels: [{ order_id: id }] })
  await expectReportsEqualOrders(shop)
  expect((await reportOf(admin, 'payment')).rows).toEqual([])
  shop.clock.pass({ days: 1 })
  await admin.logInAgain()
  const [{ order }] = await takeStep(admin, 'delivered', id)
  await expectReportsEqualOrders(shop)
  expect((await reportOf(admin, 'payment')).rows).toMatchObject([
    { label: 'Cash on delivery', orders: 1, revenue: 320 },
  ])
  expect((await reportOf(admin, 'day', 'from=2026-06-16&to=2026-06-16')).total.revenue).toBe(320)
  expect((await undoStep(admin, order)).statusCode).toBe(200)
  await expectReportsEqualOrders(shop)
  expect((await sumsOf(admin)).sold).toBe(0)
})

test('a product that is renamed or deleted keeps its sales, in one row with its present name', async () => {
  const { shop, admin, order, muesli } = await shopWithRefundableOrder()
  await updateDailySales(shop)
  await shop.db.updateTable('products').set({ name: 'Millet Crunch' }).where('id', '=', muesli.id).execute()
  await admin.delete(`/api/products/${muesli.id}`)
  const { rows } = await reportOf(admin, 'product')
  const { revenue } = await sumsOf(admin)
  expect(rows).toMatchObject([{ label: 'Millet Crunch', units: 5, revenue }])
  await sendRefund(admin, order.id, { what: 'all' })
  await runRefundJob(shop)
  await expectReportsEqualOrders(shop)
})

test('the sales to a customer whose account is deleted stay in the reports, also when they are added up again', async () => {
  const shop = await createShopWithPayments()
  const admin = await signInAs(shop, 'admin')
  const shopper = await signInShopper(shop)
  const { id } = await placeOrderOf(shopper, (await addProduct(shop.db, { stock: 10 })).id, 2)
  await payFor(shop, shopper, id)
  await admin.put(`/api/orders/deliver/${id}`)
  await updateDailySales(shop)
  const sums = await sumsOf(admin)
  expect(sums).toMatchObject({ orders: 1, units: 2, revenue: 640 })
  await eraseAccount(shop, shopper)
  await sendRefund(admin, id, { what: 'amount', amount: 40 })
  await runRefundJob(shop)
  await expectReportsEqualOrders(shop)
  expect(await sumsOf(admin)).toEqual({ ...sums, refunded: 40, revenue: 600 })
})

// The clock starts at 11:30 in India.
test('a day ends at midnight in India', async () => {
  const shop = await createShopWithPayments()
  const admin = await signInAs(shop, 'admin')
  const shopper = await signInShopper(shop)
  const muesli = await addProduct(shop.db, { stock: 10 })
  const buy = async (units: number) =>
    payFor(shop, shopper, (await placeOrderOf(shopper, muesli.id, units)).id)
  shop.clock.pass({ minutes: 12 * 60 + 29, seconds: 59 })
  await shopper.logInAgain()
  await buy(1)
  shop.clock.pass({ seconds: 1 })
  await buy(2)
  await expectReportsEqualOrders(shop)
  await admin.logInAgain()
  const { rows } = await reportOf(admin, 'day', 'from=2026-06-15&to=2026-06-16')
  expect(rows.map(({ key, revenue }) => [key, revenue])).toEqual([
    ['2026-06-15', 320],
    ['2026-06-16', 640],
  ])
})

// Requirement D-512
test('staff see and download only the reports of their role', async () => {
  const shop = await createTestShop()
  const statuses = async (staff: Admin) => {
    const paths = [`sales?${june}&by=day`, `carts?${june}&by=day`, `searches?${june}`, 'stock']
    const files = paths.map((path) => path.replace(/\?|$/, (end) => `.csv${end}`))
    const answers = await Promise.all([...paths, ...files].map((path) => staff.get(`/api/reports/${path}`)))
    return answers.map(({ statusCode }) => statusCode)
  }
  const may = (...four: number[]) => [...four, ...four]
  expect(await statuses(await signInAsStaff(shop, 'manager'))).toEqual(may(200, 200, 200, 200))
  expect(await statuses(await signInAsStaff(shop, 'accountant'))).toEqual(may(200, 200, 200, 403))
  expect(await statuses(await signInAsStaff(shop, 'packer'))).toEqual(may(403, 403, 403, 200))
  expect(await statuses(await signInAsStaff(shop, 'custom', { rights: ['orders:read'] }))).toEqual(
    may(403, 403, 403, 403),
  )
})
