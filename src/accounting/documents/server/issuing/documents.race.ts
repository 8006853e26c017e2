import { expect, test } from 'vitest'
import { createShop } from '#shop.ts'
import { createSettingsCache } from '#shopfront/settings/server/settings-cache.ts'
import { expectConsistentDocuments, setTax } from '#test/shop/documents.ts'
import { payConcurrently } from '#test/shop/pay-concurrently.ts'
import { createShopWithPayments } from '#test/shop/payment.ts'
import { runRefundJob, sendRefund } from '#test/shop/refunds.ts'
import { addProduct } from '#test/shop/shop.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

// Requirement D-172: Document numbers have no gaps or duplicates in each series of a financial year, despite
//   simultaneous payments, crashes and undone steps.
test('fifty simultaneous payments in two processes get fifty numbers without a gap, and so do their refunds', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const admin = await setTax(shop, 'regular')
  const { id } = await addProduct(shop.db, { stock: 200, tax_rate: 5 })
  const second = await createShop(shop)
  const orders = await payConcurrently(shop, [shop.app, second], { product: id, count: 50 })
  await expectConsistentDocuments(shop.db)
  const numbers = await shop.db.selectFrom('documents').select('number').orderBy('serial').execute()
  expect(numbers.map(({ number }) => number)).toEqual(
    times(50).map((at) => `PP/26-27/${String(at + 1).padStart(5, '0')}`),
  )
  for (const { id: order } of orders.slice(0, 10)) await sendRefund(admin, order, { what: 'all', lines: [] })
  await Promise.all(times(5).map(() => runRefundJob(shop)))
  await runRefundJob(shop)
  await expectConsistentDocuments(shop.db)
  const notes = await shop.db.selectFrom('documents').select('id').where('kind', '=', 'credit_note').execute()
  expect(notes).toHaveLength(10)
  await second.close()
})

test('of thirty who pay in two processes while the merchant registers, every document is as the facts were then, none older than its predecessor', async () => {
  const began = performance.now()
  const clock = { now: () => new Date(Date.parse('2026-06-15T06:00:00Z') + performance.now() - began) }
  const shop = await createShopWithPayments({ webhooks: false, clock })
  const admin = await setTax(shop, 'unregistered')
  const { id } = await addProduct(shop.db, { stock: 200, tax_rate: 5, hsn: '1904' })
  const second = await createShop({ ...shop, clock, ...createSettingsCache(shop) })
  await payConcurrently(shop, [second], { product: id, count: 3 })
  let saved = 0
  const register = async () => {
    await setTax(shop, 'regular', admin)
    saved = clock.now().getTime()
  }
  await Promise.all([payConcurrently(shop, [shop.app, second], { product: id, count: 15 }), register()])
  await payConcurrently(shop, [second, shop.app], { product: id, count: 15 })
  const issued = await shop.db.selectFrom('documents').selectAll().orderBy('id').execute()
  const late = issued.filter(({ issued_at }) => issued_at.getTime() > saved)
  expect(late.length).toBeGreaterThanOrEqual(15)
  expect(late.filter(({ kind }) => kind !== 'tax_invoice')).toEqual([])
  const series = Map.groupBy(issued, ({ kind }) => kind)
  for (const papers of series.values()) {
    const moments = papers
      .toSorted((one, other) => one.serial - other.serial)
      .map((paper) => +paper.issued_at)
    expect(moments).toEqual(moments.toSorted((one, other) => one - other))
  }
  await expectConsistentDocuments(shop.db)
  await second.close()
})
