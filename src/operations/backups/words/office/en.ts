/** Messages about backups and restores, in the terminal and in the back office. */
export const cannotWrite = ({ where, why }: { where: string; why: string }) =>
  `Couldn’t write the backup to ${where}: ${why}`
export const cannotRead = ({ where, why }: { where: string; why: string }) =>
  `Couldn’t read the backups in ${where}: ${why}`
export const changedOnTheWay = ({ part }: { part: string }) =>
  `Couldn’t verify ${part}: reading it back gave a different result. The storage may be faulty: check it, or back up to another location.`
export const noBackups = ({ where }: { where: string }) => `There are no backups in ${where}.`
export const noSuchBackup = ({ name, where }: { name: string; where: string }) =>
  `There is no complete backup ${name} in ${where}. A backup without a manifest was never finished.`
export const damaged = ({ name, part }: { name: string; part: string }) =>
  `Backup ${name} is damaged: ${part} is missing or has changed. Nothing was restored. Try another backup.`
export const ofNewerRelease = ({ name, migration }: { name: string; migration: string }) =>
  `Backup ${name} was made by a release with the database change ${migration}, which this release doesn’t have. Restore it with that release or a newer one.`
export const notEmpty = ({ rows, table }: { rows: string; table: string }) =>
  `This shop isn’t empty: it has ${rows} in ${table}. A backup can only be restored into an empty shop. Nothing was changed.`
export const notOurs =
  'This database contains tables that don’t belong to the shop. Use a separate database for the shop.'
export const notTheSame = ({ table }: { table: string }) =>
  `The restored table ${table} doesn’t match the backup. Everything was undone.`
export const pictureNotTheSame = ({ place }: { place: string }) =>
  `The restored image ${place} doesn’t match the backup. Nothing was restored.`
export const rowsOf = ({ count }: { count: number }) => (count === 1 ? '1 row' : `${count} rows`)
export const manifest = 'the manifest'
export const part = ({ number }: { number: number }) => `part ${number}`
export const picture = ({ place }: { place: string }) => `the image ${place}`
export const diedInIt =
  'Your shop stopped three times during this backup. Check your shop’s log for the cause.'
export const madeBeside =
  'Another backup was made at the same time in the same location and deleted this one. Back up again.'
export const ofAnotherShop = ({ where }: { where: string }) =>
  `There are backups in ${where} that this shop didn’t make. To continue from one of them, restore it into an empty shop. To back up this shop there as well, choose Back up now.`
export const unexpected = 'Something went wrong. Check your shop’s log for details.'
export const never = 'never'
export const noneWasTried = 'No backup has been attempted since.'
export const keyMissing =
  'The backups are encrypted, and this server has no key for them. Set BACKUP_KEY to the key you wrote down.'
export const otherKey =
  'The backups are encrypted with a different key from the one on this server. Set BACKUP_KEY to the key you wrote down, or to both keys separated by a comma, the newer one first.'
export const otherPepper =
  'PIN_PEPPER isn’t the one used for the pins in this backup, so nobody could log in. Remove PIN_PEPPER from the settings and restore again: the backup contains its own. Nothing was restored.'
export const brokenKey =
  'The backup key isn’t valid: a character is missing or mistyped. Check the file backup-key in DATA_DIR against the key you wrote down.'
export const notTheShopsKey =
  'This process’s backup key isn’t the one used for this shop’s backups. Set BACKUP_KEY to the same value for every process, or give them the same DATA_DIR. If the earlier key is lost, run npm run backup -- --new-key.'
