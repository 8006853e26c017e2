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
 * The shop as it is after its newest backup was restored: its database was lost.
 * @param from where the backup is, when that is not the shop's own place
 */
export async function restoreNewest(shop: TestShop, settings = shop.settings, from?: string) {
  const db = await openBareDatabaseForTest()
  const into = { db, media: diskMedia(temporaryFolder()) }
  const lost = { lossSeenAt: shop.clock.now(), settings }
  const result = await restoreBackup(into, openBackupLocation(settings, from), lost)
  const { clock } = shop
  return { told: result, again: { ...(await createTestShop({ db, clock })), clock } }
}
