import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { setTax } from '#test/shop/documents.ts'
import { createShopWithPayments, payFor, placeOrderOf, signInShopper } from '#test/shop/payment.ts'
import { readPdf } from '#test/shop/pdf.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { addProduct, type TestShop } from '#test/shop/shop.ts'
import type { IssuedDocument } from '../../contract.ts'

/** A paid order, and what requests its invoice. */
async function shopWithInvoice() {
  const shop = await createShopWithPayments({ webhooks: false })
  await setTax(shop, 'regular')
  const product = await addProduct(shop.db, { hsn: '1904', tax_rate: 5 })
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, product.id)
  await payFor(shop, shopper, order.id)
  const [invoice]: IssuedDocument[] = (await shopper.get(`/api/orders/${order.id}/documents`)).json()
  const print = async (query = '') => {
    const answer = await shopper.get(`/api/documents/${invoice?.id}/pdf${query}`)
    expect(answer.statusCode).toBe(200)
    return answer.rawPayload
  }
  return { shop, print }
}

const filesOf = ({ db }: TestShop) =>
  db.selectFrom('document_files').select(['paper_size', 'bytes']).orderBy('paper_size').execute()

test('an invoice is drawn when its email is sent, and downloads get the same file', async () => {
  const { shop, print } = await shopWithInvoice()
  expect(await filesOf(shop)).toEqual([])
  await sendMails(shop)
  const [file] = await filesOf(shop)
  if (!file) throw new Error('No file was stored.')
  expect((await print()).equals(file.bytes)).toBe(true)
  expect(await filesOf(shop)).toHaveLength(1)
})

test('requests at the same time get the same file, and each paper size has its own', async () => {
  const { shop, print } = await shopWithInvoice()
  const [first, second] = await Promise.all([print(), print()])
  expect(first.equals(second)).toBe(true)
  const { sizes } = await readPdf(await print('?size=roll'))
  expect(sizes[0]?.[0]).toBe(80)
  expect((await filesOf(shop)).map(({ paper_size }) => paper_size)).toEqual(['a4', 'roll'])
})

test('a file that is not stored, as after a restore, is drawn again', async () => {
  const { shop, print } = await shopWithInvoice()
  const { pages } = await readPdf(await print())
  await sql`delete from document_files`.execute(shop.db)
  expect((await readPdf(await print())).pages).toEqual(pages)
  expect(await filesOf(shop)).toHaveLength(1)
})
