import { expect, test } from 'vitest'
import { createShop } from '#shop.ts'
import { createSettingsCache } from '#shopfront/settings/server/settings-cache.ts'
import { expectConsistentDocuments, setTax, storedDocumentsOf, tamilGstin } from '#test/shop/documents.ts'
import {
  createShopWithPayments,
  placeOrderOf,
  type ShopWithPayments,
  signedProof,
  signInShopper,
  startPaying,
} from '#test/shop/payment.ts'
import { runRefundJob, sendRefund } from '#test/shop/refunds.ts'
import { addProduct } from '#test/shop/shop.ts'

/** Another process on the same database with its own cache; its clock may be ahead. */
async function anotherProcess(shop: ShopWithPayments, { aheadSeconds = 0 } = {}) {
  const clock = { now: () => new Date(shop.clock.now().getTime() + aheadSeconds * 1000) }
  return createShop({ ...shop, ...createSettingsCache(shop), clock })
}

async function paidInWindow(shop: ShopWithPayments, product: number) {
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, product)
  const { id } = await startPaying(shopper, order.id)
  const payload = signedProof(order.id, id, shop.bank.pay(id).id)
  const verifyAt = (app: ShopWithPayments['app']) =>
    app.inject({ method: 'POST', url: '/api/payment/verify', payload, cookies: shopper.cookies })
  return { shopper, order, verifyAt }
}

// Requirement D-84: A document uses the store settings at the time of its transaction, whichever process saved them,
//   and is never dated before the previous number.
test('a document uses settings saved a moment before, even if another process verifies the payment', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const admin = await setTax(shop, 'regular')
  const muesli = await addProduct(shop.db, { hsn: '1904', tax_rate: 5 })
  const other = await anotherProcess(shop)
  await (await paidInWindow(shop, muesli.id)).verifyAt(other)
  const { order, verifyAt } = await paidInWindow(shop, muesli.id)
  const { facts, version } = (await admin.get('/api/store')).json()
  const changed = {
    ...facts,
    legalName: 'Malar Foods',
    fssai: '12421999000123',
    tax: { kind: 'composition', prefix: 'MF', gstin: tamilGstin },
  }
  expect((await admin.put('/api/store', { facts: changed, version })).statusCode).toBe(200)
  expect((await verifyAt(other)).statusCode).toBe(200)
  const [document] = await storedDocumentsOf(shop.db, order.id)
  expect(document).toMatchObject({
    kind: 'bill_of_supply',
    number: 'MF/26-27/S00001',
    body: { seller: { legal_name: 'Malar Foods', fssai: '12421999000123' } },
  })
  await other.close()
})

// Requirement D-84
test('no document is dated before the previous one in its series, nor a credit note before its invoice', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const admin = await setTax(shop, 'regular')
  const muesli = await addProduct(shop.db, { hsn: '1904', tax_rate: 5 })
  const ahead = await anotherProcess(shop, { aheadSeconds: 40 })
  const first = await paidInWindow(shop, muesli.id)
  await first.verifyAt(ahead)
  const second = await paidInWindow(shop, muesli.id)
  await second.verifyAt(shop.app)
  await sendRefund(admin, first.order.id, { what: 'all', lines: [] })
  await runRefundJob(shop)
  const issued = await shop.db
    .selectFrom('documents')
    .select(['number', 'issued_at'])
    .orderBy('issued_at')
    .orderBy('id')
    .execute()
  expect(issued.map(({ number, issued_at }) => `${number} ${issued_at.toISOString()}`)).toEqual([
    'PP/26-27/00001 2026-06-15T06:00:40.000Z',
    'PP/26-27/00002 2026-06-15T06:00:40.000Z',
    'PP/26-27/C00001 2026-06-15T06:00:40.000Z',
  ])
  await expectConsistentDocuments(shop.db)
  await ahead.close()
})

// Requirement D-84
test('a transaction that waits for a March number until April is dated the last moment of March', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  await setTax(shop, 'regular')
  const muesli = await addProduct(shop.db, { hsn: '1904', tax_rate: 5 })
  const { verifyAt } = await paidInWindow(shop, muesli.id)
  // The clock is read for the kind of document, for its year, and under the lock of the serial number.
  const newYear = ['2027-03-31T18:29:59.800Z', '2027-03-31T18:29:59.900Z', '2027-03-31T18:30:00.200Z']
  let isIssuing = false
  const clock = {
    now: () => {
      const moment = isIssuing ? newYear.shift() : undefined
      return moment === undefined ? shop.clock.now() : new Date(moment)
    },
  }
  const hooks = {
    at: async (point: string) => {
      if (point === 'settle:recorded') isIssuing = true
    },
  }
  const waiting = await createShop({ ...shop, clock, hooks })
  await verifyAt(waiting)
  const issued = await shop.db.selectFrom('documents').select(['number', 'issued_at', 'body']).execute()
  expect(
    issued.map(({ number, issued_at, body }) => [number, issued_at.toISOString(), body.issued_on]),
  ).toEqual([['PP/26-27/00001', '2027-03-31T18:29:59.999Z', '2027-03-31']])
  await waiting.close()
})
