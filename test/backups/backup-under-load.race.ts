import { expect, test, vi } from 'vitest'
import { diskMedia } from '#integrations/media/disk.ts'
import { restoreBackup } from '#operations/backups/server/restoring/restore-backup.ts'
import { openBackupLocation } from '#operations/backups/server/storage/backup-location.ts'
import { backUp } from '#operations/backups/server/writing/back-up.ts'
import { readSettings } from '#settings/settings.ts'
import { expectStockMatchesLedger } from '../shop/money-and-stock.ts'
import { createShopWithPayments, payFor, placeOrderOf, signInShopper } from '../shop/payment.ts'
import { addProduct } from '../shop/shop.ts'
import { temporaryFolder } from '../shop/temporary-folder.ts'
import { openBareDatabaseForTest } from './traded-shop.ts'

// Whole shops are backed up and restored: takes seconds alone, more on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

const buyers = 12
const stock = 1000
/** Orders of one buyer within the rate limit per minute; the clock does not move. */
const mostOrders = 25

// Requirement D-304
test('a backup during many purchases is one snapshot: stock, orders and payments match in the restored shop', async () => {
  const shop = await createShopWithPayments()
  const settings = readSettings({ BACKUP_TO: temporaryFolder(), DATA_DIR: temporaryFolder() })
  const muesli = await addProduct(shop.db, { stock })
  const shoppers = await Promise.all(Array.from({ length: buyers }, () => signInShopper(shop)))
  let isOpen = true
  const selling = shoppers.map(async (shopper) => {
    for (let bought = 0; isOpen && bought < mostOrders; bought++)
      await payFor(shop, shopper, (await placeOrderOf(shopper, muesli.id)).id)
  })
  const sold = async (db: typeof shop.db) =>
    Number(
      (
        await db
          .selectFrom('orders')
          .select((eb) => eb.fn.countAll().as('all'))
          .executeTakeFirstOrThrow()
      ).all,
    )
  await expect.poll(() => sold(shop.db)).toBeGreaterThan(buyers)
  await backUp({ ...shop, settings })
  await expect.poll(() => sold(shop.db)).toBeGreaterThan(2 * buyers)
  isOpen = false
  await Promise.all(selling)

  const db = await openBareDatabaseForTest()
  await restoreBackup({ db, media: diskMedia(temporaryFolder()) }, openBackupLocation(settings))
  await expectStockMatchesLedger(db)
  const taken = await db.selectFrom('orders').select('status').where('status', '<>', 'cancelled').execute()
  const { stock: left } = await db
    .selectFrom('packs')
    .select('stock')
    .where('id', '=', muesli.pack_id)
    .executeTakeFirstOrThrow()
  expect(left + taken.length).toBe(stock)
  expect(taken.length).toBeLessThan(await sold(shop.db))
  const paid = await db.selectFrom('payments').selectAll().where('pays_order', '=', true).execute()
  expect(paid.length).toBe(taken.filter(({ status }) => status === 'paid').length)
})
