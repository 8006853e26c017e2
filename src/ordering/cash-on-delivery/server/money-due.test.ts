import { expect, test } from 'vitest'
import { createShopWithBatches, recall } from '#test/shop/batches.ts'
import { placeCashOrder, setCash, shopWithCash } from '#test/shop/cash-orders.ts'
import { setTax } from '#test/shop/documents.ts'
import { payFor, placeOrderOf, runJobs, signInShopper } from '#test/shop/payment.ts'
import { readPdf } from '#test/shop/pdf.ts'
import { dispatchOrders, takeStep, undoStep } from '#test/shop/shipment-steps.ts'

type CashShop = Awaited<ReturnType<typeof shopWithCash>>

/** What the back office counts as received: the day's sales, and the customer's purchases. */
async function receivedIn({ shop, admin, shopper }: CashShop) {
  await runJobs(shop)
  const { sales } = (await admin.get('/api/overview')).json()
  const { bought } = (await admin.get(`/api/customers/${shopper.user.id}`)).json()
  return { sales: sales.at(-1).revenue, orders: sales.at(-1).orders, bought: bought.total }
}

test('money that is due is not counted as received until the order is delivered, and not after an undo', async () => {
  const cashShop = await shopWithCash()
  const { shop, shopper, muesli, admin } = cashShop
  const nothing = { sales: 0, orders: 0, bought: 0 }
  const { id } = await placeCashOrder(shopper, muesli.id)
  expect(await receivedIn(cashShop)).toEqual(nothing)
  await dispatchOrders(admin, { parcels: [{ order_id: id }] })
  expect(await receivedIn(cashShop)).toEqual(nothing)
  const [{ order }] = await takeStep(admin, 'delivered', id)
  expect(await receivedIn(cashShop)).toEqual({ sales: 320, orders: 1, bought: 320 })
  await undoStep(admin, order)
  expect(await receivedIn(cashShop)).toEqual(nothing)
  await admin.put(`/api/orders/${id}/refused`, { goods: 'restock' })
  shop.clock.pass({ minutes: 5 })
  expect(await receivedIn(cashShop)).toEqual(nothing)
})

test('lists, exports and mails do not call an order paid whose money is due', async () => {
  const { shop, shopper, muesli, admin } = await shopWithCash()
  const cash = await placeCashOrder(shopper, muesli.id)
  const buyer = await signInShopper(shop)
  const online = await placeOrderOf(buyer, muesli.id)
  await payFor(shop, buyer, online.id)
  const { to_pack } = (await admin.get('/api/overview')).json()
  expect(to_pack.orders).toMatchObject([
    { id: cash.id, payment_due: true },
    { id: online.id, payment_due: false },
  ])
  const csv: string = (await admin.get('/api/orders/export.csv')).body
  const statusOf = (id: number) =>
    csv
      .split('\r\n')
      .find((line) => line.startsWith(`${id},`))
      ?.split(',')[2]
  expect([statusOf(cash.id), statusOf(online.id)]).toEqual(['due_on_delivery', 'paid'])
  const timeline = await admin.get(`/api/orders/${cash.id}/timeline`)
  expect(timeline.body).not.toContain('Paid')
})

test('the list of a batch’s orders says whether their money is due', async () => {
  const { shop, admin, id, batch, bought } = await createShopWithBatches(3, 0)
  await setCash(admin)
  const cash = await placeCashOrder(await signInShopper(shop), id)
  const online = await bought(1)
  await recall(admin, batch)
  const listed = (await admin.get(`/api/stock/batches/${batch}/orders`)).json()
  expect(listed).toMatchObject([
    { order_id: online.id, payment_due: false },
    { order_id: cash.id, payment_due: true },
  ])
  const { body } = await admin.get(`/api/stock/batches/${batch}/orders.csv`)
  expect(body).toContain(`${cash.id},due_on_delivery,`)
  expect(body).toContain(`${online.id},paid,`)
})

/** The sum of the column `Total` in the report's table of supplies by state. */
async function suppliesIn({ admin }: CashShop, month: string) {
  const { body } = await admin.get(`/api/documents/report.csv?month=${month}`)
  const [supplies = ''] = body.replace('\uFEFF', '').split('\r\n\r\n')
  const [, heads = '', ...rows] = supplies.split('\r\n').filter(Boolean)
  const total = heads.split(',').indexOf('Total')
  return rows.reduce((sum, row) => sum + Number(row.split(',')[total]), 0)
}

// GST is due for the month of the invoice, whether its buyer has paid or not.
test('the tax report has a cash order in the month of its invoice, and a refused one as a credit note', async () => {
  const cashShop = await shopWithCash()
  const { shop, shopper, muesli, admin } = cashShop
  await setTax(shop, 'regular', admin)
  await shop.db.updateTable('products').set({ hsn: '1904', tax_rate: 5 }).execute()
  const { id } = await placeCashOrder(shopper, muesli.id)
  expect(await suppliesIn(cashShop, '2026-06')).toBe(0)
  shop.clock.pass({ days: 14 })
  await admin.logInAgain()
  await dispatchOrders(admin, { parcels: [{ order_id: id }] })
  expect(await suppliesIn(cashShop, '2026-06')).toBe(320)
  shop.clock.pass({ days: 4 })
  await admin.logInAgain()
  await admin.put(`/api/orders/${id}/refused`, { goods: 'restock' })
  const july = await admin.get('/api/documents/report.csv?month=2026-07')
  expect(await suppliesIn(cashShop, '2026-07')).toBe(0)
  expect(july.body).toContain('320.00')
})

test('the invoice of a cash order names the payment, in the customer’s language; its credit note does not', async () => {
  const { shop, shopper, muesli, admin } = await shopWithCash()
  const textOf = async (order: number, at: number) => {
    const documents = (await shopper.get(`/api/orders/${order}/documents`)).json()
    const pdf = await shopper.get(`/api/documents/${documents[at].id}/pdf`)
    return (await readPdf(pdf.rawPayload)).pages.join(' ')
  }
  const { id } = await placeCashOrder(shopper, muesli.id)
  await dispatchOrders(admin, { parcels: [{ order_id: id }] })
  expect(await textOf(id, 0)).toContain('Payment: cash on delivery')
  await admin.put(`/api/orders/${id}/refused`, { goods: 'restock' })
  expect(await textOf(id, 1)).not.toContain('cash on delivery')
  const online = await placeOrderOf(shopper, muesli.id)
  await payFor(shop, shopper, online.id)
  expect(await textOf(online.id, 0)).not.toContain('Payment:')
})
