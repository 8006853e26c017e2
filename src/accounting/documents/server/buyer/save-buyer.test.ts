import { expect, test } from 'vitest'
import { setTax, storedDocumentsOf } from '#test/shop/documents.ts'
import { createShopWithPayments, payFor, placeOrderOf, signInShopper } from '#test/shop/payment.ts'
import { readPdf } from '#test/shop/pdf.ts'
import { addProduct } from '#test/shop/shop.ts'

const malar = { gstin: '33AAACM1234A1ZF', business_name: 'Malar Stores' }
const inKochi = { gstin: '32ABCDE1234F1Z9', business_name: 'Kochi Foods' }
const none = { gstin: '', business_name: '' }
const url = '/api/account/gst'

async function shopWithBuyer() {
  const shop = await createShopWithPayments({ webhooks: false })
  const admin = await setTax(shop, 'regular')
  const muesli = await addProduct(shop.db, { hsn: '1904', tax_rate: 5 })
  const shopper = await signInShopper(shop)
  return { shop, admin, shopper, muesli }
}

/*
 * Calculated by hand: 1 × ₹320.00 at 5 %: 32000 · 100 / 105 = 30476.19 → 304.76, tax 15.24, halves 7.62 and 7.62. The
 * place of supply is the delivery address in Tamil Nadu, whatever state the buyer's GSTIN is from.
 */
// Requirement D-182: Business customers enter a GSTIN and a name at checkout, which are remembered, stored with the
//   order until it is paid and then on its invoice; an invalid one is rejected at its field before payment.
test('a buyer’s GSTIN is on the order until it is paid, then on its invoice, and is remembered', async () => {
  const { shop, admin, shopper, muesli } = await shopWithBuyer()
  expect((await shopper.get(url)).json()).toEqual(none)
  const typed = { gstin: ' 33aaacm1234a1zf ', business_name: ' Malar Stores ' }
  expect((await shopper.put(url, typed)).json()).toEqual(malar)
  const order = await placeOrderOf(shopper, muesli.id)
  const seen = async (id: number) => (await admin.get(`/api/orders/${id}`)).json().gst
  expect(await seen(order.id)).toEqual(malar)
  await shopper.put(url, inKochi)
  expect(await seen(order.id)).toEqual(inKochi)
  await payFor(shop, shopper, order.id)
  await shopper.put(url, malar)
  expect(await seen(order.id)).toEqual(inKochi)
  const [invoice] = await storedDocumentsOf(shop.db, order.id)
  expect(invoice?.body).toMatchObject({ other_state: false, buyer: { ...inKochi, state_code: '33' } })
  expect(invoice?.body.lines[0]?.tax).toEqual({ rate: 5, taxable: 30_476, cgst: 762, sgst: 762, igst: 0 })
  const [{ id }] = (await shopper.get(`/api/orders/${order.id}/documents`)).json()
  for (const size of ['a4', 'roll']) {
    const { pages } = await readPdf((await shopper.get(`/api/documents/${id}/pdf?size=${size}`)).rawPayload)
    for (const said of ['Kochi Foods', 'Anitha Raj', 'GSTIN: 32ABCDE1234F1Z9', '304.76', '7.62'])
      expect(pages[0]).toContain(said)
  }
  const next = await placeOrderOf(shopper, muesli.id)
  expect(await seen(next.id)).toEqual(malar)
  await shopper.put(url, none)
  expect(await seen(next.id)).toBeNull()
  expect((await shopper.get(url)).json()).toEqual(none)
})

const wrong = 'This GSTIN isn’t valid. Check its 15 letters and digits against your GST registration.'

// Requirement D-182
test.each([
  ['', { ...malar, gstin: '33AAACM1234A1ZY' }, wrong],
  ['', { ...malar, gstin: '33AAACM1234' }, wrong],
  ['', { ...malar, gstin: '3'.repeat(31) }, wrong],
  ['', { ...malar, gstin: null }, wrong],
  ['', { gstin: ' ', business_name: 'Malar' }, 'Enter the GSTIN as well as the business name.'],
  [
    '/ta',
    { ...malar, gstin: '33AAACM1234A1ZY' },
    'இந்த GSTIN சரியில்லை. அதன் 15 எழுத்துகளையும் இலக்கங்களையும் உங்கள் ஜிஎஸ்டி பதிவுச் சான்றிதழுடன் சரிபாருங்கள்.',
  ],
])('%s/api: %j is rejected at its field and changes nothing', async (language, typed, sentence) => {
  const { shopper } = await shopWithBuyer()
  await shopper.put(url, inKochi)
  const refused = await shopper.put(language + url, typed)
  expect(refused.statusCode).toBe(400)
  expect(refused.json().fields).toEqual({ gstin: sentence })
  expect((await shopper.get(url)).json()).toEqual(inKochi)
})
