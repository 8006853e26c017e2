import { diskMedia } from '#integrations/media/disk.ts'
import { restoreBackup } from '#operations/backups/server/restoring/restore-backup.ts'
import { openBackupLocation } from '#operations/backups/server/storage/backup-location.ts'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { createTestShop, signInAs, type TestShop } from '../shop/shop.ts'
import { temporaryFolder } from '../shop/temporary-folder.ts'
import { openBareDatabaseForTest } from './traded-shop.ts'

export const createBackedUpShop = (env: Record<string, string> = {}) =>
  createTestShop({ env: { BACKUP_TO: temporaryFolder(), DATA_DIR: temporaryFolder(), ...env } })

export const withPin = async (shop: TestShop, pin: string) =>
  signInAs(shop, 'customer', { pin_hash: await hashPin(pin) })

export const logIn = async (shop: TestShop, phone: string, pin: string) =>
  (await shop.visitor().post('/api/auth/login', { phone, pin })).statusCode

/**
 * The shop after its database was lost and the newest backup was restored.
 * @param from the place of the backup, if it is not the shop's own
 */
export async function restoreNewest(shop: TestShop, settings = shop.settings, from?: string) {
  const db = await openBareDatabaseForTest()
  const into = { db, media: diskMedia(temporaryFolder()) }
  const lost = { lossNoticedAt: shop.clock.now(), settings }
  const result = await restoreBackup(into, openBackupLocation(settings, from), lost)
  const { clock } = shop
  return { told: result, again: { ...(await createTestShop({ db, clock })), clock } }
}
