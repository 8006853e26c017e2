import { expect, test } from 'vitest'
import { gstRatesOn } from '#accounting/tax/rules/gst-rates.ts'
import { hideProductsWithoutTaxData } from '#catalogue/publishing/server/hide-untaxed.ts'
import { expectConsistentDocuments, setTax, storedDocumentsOf } from '#test/shop/documents.ts'
import { muesliForm, sendForm } from '#test/shop/forms.ts'
import {
  createShopWithPayments,
  payFor,
  placeOrderOf,
  runJobs,
  signedProof,
  signInShopper,
  startPaying,
} from '#test/shop/payment.ts'
import { addCategory, addProduct } from '#test/shop/shop.ts'
import { runSchedules } from './run-schedules.ts'

const lacks = (what: string) => `This product can’t go live yet. Still missing: ${what}.`
const [hsn, rate] = ['HSN code', 'current GST rate']
const untaxed = { hsn: null, tax_rate: null }

async function regularShop(kind: Parameters<typeof setTax>[1] = 'regular') {
  const shop = await createShopWithPayments({ webhooks: false })
  const admin = await setTax(shop, kind)
  const form = muesliForm((await addCategory(shop.db)).id)
  const kept = async (id: number) => (await admin.get(`/api/products/all/${id}`)).json()
  return { shop, admin, form, kept }
}

test.each([
  [{}, { visibility: lacks(`${hsn}; ${rate}`) }],
  [{ hsn: '1904' }, { visibility: lacks(rate) }],
  [{ tax_rate: 'exempt' }, { visibility: lacks(hsn) }],
  [{ hsn: '1904', tax_rate: '12' }, { tax_rate: 'This GST rate has ended. Choose a current rate' }],
  [{ hsn: '1904', tax_rate: '7' }, { tax_rate: 'Choose a GST rate from the list' }],
])('a registered merchant’s new product with %j is not put on sale', async (fields, told) => {
  const { shop, admin, form } = await regularShop()
  const refused = await sendForm(admin, 'post', '/api/products/add', { ...form, ...fields })
  expect([refused.statusCode, refused.json().fields]).toEqual([400, told])
  expect(await shop.db.selectFrom('products').select('id').execute()).toEqual([])
})

// Requirement D-79: A GST-registered merchant can sell a product only with an HSN code and a current rate; exempt,
//   nil-rated and 0% are separate choices, and the dashboard lists products that lack one (decision X41).
test('a draft without a tax rate can’t be put on sale by button, form, table or schedule', async () => {
  const { shop, admin, form, kept } = await regularShop('unregistered')
  const added = await sendForm(admin, 'post', '/api/products/add', {
    ...form,
    visibility: 'draft',
    publish_at: '2026-06-15T06:00:10Z',
  })
  const { id } = added.json()
  await setTax(shop, 'regular', admin)
  const button = await admin.put(`/api/products/${id}/visibility`, { hidden: false })
  expect([button.statusCode, button.json().fields]).toEqual([400, { hidden: lacks(`${hsn}; ${rate}`) }])
  const edit = (fields: Record<string, string>, version: number) =>
    sendForm(admin, 'put', `/api/products/${id}`, { ...fields, version: String(version) })
  expect((await edit({ visibility: 'on_sale', hsn: '1904' }, 1)).json().fields).toEqual({
    visibility: lacks(rate),
  })
  const cells = {
    products: [{ id, version: 1, visibility: 'on_sale', packs: [] }],
    form_key: 'table-of-products',
  }
  const table = await admin.post('/api/products/changes', cells)
  expect(table.body).toContain(lacks(`${hsn}; ${rate}`))
  shop.clock.pass({ seconds: 11 })
  await runSchedules(shop, async () => {})
  expect(await kept(id)).toMatchObject({ visibility: 'draft', publish_at: null })
  const chosen = await edit({ visibility: 'on_sale', hsn: '1904', tax_rate: 'nil_rated' }, 2)
  expect(chosen.statusCode).toBe(200)
  expect(await kept(id)).toMatchObject({ visibility: 'on_sale', tax_rate: 'nil_rated' })
})

test.each([
  ['0', 0],
  ['nil_rated', 'nil_rated'],
  ['exempt', 'exempt'],
  ['18', 18],
  ['', null],
])('a rate chosen as %j is kept as %j and is what an order keeps', async (typed, stored) => {
  const shop = await createShopWithPayments({ webhooks: false })
  const admin = await setTax(shop, 'unregistered')
  const form = muesliForm((await addCategory(shop.db)).id)
  const { id } = (await sendForm(admin, 'post', '/api/products/add', { ...form, tax_rate: typed })).json()
  expect((await admin.get(`/api/products/all/${id}`)).json().tax_rate).toBe(stored)
  const order = await placeOrderOf(await signInShopper(shop), id)
  const line = await shop.db
    .selectFrom('order_items')
    .select(['tax_rate', 'exemption'])
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const isExempt = typeof stored === 'string'
  expect(line).toEqual({ tax_rate: isExempt ? 0 : stored, exemption: isExempt ? stored : null })
})

// Requirement D-79
test('products without a rate go off sale when the merchant registers, and the log says why', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const admin = await setTax(shop, 'unregistered')
  const bare = await addProduct(shop.db, { name: 'Bare', ...untaxed })
  const old = await addProduct(shop.db, { name: 'Old', hsn: '1904', tax_rate: 12 })
  const right = await addProduct(shop.db, { name: 'Right' })
  const shopper = await signInShopper(shop)
  await shopper.post('/api/cart/add', { product_id: bare.id })
  await setTax(shop, 'regular', admin)
  expect((await shopper.post('/api/orders/add', {})).json().code).toBe('UNTAXED')
  await hideProductsWithoutTaxData(shop)
  const seen = await Promise.all(
    [bare, old, right].map(async ({ id }) => (await shop.visitor().get(`/api/products/${id}`)).statusCode),
  )
  expect(seen).toEqual([404, 404, 200])
  const log = await shop.db.selectFrom('activity').select(['actor_name', 'action', 'subject_name']).execute()
  expect(log.map((entry) => Object.values(entry).join(' '))).toEqual([
    'Automatic check found no GST rate or HSN code and hid Bare',
    'Automatic check found no GST rate or HSN code and hid Old',
  ])
  expect((await admin.get('/api/products/incomplete')).json().products).toEqual([
    { id: bare.id, name: 'Bare', missing: ['hsn', 'tax_rate'], on_sale: false },
    { id: old.id, name: 'Old', missing: ['tax_rate'], on_sale: false },
  ])
  const shown = await admin.put(`/api/products/${old.id}/visibility`, { hidden: false })
  expect(shown.json().fields).toEqual({ hidden: lacks(rate) })
})

// Requirement D-79
test('an order from before the registration is neither paid nor invoiced without a rate', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const admin = await setTax(shop, 'unregistered')
  const bare = await addProduct(shop.db, untaxed)
  const [early, late] = [await signInShopper(shop), await signInShopper(shop)]
  const orders = [await placeOrderOf(early, bare.id), await placeOrderOf(late, bare.id)]
  const { id } = await startPaying(late, orders[1]?.id ?? 0)
  await setTax(shop, 'regular', admin)
  const refused = await early.post('/api/payment/initiate', { order_id: orders[0]?.id })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'UNTAXED'])
  await late.post('/api/payment/verify', signedProof(orders[1]?.id ?? 0, id, shop.bank.pay(id).id))
  await runJobs(shop)
  expect(await storedDocumentsOf(shop.db, orders[1]?.id ?? 0)).toEqual([])
  const refunds = await shop.db.selectFrom('refunds').select(['reason', 'status']).execute()
  expect(refunds).toEqual([{ reason: 'too_late', status: 'processed' }])
})

test('a rate that was chosen since the order was placed is the one on its invoice', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const admin = await setTax(shop, 'unregistered')
  const bare = await addProduct(shop.db, untaxed)
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, bare.id)
  await setTax(shop, 'regular', admin)
  await shop.db.updateTable('products').set({ hsn: '1904', tax_rate: 18 }).execute()
  await payFor(shop, shopper, order.id)
  const [invoice] = await storedDocumentsOf(shop.db, order.id)
  expect(invoice?.body.lines[0]).toMatchObject({ hsn: '1904', tax: { rate: 18 } })
  await expectConsistentDocuments(shop.db)
})

// Requirement D-79
test('rates have a first and a last day', () => {
  expect(gstRatesOn('2025-09-21')).toEqual([0, 5, 12, 18, 28])
  expect(gstRatesOn('2025-09-22')).toEqual([0, 5, 18, 40])
})
