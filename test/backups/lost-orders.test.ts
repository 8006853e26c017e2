import { expect, test, vi } from 'vitest'
import { diskMedia } from '#integrations/media/disk.ts'
import { reconcileAfterRestore } from '#operations/backups/server/restoring/reconcile-after-restore.ts'
import { restoreBackup } from '#operations/backups/server/restoring/restore-backup.ts'
import { openBackupLocation } from '#operations/backups/server/storage/backup-location.ts'
import { backUp } from '#operations/backups/server/writing/back-up.ts'
import { placeCashOrder, setCash } from '../shop/cash-orders.ts'
import { expectConsistentDocuments, storedDocumentsOf } from '../shop/documents.ts'
import { expectStockMatchesLedger } from '../shop/money-and-stock.ts'
import { payFor, placeOrderOf, signInShopper } from '../shop/payment.ts'
import { createTestShop, signInAgain, signInAs } from '../shop/shop.ts'
import { temporaryFolder } from '../shop/temporary-folder.ts'
import { createTradedShop, openBareDatabaseForTest } from './traded-shop.ts'

// Whole shops are backed up and restored: takes seconds alone, more on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

// Requirement D-308: After a restore, payments are reconciled with the provider and orders lost since the backup are
//   listed; no new order reuses one of their numbers.
test('after a restore, payments are reconciled with the provider and the orders lost since are listed', async () => {
  const { shop, waiting, pending, open, muesli } = await createTradedShop()
  await backUp(shop)
  const takenAt = shop.clock.now()
  // One order is in the backup, the other is lost with the database.
  shop.bank.pay(open.id)
  shop.clock.pass({ days: 1 })
  const later = await signInShopper(shop)
  const lost = await placeOrderOf(later, muesli.id, 2)
  await payFor(shop, later, lost.id)
  shop.clock.pass({ minutes: 5 })

  const db = await openBareDatabaseForTest()
  await restoreBackup({ db, media: diskMedia(temporaryFolder()) }, openBackupLocation(shop.settings))
  const { clock, payments } = shop
  const again = { ...(await createTestShop({ db, clock, payments })), clock }
  const settled = await reconcileAfterRestore(again, takenAt)
  expect(settled).toMatchObject({ ok: true, lost: [{ order: lost.id, paise: lost.total_price * 100 }] })
  expect(
    (await (await signInAgain(again, waiting.user)).get(`/api/orders/${pending.id}`)).json(),
  ).toMatchObject({
    status: 'paid',
  })
  const next = await signInShopper(again)
  expect((await placeOrderOf(next, muesli.id)).id).toBeGreaterThan(lost.id)
  await expectStockMatchesLedger(db)

  shop.bank.faults.add({ on: 'call', effect: 'fail', times: 10 })
  expect(await reconcileAfterRestore(again, takenAt)).toMatchObject({ ok: false })
})

// Requirement D-309: After a restore, bills and invoices start a new series, so that no number issued after the
//   backup is used again.
test('no bill after a restore reuses a number issued after the backup', async () => {
  const { shop, pending, open, muesli } = await createTradedShop()
  await backUp(shop)
  const takenAt = shop.clock.now()
  shop.bank.pay(open.id)
  const later = await signInShopper(shop)
  const lost = await placeOrderOf(later, muesli.id)
  await payFor(shop, later, lost.id)

  const db = await openBareDatabaseForTest()
  const into = { db, media: diskMedia(temporaryFolder()) }
  const restored = await restoreBackup(into, openBackupLocation(shop.settings), {
    lossNoticedAt: shop.clock.now(),
  })
  const { clock, payments, bank, bankApp } = shop
  const again = { ...(await createTestShop({ db, clock, payments })), clock, bank, bankApp }
  await reconcileAfterRestore(again, takenAt)
  const [settled] = await storedDocumentsOf(db, pending.id)
  const [given] = await storedDocumentsOf(shop.db, lost.id)
  expect(settled?.number).not.toBe(given?.number)
  // With the same invoice prefix the numbers would collide.
  expect(settled?.number.split('/').slice(1)).toEqual(given?.number.split('/').slice(1))
  const next = await signInShopper(again)
  const order = await placeOrderOf(next, muesli.id)
  await payFor(again, next, order.id)
  const [paper] = await storedDocumentsOf(db, order.id)
  expect(restored.invoicePrefix).toMatch(/^[A-Z][A-Z0-9]$/)
  expect([settled, paper].map((each) => each?.number.split('/')[0])).toEqual([
    restored.invoicePrefix,
    restored.invoicePrefix,
  ])
  await expectConsistentDocuments(db)
})

test('no order after a restore gets the number of a cash order that was lost', async () => {
  const { shop, muesli } = await createTradedShop()
  await backUp(shop)
  await shop.db.updateTable('delivery_zones').set({ cash_on_delivery: true }).execute()
  await setCash(await signInAs(shop, 'admin'))
  const lost: number[] = []
  for (let count = 0; count < 3; count++) {
    shop.clock.pass({ days: 1 })
    lost.push((await placeCashOrder(await signInShopper(shop), muesli.id)).id)
  }

  const db = await openBareDatabaseForTest()
  const into = { db, media: diskMedia(temporaryFolder()) }
  const lossNoticedAt = shop.clock.now()
  const restored = await restoreBackup(into, openBackupLocation(shop.settings), { lossNoticedAt })
  const { clock, payments } = shop
  const again = { ...(await createTestShop({ db, clock, payments })), clock }
  const { id } = await placeOrderOf(await signInShopper(again), muesli.id)
  expect(id).toBeGreaterThan(Math.max(...lost))
  expect(id).toBe((restored.lastSkippedOrder ?? 0) + 1)
  expect(id % 1000, 'the gap is easy to see').toBe(1)
})
