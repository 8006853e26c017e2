import { expect, test } from 'vitest'
import { storedDocumentsOf } from '#test/shop/documents.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import {
  createShopWithPayments,
  deliverWebhooks,
  orderRow,
  payFor,
  placeOrderOf,
  runJobs,
  signedProof,
  signInShopper,
  startPaying,
} from '#test/shop/payment.ts'
import { readPdf } from '#test/shop/pdf.ts'
import { fetchRefundLines, refundedByProvider, runRefundJob, sendRefund } from '#test/shop/refunds.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { dispatchOrders } from '#test/shop/shipment-steps.ts'
import { addProduct, addVariant, signInAs } from '#test/shop/shop.ts'

/** An unpaid order of three units at ₹320 and one at ₹150: ₹1,110. */
async function unpaidOrder(options: Parameters<typeof createShopWithPayments>[0] = { webhooks: false }) {
  const shop = await createShopWithPayments(options)
  const muesli = await addProduct(shop.db, { stock: 10 })
  await addVariant(shop.db, muesli.id, { label: '1 kg', stock: 10, price_paise: 15_000 })
  const shopper = await signInShopper(shop)
  await shopper.post('/api/cart/add', { product_id: muesli.id, size: '1 kg', quantity: 1 })
  const order = await placeOrderOf(shopper, muesli.id, 3)
  const admin = await signInAs(shop, 'admin')
  let forms = 0
  const discount = (amount: number, more: object = {}) =>
    admin.post(`/api/orders/${order.id}/discounts`, {
      form_key: `a-discount-form-${forms++}`,
      amount,
      reason: 'For the late delivery',
      ...more,
    })
  const now = async () => (await admin.get(`/api/orders/${order.id}`)).json()
  return { shop, shopper, admin, order, muesli, discount, now }
}

test('a discount lowers the total, and its customer sees it with the reason', async () => {
  const { shopper, order, discount } = await unpaidOrder()
  const given = await discount(111)
  expect([given.statusCode, given.json().message]).toEqual([
    200,
    'Discount of ₹111.00 added. The customer now pays ₹999.00.',
  ])
  const seen = (await shopper.get(`/api/orders/${order.id}`)).json()
  expect(seen).toMatchObject({
    total_price: 999,
    discounts: [{ reason: 'For the late delivery', amount: 111 }],
  })
})

test('the same form gives one discount, and another form another one', async () => {
  const { discount, now } = await unpaidOrder()
  await discount(100, { form_key: 'one-form-sent-twice' })
  const again = await discount(100, { form_key: 'one-form-sent-twice' })
  expect([again.statusCode, again.json().order.total_price]).toEqual([200, 1_010])
  await discount(10)
  expect(await now()).toMatchObject({ total_price: 1_000, discounts: [{ amount: 100 }, { amount: 10 }] })
})

test('a discount is removed, and removing it twice changes nothing', async () => {
  const { admin, order, discount, now } = await unpaidOrder()
  const [{ id }] = (await discount(100)).json().order.discounts
  await discount(10)
  for (let times = 0; times < 2; times++) {
    const removed = await admin.delete(`/api/orders/${order.id}/discounts/${id}`)
    expect([removed.statusCode, removed.json().message]).toEqual([
      200,
      'Discount removed. The customer now pays ₹1,100.00.',
    ])
  }
  expect(await now()).toMatchObject({ total_price: 1_100, discounts: [{ amount: 10 }] })
})

test.each([
  [1_109, 200],
  [1_109.01, 409],
])(
  'of an order of ₹1,110 a discount of ₹%d is answered with %d: one rupee must be left',
  async (amount, status) => {
    const { discount, now } = await unpaidOrder()
    const given = await discount(amount)
    expect(given.statusCode).toBe(status)
    if (status === 409)
      expect(given.json()).toMatchObject({
        code: 'TOO_MUCH',
        message: 'The discount can be at most ₹1,109.00, because at least ₹1.00 must be left to pay.',
      })
    expect((await now()).total_price).toBe(status === 200 ? 1 : 1_110)
  },
)

test.each([
  ['nothing', { amount: 0 }],
  ['less than nothing', { amount: -5 }],
  ['parts of a paisa', { amount: 1.005 }],
  ['no reason', { reason: ' ' }],
  ['too long a reason', { reason: 'x'.repeat(81) }],
])('a discount with %s is refused', async (_what, more) => {
  const { discount, now } = await unpaidOrder()
  expect((await discount(10, more)).statusCode).toBe(400)
  expect((await now()).total_price).toBe(1_110)
})

test('only an unpaid order gets a discount, from an administrator', async () => {
  const { shop, shopper, admin, order, discount } = await unpaidOrder()
  const form = { form_key: 'a-form-of-a-customer', amount: 10, reason: 'Me' }
  expect((await shopper.post(`/api/orders/${order.id}/discounts`, form)).statusCode).toBe(403)
  expect((await admin.post('/api/orders/999/discounts', form)).statusCode).toBe(404)
  await payFor(shop, shopper, order.id)
  const late = await discount(10)
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { code: 'NOT_UNPAID', message: 'This order isn’t waiting for payment, so its price can’t change.' },
  ])
})

test('the new total is paid, invoiced line by line, and each unit refunded at what was paid for it', async () => {
  const { shop, shopper, admin, order, discount } = await unpaidOrder()
  await discount(111)
  await payFor(shop, shopper, order.id)
  const [invoice] = await storedDocumentsOf(shop.db, order.id)
  expect(invoice?.body.total_paise).toBe(99_900)
  // ₹960 of ₹1,110 bear ₹96 of the discount, ₹150 bear ₹15.
  expect(invoice?.body.lines.map(({ discount_paise, paise }) => [discount_paise, paise])).toEqual(
    expect.arrayContaining([
      [9_600, 86_400],
      [1_500, 13_500],
    ]),
  )
  const lines = await fetchRefundLines({ admin, order })
  for (const { item_id, quantity } of lines)
    for (let unit = 0; unit < quantity; unit++)
      await sendRefund(admin, order.id, {
        what: 'lines',
        lines: [{ item_id, quantity: 1, restock: true }],
      })
  await runRefundJob(shop)
  expect(refundedByProvider(shop).toSorted((a, b) => a - b)).toEqual([13_500, 28_800, 28_800, 28_800])
  await expectLedgerRight(shop.db)
})

test('the confirmation lists the discounts with their reasons above the total', async () => {
  const { shop, shopper, order, discount } = await unpaidOrder()
  await discount(11)
  await discount(100, { reason: 'For the broken jar' })
  await payFor(shop, shopper, order.id)
  while ((await sendMails(shop)) > 0);
  const mail = shop.mails.find(({ id }) => id?.startsWith('order-confirmation'))
  for (const text of [mail?.text, mail?.html]) {
    const parts = ['For the late delivery', '₹11.00', 'For the broken jar', '₹100.00', '₹999.00']
    const places = parts.map((part) => text?.lastIndexOf(part) ?? -1)
    expect(Math.min(...places)).toBeGreaterThan(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  }
})

test('the slip of the second parcel shows what was paid for its items', async () => {
  const { shop, shopper, admin, order, discount } = await unpaidOrder()
  await discount(111)
  await payFor(shop, shopper, order.id)
  const muesli = (await fetchRefundLines({ admin, order })).find(({ quantity }) => quantity === 3)
  await dispatchOrders(admin, {
    parcels: [{ order_id: order.id, items: [{ order_item_id: muesli?.item_id, quantity: 1 }] }],
  })
  const slip = await admin.get(`/api/packing/slips.pdf?orders=${order.id}`)
  // Two of three units that cost ₹864 after the discount, and one of ₹135.
  expect((await readPdf(slip.rawPayload)).pages.join()).toContain('Items in this parcel: ₹711.00')
})

test('a window that was opened for the old total may still be paid: the money is returned, and the new total can be paid', async () => {
  const { shop, shopper, order, discount } = await unpaidOrder()
  const old = await startPaying(shopper, order.id)
  expect((await discount(110)).statusCode).toBe(200)
  const payment = shop.bank.pay(old.id)
  const verified = await shopper.post('/api/payment/verify', signedProof(order.id, old.id, payment.id))
  expect(verified.statusCode).toBe(409)
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'pending', total_paise: 100_000 })
  expect(refundedByProvider(shop)).toEqual([111_000])
  const current = await startPaying(shopper, order.id)
  expect([current.amount, current.id === old.id]).toEqual([100_000, false])
  await payFor(shop, shopper, order.id)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid', total_paise: 100_000 })
  await expectLedgerRight(shop.db)
})

test('a payment of the old total that failed before the discount, and that the bank confirms later, is returned', async () => {
  const { shop, shopper, order, discount } = await unpaidOrder()
  const old = await startPaying(shopper, order.id)
  shop.bank.faults.add({ on: 'payment', effect: 'authorise-late', seconds: 600 })
  shop.bank.pay(old.id)
  await runJobs(shop)
  expect((await discount(110)).statusCode).toBe(200)
  shop.clock.pass({ minutes: 11 })
  await deliverWebhooks(shop)
  shop.clock.pass({ minutes: 1 })
  await runJobs(shop)
  expect(refundedByProvider(shop)).toEqual([111_000])
  expect(await orderRow(shop, order.id)).toMatchObject({ paid_at: null, total_paise: 100_000 })
})

test('an order that was just paid, or is being paid, keeps its price', async () => {
  const paid = await unpaidOrder()
  const window = await startPaying(paid.shopper, paid.order.id)
  paid.shop.bank.pay(window.id)
  expect((await paid.discount(10)).json().code).toBe('NOT_UNPAID')
  expect(await orderRow(paid.shop, paid.order.id)).toMatchObject({ status: 'paid', total_paise: 111_000 })

  const busy = await unpaidOrder()
  const opened = await startPaying(busy.shopper, busy.order.id)
  const payment = busy.shop.bank.store.payments.get(busy.shop.bank.fail(opened.id).id)
  if (payment) payment.entity.status = 'created'
  expect((await busy.discount(10)).json().code).toBe('BEING_PAID')
})

test('while the provider does not answer, the price of an order whose window was opened stays', async () => {
  const { shop, shopper, order, discount } = await unpaidOrder()
  await startPaying(shopper, order.id)
  shop.bank.faults.add({ on: 'call', call: 'GET /v1/orders/*/payments', effect: 'fail', times: 20 })
  const given = await discount(10)
  expect([given.statusCode, given.json().code]).toEqual([503, 'PROVIDER_SILENT'])
  expect(await orderRow(shop, order.id)).toMatchObject({ total_paise: 111_000 })
})

test('the timeline and the activity log say who gave and removed a discount', async () => {
  const { admin, order, discount } = await unpaidOrder()
  const [{ id }] = (await discount(100)).json().order.discounts
  await admin.delete(`/api/orders/${order.id}/discounts/${id}`)
  const lines = (await admin.get(`/api/orders/${order.id}/timeline`)).json()
  const entries = lines
    .filter(({ text }: { text: string }) => text.startsWith('Discount'))
    .map(({ text, quote, actor }: Record<string, string>) => [text, quote, actor])
  expect(entries).toEqual(
    expect.arrayContaining([
      ['Discount of ₹100.00 added', 'For the late delivery', 'Meena Admin'],
      ['Discount of ₹100.00 removed', 'For the late delivery', 'Meena Admin'],
    ]),
  )
  const log: { action: string }[] = (
    await admin.get(`/api/activity?subject_kind=order&subject_id=${order.id}`)
  ).json()
  expect(log.map(({ action }) => action)).toEqual(['removed a discount from', 'added a discount to'])
})
