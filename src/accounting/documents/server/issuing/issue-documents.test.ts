import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { confirmPayment } from '#payments/processing/server/confirm-payment.ts'
import { createSettingsCache } from '#shopfront/settings/server/settings-cache.ts'
import {
  deliverToKerala,
  expectConsistentDocuments,
  inKerala,
  setTax,
  storedDocumentsOf,
  tamilGstin,
} from '#test/shop/documents.ts'
import { payConcurrently } from '#test/shop/pay-concurrently.ts'
import {
  createShopWithPayments,
  deliverWebhooks,
  payFor,
  placeOrderOf,
  shopWithOrder,
  signInShopper,
  startPaying,
} from '#test/shop/payment.ts'
import { fetchRefundLines, runRefundJob, sendRefund, shopWithRefundableOrder } from '#test/shop/refunds.ts'
import { addProduct } from '#test/shop/shop.ts'

const sum = (parts: number[]) => parts.reduce((all, part) => all + part, 0)

type Wanted = Parameters<typeof createShopWithPayments>[0] & {
  kind?: Parameters<typeof setTax>[1]
  address?: Parameters<typeof signInShopper>[1]
}

/** A paid order of three units at 5 % and one at 18 %. */
async function shopWithInvoice({ kind = 'regular', address, ...options }: Wanted = {}) {
  const shop = await createShopWithPayments({ webhooks: false, ...options })
  const admin = await setTax(shop, kind)
  await deliverToKerala(admin)
  const muesli = await addProduct(shop.db, { hsn: '1904', tax_rate: 5 })
  const honey = await addProduct(shop.db, {
    name: 'Honey',
    hsn: '04090000',
    tax_rate: 18,
    price_paise: 9_999,
  })
  const shopper = await signInShopper(shop, address)
  await shopper.post('/api/cart/add', { product_id: honey.id })
  const order = await placeOrderOf(shopper, muesli.id, 3)
  return { shop, admin, shopper, order, muesli }
}

/*
 * Calculated by hand: 3 × ₹320.00 = ₹960.00 at 5 %: a half is 96000 · 5 / 210 = 2285.71 → 2286, so 91428 remain. 1 ×
 * ₹99.99 at 18 %: a half is 9999 · 18 / 236 = 762.64 → 763, so 8473 remain. To another state each tax is one sum: 96000
 * · 100 / 105 = 91428.57 → 91429, tax 4571; 9999 · 100 / 118 = 8473.73 → 8474, tax 1525.
 */
// Requirement D-171: A paid order has a tax invoice, a bill of supply or a plain bill, depending on the merchant's
//   GST registration, with rates and taxes exact to the paisa.
test.each([
  ['its own state', {}, '33', [2286, 2286, 0], [763, 763, 0]],
  ['another state', inKerala, '32', [0, 0, 4571], [0, 0, 1525]],
  [
    'another state that is written wrong',
    { ...inKerala, state: 'Keralla' },
    '32',
    [0, 0, 4571],
    [0, 0, 1525],
  ],
  ['a postal code of another state', { ...inKerala, state: 'Tamil Nadu' }, '32', [0, 0, 4571], [0, 0, 1525]],
  // 605007 is in Puducherry and in Tamil Nadu, so the entered state decides.
  ['a code of two states', { postal_code: '605007' }, '33', [2286, 2286, 0], [763, 763, 0]],
])(
  'a paid order to %s has a tax invoice with its rates, to the paisa',
  async (_where, address, state_code, five, eighteen) => {
    const { shop, shopper, order } = await shopWithInvoice({ address })
    await payFor(shop, shopper, order.id)
    const [invoice, ...others] = await storedDocumentsOf(shop.db, order.id)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({ kind: 'tax_invoice', number: 'PP/26-27/00001' })
    const { body } = invoice ?? {}
    expect(body).toMatchObject({
      issued_on: '2026-06-15',
      total_paise: 105_999,
      other_state: state_code !== '33',
      seller: { legal_name: 'Pasumai Pantry Foods', gstin: tamilGstin, state_code: '33' },
      buyer: { name: 'Anitha Raj', gstin: null, state_code },
    })
    const taxes = body?.lines.map(({ hsn, quantity, paise, tax }) => [
      hsn,
      quantity,
      paise,
      tax?.rate,
      tax?.taxable,
      [tax?.cgst, tax?.sgst, tax?.igst],
    ])
    expect(taxes).toEqual([
      ['04090000', 1, 9_999, 18, 9_999 - sum(eighteen), eighteen],
      ['1904', 3, 96_000, 5, 96_000 - sum(five), five],
    ])
    await expectConsistentDocuments(shop.db)
  },
)

// Requirement D-171
test.each([
  ['unregistered', 'bill', 'PP/26-27/B00001'],
  ['composition', 'bill_of_supply', 'PP/26-27/S00001'],
] as const)('who is %s gives a %s without tax', async (kind, paper, number) => {
  const { shop, shopper, order } = await shopWithInvoice({ kind })
  await payFor(shop, shopper, order.id)
  const [bill] = await storedDocumentsOf(shop.db, order.id)
  expect(bill).toMatchObject({ kind: paper, number })
  expect(bill?.body.lines.map(({ tax }) => tax)).toEqual([null, null])
})

// Requirement D-176: Under the composition scheme, nothing is sold to other states.
test('nothing is sold to another state under the composition scheme', async () => {
  const written = { ...inKerala, state: 'Keralla' }
  const { order } = await shopWithInvoice({ kind: 'composition', address: written })
  expect(order).toMatchObject({
    code: 'OTHER_STATE',
    error: 'We can only sell within Tamil Nadu. Choose an address in Tamil Nadu.',
  })
})

test('an unpaid order has no document, and paying it once more gives no second one', async () => {
  const { shop, shopper, order } = await shopWithOrder({ webhooks: false })
  expect(await storedDocumentsOf(shop.db, order.id)).toEqual([])
  await payFor(shop, shopper, order.id)
  await shopper.get(`/api/payment/status/${order.id}`)
  await deliverWebhooks(shop)
  expect(await storedDocumentsOf(shop.db, order.id)).toHaveLength(1)
})

// Requirement D-172
test('fifty simultaneous payments get fifty numbers without a gap', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  await setTax(shop, 'regular')
  const { id } = await addProduct(shop.db, { stock: 50 })
  await payConcurrently(shop, [shop.app], { product: id, count: 50 })
  await expectConsistentDocuments(shop.db)
  const { rows } = await sql`select next from document_series`.execute(shop.db)
  expect(rows).toEqual([{ next: 51 }])
})

// Requirement D-172
test('numbers restart on the first of April in India', async () => {
  const { shop, shopper, order, muesli } = await shopWithInvoice()
  await payFor(shop, shopper, order.id)
  // From 15 June 2026, 11:30 in India, to 1 April 2027, 00:30 in India, which is still March in UTC.
  shop.clock.pass({ days: 289, minutes: 13 * 60 })
  const other = await signInShopper(shop)
  const next = await placeOrderOf(other, muesli.id)
  await payFor(shop, other, next.id)
  const [invoice] = await storedDocumentsOf(shop.db, next.id)
  expect(invoice?.number).toBe('PP/27-28/00001')
  expect(invoice?.body.issued_on).toBe('2027-04-01')
})

// Requirement D-173: A document keeps its contents and is never changed or deleted.
test('a document keeps its contents when shop, product and address change, and can’t be changed itself', async () => {
  const { shop, admin, shopper, order } = await shopWithInvoice()
  await payFor(shop, shopper, order.id)
  const [before] = await storedDocumentsOf(shop.db, order.id)
  const { facts, version } = (await admin.get('/api/store')).json()
  await admin.put('/api/store', { facts: { ...facts, legalName: 'Another Name' }, version })
  await shop.db.updateTable('products').set({ name: 'Renamed', tax_rate: 40, hsn: '2106' }).execute()
  await shop.db.updateTable('addresses').set({ city: 'Erode' }).execute()
  expect(await storedDocumentsOf(shop.db, order.id)).toEqual([before])
  for (const statement of [
    sql`update documents set body = '{}'`,
    sql`delete from documents`,
    sql`truncate documents`,
  ])
    await expect(statement.execute(shop.db)).rejects.toThrow('never changed or deleted')
})

// Requirement D-172
test('a step that was rolled back uses no number', async () => {
  let dies = true
  const hooks = {
    at: async (point: string) => {
      if (point === 'settle:issued' && dies) throw new Error('killed')
    },
  }
  const { shop, shopper, order, muesli } = await shopWithInvoice({ hooks })
  await payFor(shop, shopper, order.id)
  expect(await storedDocumentsOf(shop.db, order.id)).toEqual([])
  dies = false
  const other = await signInShopper(shop)
  const second = await placeOrderOf(other, muesli.id)
  await payFor(shop, other, second.id)
  expect((await storedDocumentsOf(shop.db, second.id)).map(({ number }) => number)).toEqual([
    'PP/26-27/00001',
  ])
  await expect(sql`select next from document_series`.execute(shop.db)).resolves.toMatchObject({
    rows: [{ next: 2 }],
  })
})

// Requirement D-174: Each completed refund has a credit note that reverses its part of the invoice.
test('each completed refund has a credit note, and together they reverse the invoice to the paisa', async () => {
  const { shop, admin, shopper, muesli } = await shopWithRefundableOrder({ webhooks: false })
  await setTax(shop, 'regular', admin)
  await shop.db.updateTable('products').set({ hsn: '1904', tax_rate: 18 }).execute()
  await shopper.post('/api/cart/add', { product_id: muesli.id, size: '1 kg', quantity: 2 })
  const order = await placeOrderOf(shopper, muesli.id, 3)
  await payFor(shop, shopper, order.id)
  const [first] = await fetchRefundLines({ admin, order })
  await sendRefund(admin, order.id, {
    what: 'lines',
    lines: [{ item_id: first?.item_id ?? 0, quantity: 1, restock: false }],
  })
  expect(await storedDocumentsOf(shop.db, order.id)).toHaveLength(1)
  await runRefundJob(shop)
  await sendRefund(admin, order.id, { what: 'amount', amount: 33.33 })
  await runRefundJob(shop)
  await sendRefund(admin, order.id, { what: 'all', lines: [] })
  await runRefundJob(shop)
  const [invoice, ...notes] = await storedDocumentsOf(shop.db, order.id)
  expect(notes.map(({ number }) => number)).toEqual(['PP/26-27/C00001', 'PP/26-27/C00002', 'PP/26-27/C00003'])
  expect(notes[0]?.body.takes_back).toEqual({
    kind: 'tax_invoice',
    number: 'PP/26-27/00001',
    issued_on: '2026-06-15',
    extent: 'part',
  })
  for (const line of invoice?.body.lines ?? []) {
    const back = notes.flatMap(({ body }) => body.lines.filter(({ item_id }) => item_id === line.item_id))
    const sum = (what: 'taxable' | 'cgst' | 'sgst') =>
      back.reduce((all, { tax }) => all + (tax?.[what] ?? 0), 0)
    expect([sum('taxable'), sum('cgst'), sum('sgst')]).toEqual([
      line.tax?.taxable,
      line.tax?.cgst,
      line.tax?.sgst,
    ])
  }
})

test('a process that has never read the facts issues nothing under those of a new shop', async () => {
  const { shop, order, shopper } = await shopWithInvoice()
  const window = await startPaying(shopper, order.id)
  shop.bank.pay(window.id)
  const unread = { ...shop, ...createSettingsCache(shop) }
  expect(unread.store().tax.kind).toBe('unregistered')
  await confirmPayment(unread, { id: order.id })
  const [invoice] = await storedDocumentsOf(shop.db, order.id)
  expect(invoice).toMatchObject({ kind: 'tax_invoice', body: { seller: { gstin: tamilGstin } } })
})
