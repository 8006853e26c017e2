import { expect, test } from 'vitest'
import { updateDailySales } from '#backoffice/reports/server/update-daily-sales.ts'
import { quarantineExpired } from '#inventory/batches/server/quarantine-expired.ts'
import { createShopWithBatches, recall } from '#test/shop/batches.ts'
import { shopWithBundle } from '#test/shop/bundles.ts'
import { placeCashOrder, shopWithCash } from '#test/shop/cash-orders.ts'
import { expectConsistentDocuments } from '#test/shop/documents.ts'
import { eraseAccount } from '#test/shop/erase-account.ts'
import { sendForm } from '#test/shop/forms.ts'
import { payAsGuest, placeAsGuest, shopWithGuests } from '#test/shop/guests.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import { payFor } from '#test/shop/payment.ts'
import { asRendered, readPdf } from '#test/shop/pdf.ts'
import { runRefundJob, sendRefund } from '#test/shop/refunds.ts'
import { expectReportsEqualOrders } from '#test/shop/reports.ts'
import { shopWithReturn } from '#test/shop/returns.ts'
import { dispatchOrders } from '#test/shop/shipment-steps.ts'
import { signInAs, type TestShop } from '#test/shop/shop.ts'
import { addZones, cityZone, fetchDeliveryTerms } from '#test/shop/zones.ts'

type Admin = Awaited<ReturnType<typeof signInAs>>
type Person = Parameters<typeof sendForm>[0] & Pick<Admin, 'get'>

async function stepNewest({ db }: TestShop, admin: Admin, input: object) {
  const { id, version } = await db
    .selectFrom('returns')
    .select(['id', 'version'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return admin.post(`/api/returns/${id}/steps`, { version, ...input })
}

/** Delivers an order, and replaces units of its first returnable line. @returns the number of the replacement */
async function replaceDelivered(
  shop: TestShop,
  admin: Admin,
  { id, path = `/api/orders/${id}`, person }: { id: number; path?: string; person: Person },
): Promise<number> {
  await admin.put(`/api/orders/deliver/${id}`)
  const [line] = (await person.get(`${path}/returns`)).json().returnable
  await sendForm(person, 'post', `${path}/returns`, {
    form_key: `a-return-of-order-${id}-1`,
    reason: 'damaged',
    lines: `${line.item_id}:1`,
  })
  await stepNewest(shop, admin, { step: 'approve', send_back: false })
  const replaced = await stepNewest(shop, admin, { step: 'replace', answer: '' })
  expect(replaced.statusCode, replaced.body).toBe(200)
  return replaced.json().replacement_id
}

const mailOf = ({ db }: TestShop, kind: string) =>
  db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body_text'])
    .where('kind', '=', kind)
    .executeTakeFirst()

// Requirement D-542: A replacement is no sale: it changes no sales figure, report, invoice, coupon or customer's total. It
//   counts as work to pack, as a movement of stock, and in the forecast of what to produce (decision X63).
test('a replacement is in no sales figure, but in the stock and the work', async () => {
  const { shop, admin, shopper, small, replace, muesli } = await shopWithReturn()
  const figures = async () => ({
    overview: (await admin.get('/api/overview')).json().sales,
    report: (await admin.get('/api/reports/sales?from=2026-06-01&to=2026-06-30&by=payment')).json(),
    bought: (await admin.get(`/api/customers/${shopper.user.id}`)).json().bought,
    invoices: (await admin.get('/api/documents/report.csv?month=2026-06')).body,
  })
  await expectReportsEqualOrders(shop)
  const before = await figures()
  const id = await replace(`${small}:3`)
  await expectReportsEqualOrders(shop)
  const after = await figures()
  expect(after).toEqual(before)
  expect(after.bought).toMatchObject({ orders: 1 })
  const tasks = (await admin.get('/api/overview')).json()
  expect(tasks.to_pack).toMatchObject({
    count: 1,
    orders: [{ id, total_price: 0, payment_due: false, is_replacement: true }],
  })
  const [moved] = (await admin.get(`/api/stock/moves?product_id=${muesli.id}`)).json()
  expect(moved).toMatchObject({ delta: -3, reason: 'sale', order_id: id })
  const { body } = await admin.get('/api/orders/export.csv')
  const [, first = ''] = body.split('\r\n')
  expect(first.startsWith(`${id},`)).toBe(true)
  expect(first).toContain('nothing_due')
  expect(first).toContain(',none,0.00')
})

// Requirement D-542
test('the forecast of what to produce counts the units that are sent again', async () => {
  const { shop, admin, small, replace, muesli } = await shopWithReturn()
  await updateDailySales(shop)
  await shop.db
    .insertInto('daily_variant_sales')
    .values({ day: '2026-05-19', pack_id: muesli.pack_id, units: 53, sold_paise: 0, refunded_paise: 0 })
    .execute()
  const id = await replace(`${small}:2`)
  shop.clock.pass({ days: 1 })
  await admin.logInAgain()
  const perWeek = async () => {
    const { rows } = (await admin.get('/api/reports/stock')).json()
    return rows.find(({ name }: { name: string }) => name.includes('400 g') || !name.includes('1 kg'))
      .forecast.per_week
  }
  // Sold: 53 and 3 in four weeks; two more were sent again.
  expect(await perWeek()).toBe(14.5)
  await admin.put(`/api/orders/release/${id}`)
  expect(await perWeek()).toBe(14)
})

// Requirement D-543: Guests reach a replacement with a link of its own, and customers get its email, page and packing slip in
//   their language (decision X63).
test('a guest gets the link to the replacement', async () => {
  const { shop, muesli } = await shopWithGuests()
  const admin = await signInAs(shop, 'admin')
  const { key, order, path } = await placeAsGuest(shop, muesli.id)
  await payAsGuest(shop, key)
  const id = await replaceDelivered(shop, admin, { id: order.id, path, person: shop.visitor() })
  const mail = await mailOf(shop, 'replacement-confirmation')
  expect(mail?.recipient).toBe('meena@example.com')
  const [, link = ''] = /\/order\/([\w-]+)/.exec(mail?.body_text ?? '') ?? []
  expect(link).not.toBe(key)
  const page = (await shop.visitor().get(`/api/guest-orders/${link}`)).json()
  expect(page).toMatchObject({ order: { id, replaces: order.id }, by_guest: true, can_cancel: false })
  expect((await shop.visitor().post(`/api/guest-orders/${link}/payment`)).statusCode).toBe(409)
  const other = (await shop.visitor().get(path)).json()
  expect(other.order.id, 'the first link still leads to the first order').toBe(order.id)
})

// Requirement D-543
test('a Tamil customer reads everything about the replacement in Tamil', async () => {
  const { shop, admin, shopper, order, small, replace } = await shopWithReturn()
  await shop.db.updateTable('orders').set({ locale: 'ta' }).execute()
  const id = await replace(`${small}:1`)
  const mail = await mailOf(shop, 'replacement-confirmation')
  expect(mail?.subject).toBe(`உங்கள் ஆர்டர் #${order.id}: மாற்றுப் பொருட்களை அனுப்புகிறோம்`)
  expect(mail?.body_text).toContain('பணம் எதுவும் செலுத்த வேண்டாம்')
  const page = (await shopper.get(`/api/orders/${id}/page?language=ta`)).json()
  expect(page.order.locale).toBe('ta')
  const { pages } = await readPdf((await admin.get(`/api/packing/slips.pdf?orders=${id}`)).rawPayload)
  const closed = (text: string) => text.replaceAll(/\s+/g, '')
  expect(closed(pages[0] ?? '')).toContain(closed(asRendered(`ஆர்டர் #${order.id}-க்கு மாற்று`)))
  expect(closed(pages[0] ?? '')).toContain(closed(asRendered('பணம் செலுத்த வேண்டாம்')))
})

// Requirement D-535
test('an order that was paid in cash, and a part of a bundle, are replaced like any other', async () => {
  const cash = await shopWithCash()
  const { id } = await placeCashOrder(cash.shopper, cash.muesli.id)
  await cash.admin.post('/api/orders/packed', { order_ids: [id] })
  await dispatchOrders(cash.admin, { parcels: [{ order_id: id }] })
  const again = await replaceDelivered(cash.shop, cash.admin, { id, person: cash.shopper })
  expect((await cash.admin.get(`/api/orders/${again}`)).json()).toMatchObject({
    to_collect: 0,
    total_price: 0,
  })
  await expectLedgerRight(cash.shop.db)

  const { shop, shopper, admin, bundle } = await shopWithBundle({ webhooks: false })
  await shopper.post('/api/cart/bundles', { bundle_id: bundle.id })
  const order = (await shopper.post('/api/orders/add', {})).json()
  await payFor(shop, shopper, order.id)
  const part = await replaceDelivered(shop, admin, { id: order.id, person: shopper })
  const found = (await admin.get(`/api/orders/${part}`)).json()
  expect(found).toMatchObject({ items_count: 1, total_price: 0, discounts: [] })
  await expectConsistentDocuments(shop.db)
  await expectLedgerRight(shop.db)
})

// Requirement D-538
test('a recall exchanges the units of a replacement that is still here', async () => {
  const { shop, admin, batch, bought } = await createShopWithBatches(2, 2)
  const order = await bought(1)
  const id = await replaceDelivered(shop, admin, { id: order.id, person: admin })
  expect(await recall(admin, batch)).toEqual([id])
  await expectLedgerRight(shop.db)
})

// Requirement D-538
test('units of an expired batch replace nothing', async () => {
  const { shop, admin, bought } = await createShopWithBatches(3, 0)
  const order = await bought(1)
  await admin.put(`/api/orders/deliver/${order.id}`)
  const [line] = (await admin.get(`/api/orders/${order.id}/returns`)).json().returnable
  await sendForm(admin, 'post', `/api/orders/${order.id}/returns`, {
    form_key: 'a-return-of-expired-goods',
    reason: 'damaged',
    lines: `${line.item_id}:1`,
  })
  await stepNewest(shop, admin, { step: 'approve', send_back: false })
  shop.clock.pass({ days: 300 })
  await admin.logInAgain()
  await quarantineExpired(shop)
  expect((await stepNewest(shop, admin, { step: 'replace' })).json().code).toBe('NOT_ENOUGH_STOCK')
})

// Requirement D-535
test('it is sent to the address of the order, although the shop doesn’t deliver there any more', async () => {
  const { shop, admin, small, replace } = await shopWithReturn()
  await addZones(shop, { ...cityZone, name: 'Chennai', codes: ['600001-600010'] })
  expect((await fetchDeliveryTerms(shop, '641012')).delivers).not.toBe(true)
  const id = await replace(`${small}:1`)
  const { address, parcel, delivery } = (await admin.get(`/api/orders/${id}`)).json()
  expect([address.city, parcel, delivery.by]).toEqual(['Coimbatore', 'to_pack', null])
})

// Requirement D-538
test('nothing is sent to a customer whose data was deleted', async () => {
  const { shop, shopper, small, approve, step } = await shopWithReturn()
  await approve(`${small}:1`)
  await eraseAccount(shop, shopper)
  expect((await step({ step: 'replace' })).json()).toMatchObject({
    code: 'NO_ADDRESS',
    error: expect.stringContaining('Refund the return instead'),
  })
  expect((await step({ step: 'refund' })).json().state).toBe('refunded')
})

// Requirement D-540
test('after a part refund, only the other units are replaced, and the order is refunded no further', async () => {
  const { shop, admin, order, small, approve, step } = await shopWithReturn()
  await sendRefund(admin, order.id, {
    what: 'lines',
    lines: [{ item_id: small, quantity: 1, restock: false }],
  })
  await runRefundJob(shop)
  await approve(`${small}:2`)
  expect((await step({ step: 'replace', answer: '' })).json().state).toBe('replaced')
  const refused = await sendRefund(admin, order.id, {
    what: 'lines',
    lines: [{ item_id: small, quantity: 1, restock: false }],
  })
  expect(refused.json().code).toBe('REPLACED')
  expect(await shop.db.selectFrom('refunds').select('amount_paise').execute()).toEqual([
    { amount_paise: 32_000 },
  ])
  await expectReportsEqualOrders(shop)
})
