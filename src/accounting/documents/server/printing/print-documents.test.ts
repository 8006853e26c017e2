import { expect, test } from 'vitest'
import { deliverToKerala, inKerala, setTax, storedDocumentsOf, tamilGstin } from '#test/shop/documents.ts'
import {
  createShopWithPayments,
  payFor,
  placeOrderOf,
  type Shopper,
  signInShopper,
} from '#test/shop/payment.ts'
import { asRendered, readPdf } from '#test/shop/pdf.ts'
import { runRefundJob, sendRefund } from '#test/shop/refunds.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { addProduct, addVariant } from '#test/shop/shop.ts'
import type { IssuedDocument } from '../../contract.ts'
import { drawDocumentFile } from './draw-document-file.ts'

/** PDF readers insert spaces where the font changes. */
const closed = (text = '') => text.replaceAll(/\s/g, '')

type Wanted = {
  kind?: Parameters<typeof setTax>[1]
  address?: Parameters<typeof signInShopper>[1]
  path?: '' | '/ta'
}

/** A shop that sold three packs of muesli at 5 % and a box of dates at 18 %. */
async function shopWithSale({ kind = 'regular', address, path = '' }: Wanted = {}) {
  const shop = await createShopWithPayments({ webhooks: false })
  const admin = await setTax(shop, kind)
  await deliverToKerala(admin)
  const ta = { ta: { name: 'கொண்டைக்கடலை மியூஸ்லி' } }
  const muesli = await addProduct(shop.db, { hsn: '1904', tax_rate: 5, translations: JSON.stringify(ta) })
  const dates = await addProduct(shop.db, {
    name: 'Stuffed Dates',
    hsn: '08041020',
    tax_rate: 18,
    price_paise: 1_23_456,
  })
  const shopper = await signInShopper(shop, address)
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 3 })
  await shopper.post('/api/cart/add', { product_id: dates.id })
  const order = (await shopper.post(`${path}/api/orders/add`, {})).json()
  await payFor(shop, shopper, order.id)
  return { shop, admin, shopper, order, muesli }
}

const documentsOf = async (asker: Pick<Shopper, 'get'>, orderId: number): Promise<IssuedDocument[]> =>
  (await asker.get(`/api/orders/${orderId}/documents`)).json()

async function printed(asker: Pick<Shopper, 'get'>, orderId: number, query = '') {
  const [invoice] = await documentsOf(asker, orderId)
  const answer = await asker.get(`/api/documents/${invoice?.id}/pdf${query}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['cache-control']).toBe('no-store')
  return readPdf(answer.rawPayload)
}

/*
 * Calculated by hand: 3 × 320.00 = 960.00 at 5 %: a half is 96000 · 5 / 210 = 2285.71 → 22.86, 914.28 remain. 1 ×
 * 1,234.56 at 18 %: a half is 123456 · 18 / 236 = 9416.14 → 94.16, 1,046.24 remain. 914.28 + 1,046.24 = 1,960.52; 22.86
 * + 94.16 = 117.02, twice. To another state: 91429 and 104624, tax 45.71 + 188.32 = 234.03. In total 2,194.56.
 */
// Requirement D-177: Documents are PDFs in A4 or receipt format, in the order's language, with everything the law
//   requires.
test('a tax invoice shows seller, buyer and goods, with the tax of each line and in total', async () => {
  const { shopper, order } = await shopWithSale()
  const { pages, sizes } = await printed(shopper, order.id)
  expect(sizes).toEqual([[210, 297]])
  const [page = ''] = pages
  for (const said of [
    'Tax Invoice',
    'No. PP/26-27/00001',
    'Date: 15 June 2026',
    `Order #${order.id} dated 15 June 2026`,
    'Pasumai Pantry Foods',
    '14, Sathy Road',
    `GSTIN: ${tamilGstin}`,
    'Anitha Raj',
    '12, Nehru Street',
    'Tamil Nadu (33)',
    'Millet Muesli, 400 g',
    'HSN 1904',
    'HSN 08041020',
    '914.28',
    '1,046.24',
    '22.86',
    '94.16',
    '1,960.52',
    '117.02',
    '2.5 %',
    '9 %',
    '3 PAC',
    'ORIGINAL FOR RECIPIENT',
    'Prices include tax.',
    '₹2,194.56',
    'Tax payable on reverse charge: No',
    'Issued electronically; valid without a signature.',
  ])
    expect(closed(page), said).toContain(closed(said))
  expect(page).not.toContain('IGST')
  expect(page).not.toContain('Place of supply')
})

// Requirement D-177
test('an order to another state shows one combined tax and the place of supply', async () => {
  const { shopper, order } = await shopWithSale({ address: { ...inKerala, state: 'Keralla' } })
  const { pages } = await printed(shopper, order.id)
  for (const said of ['Place of supply: Kerala (32)', 'IGST', '45.71', '188.32', '234.03', '₹2,194.56'])
    expect(closed(pages[0]), said).toContain(closed(said))
  expect(pages[0]).not.toContain('CGST')
})

// Requirement D-177
test('a bill of supply has the legally required wording, and a plain bill doesn’t mention tax', async () => {
  const composition = await shopWithSale({ kind: 'composition' })
  const [supply = ''] = (await printed(composition.shopper, composition.order.id)).pages
  expect(supply).toContain('Bill of Supply')
  expect(closed(supply)).toContain(
    closed('composition taxable person, not eligible to collect tax on supplies'),
  )
  expect(supply).not.toMatch(/CGST|Taxable value|reverse charge/)
  const unregistered = await shopWithSale({ kind: 'unregistered' })
  const [bill = ''] = (await printed(unregistered.shopper, unregistered.order.id)).pages
  expect(bill).toContain('PP/26-27/B00001')
  expect(closed(bill)).toContain('₹2,194.56')
  expect(bill).not.toMatch(/tax|GST/i)
})

// Requirement D-80
test('the delivery charge has no HSN code on a plain bill, and that of the goods on an invoice', async () => {
  for (const [kind, hsn] of [
    ['unregistered', null],
    ['regular', '08041020'],
  ] as const) {
    const shop = await createShopWithPayments({ webhooks: false })
    const admin = await setTax(shop, kind)
    const zone = { name: 'Near', codes: [], districts: [], states: ['Tamil Nadu'], days: '2-4' }
    const terms = { fee: 60, free_from: null, minimum: null, note: '' }
    expect((await admin.post('/api/delivery/zones', { ...zone, ...terms })).statusCode).toBe(201)
    const dates = await addProduct(shop.db, { hsn: '08041020', tax_rate: 18 })
    const shopper = await signInShopper(shop)
    const order = await placeOrderOf(shopper, dates.id)
    await payFor(shop, shopper, order.id)
    const [paper] = await storedDocumentsOf(shop.db, order.id)
    const delivery = paper?.body.lines.find(({ what }) => what === 'delivery')
    expect([delivery?.paise, delivery?.hsn], kind).toEqual([6_000, hsn])
  }
})

/** A document in the form of an earlier release, without units, tax halves and copies. */
// Requirement D-80
test('an issued document is rendered as it was issued', async () => {
  const { shop, order } = await shopWithSale()
  const [now] = await storedDocumentsOf(shop.db, order.id)
  if (!now) throw new Error('There is no invoice.')
  const { form: _form, merchant: _merchant, ...body } = now.body
  const lines = body.lines.map(({ unit: _unit, exemption: _exemption, ...line }) => line)
  const old = { ...now, order_id: order.id, body: { ...body, lines } }
  const { pages } = await readPdf(await drawDocumentFile({ document: old, size: 'a4' }))
  for (const said of ['Tax Invoice', '5 %', '18 %', '914.28', '22.86', '₹2,194.56'])
    expect(closed(pages[0]), said).toContain(closed(said))
  for (const unsaid of ['ORIGINAL', 'PAC', '2.5 %', '9 %', 'Prices include tax'])
    expect(closed(pages[0]), unsaid).not.toContain(closed(unsaid))
})

// Requirement D-177
test('an order placed in Tamil has its invoice in Tamil, also in receipt format', async () => {
  const { shopper, order } = await shopWithSale({ path: '/ta' })
  const sheet = await printed(shopper, order.id)
  for (const said of ['வரி இன்வாய்ஸ்', 'கொண்டைக்கடலை மியூஸ்லி, 400 கிராம்', 'வரிக்கு முன்', '914.28', '₹2,194.56'])
    expect(closed(sheet.pages[0]), said).toContain(closed(asRendered(said)))
  const { pages, sizes } = await printed(shopper, order.id, '?size=roll')
  expect(sizes).toHaveLength(1)
  expect(sizes[0]?.[0]).toBe(80)
  for (const said of [
    'வரி இன்வாய்ஸ்',
    'எண்: PP/26-27/00001',
    'கொண்டைக்கடலை மியூஸ்லி, 400 கிராம்',
    '3 PAC × 320.00',
    'வரிக்கு முன் 914.28',
    'மொத்தம்',
    '₹2,194.56',
  ])
    expect(closed(pages[0]), said).toContain(closed(asRendered(said)))
})

// Requirement D-177
test('a long invoice continues on another page with the table header, and pages are numbered', async () => {
  const { shop, muesli } = await shopWithSale()
  const other = await signInShopper(shop)
  for (let size = 0; size < 45; size++) {
    if (size % 7 === 0) {
      const product = await addProduct(shop.db, { name: `Lot ${size}`, tax_rate: 5 })
      for (let at = 0; at < 7; at++) {
        await addVariant(shop.db, product.id, { label: `${at + 1} kg`, stock: 5 })
        await other.post('/api/cart/add', { product_id: product.id, size: `${at + 1} kg` })
      }
    }
  }
  const order = await placeOrderOf(other, muesli.id)
  await payFor(shop, other, order.id)
  const { pages } = await printed(other, order.id)
  expect(pages.length).toBeGreaterThan(1)
  for (const [at, page] of pages.entries())
    expect(page).toContain(`PP/26-27/00002 · ${at + 1}/${pages.length}`)
  expect(pages[1]).toContain('Amount')
  expect(pages.join(' ').match(/HSN|Lot \d+/g)?.length).toBeGreaterThan(45)
})

// Requirement D-178: An order's documents are on its page for its customer and the merchant only; many invoices are
//   one file for packing.
test('an invoice is visible to its customer and the merchant only', async () => {
  const { shop, admin, shopper, order } = await shopWithSale()
  const [invoice] = await documentsOf(shopper, order.id)
  expect(invoice).toMatchObject({ kind: 'tax_invoice', issued_on: '2026-06-15', total: 2194.56 })
  expect(await documentsOf(admin, order.id)).toEqual([invoice])
  expect((await admin.get(`/api/documents/${invoice?.id}/pdf`)).statusCode).toBe(200)
  const stranger = await signInShopper(shop)
  for (const path of [`/api/orders/${order.id}/documents`, `/api/documents/${invoice?.id}/pdf`])
    expect((await stranger.get(path)).statusCode).toBe(404)
  expect((await shop.visitor().get(`/api/documents/${invoice?.id}/pdf`)).statusCode).toBe(401)
  expect((await shopper.get(`/api/documents/${invoice?.id}/pdf?size=a5`)).statusCode).toBe(400)
})

// Requirement D-178
test('the invoices of many orders are one file, and an order without one is named', async () => {
  const { shop, admin, shopper, order, muesli } = await shopWithSale()
  const second = await placeOrderOf(shopper, muesli.id)
  const refused = await admin.get(`/api/documents/invoices.pdf?orders=${order.id}.${second.id}`)
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'WITHOUT_INVOICE',
    error: `Some orders have no invoice: #${second.id}. They’re unpaid, not found or were paid before your shop issued invoices. Deselect them and try again.`,
  })
  await payFor(shop, shopper, second.id)
  const answer = await admin.get(`/api/documents/invoices.pdf?orders=${second.id}.${order.id}`)
  const { pages } = await readPdf(answer.rawPayload)
  expect(pages.map((page) => /PP\/26-27\/\d+/.exec(page)?.[0])).toEqual(['PP/26-27/00002', 'PP/26-27/00001'])
})

// Requirement D-179: The confirmation email has the invoice attached, and the refund email the credit note.
test('the confirmation email has the invoice attached, and the refund email the credit note', async () => {
  const { shop, admin, order } = await shopWithSale()
  await sendRefund(admin, order.id, { what: 'amount', amount: 100 })
  await runRefundJob(shop)
  for (let more = true; more; ) more = (await sendMails(shop)) > 0
  const files = shop.mails
    .filter(({ attachments }) => attachments)
    .map(({ id, attachments }) => [
      id?.replace(/-\d+$/, ''),
      attachments?.map(({ filename, contentType }) => `${filename} ${contentType}`),
    ])
  expect(files).toEqual([
    ['order-confirmation', ['PP-26-27-00001.pdf application/pdf']],
    ['order-refunded-refund', ['PP-26-27-C00001.pdf application/pdf']],
  ])
  const note = shop.mails.find(({ id }) => id?.startsWith('order-refunded'))?.attachments?.[0]
  const { pages } = await readPdf(note?.content ?? Buffer.of())
  for (const said of [
    'Credit Note',
    'Against part of Tax Invoice PP/26-27/00001 dated 15 June 2026',
    '₹100.00',
  ])
    expect(closed(pages[0])).toContain(closed(said))
  expect(pages[0], 'a sum has no units').not.toContain('Qty')
  expect(await storedDocumentsOf(shop.db, order.id)).toHaveLength(2)
})
