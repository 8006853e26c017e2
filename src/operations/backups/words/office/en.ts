/** What backups and restores say, at the terminal and in the back office. */
export const cannotWrite = ({ where, why }: { where: string; why: string }) =>
  `The backup could not be written to ${where}: ${why}`
export const cannotRead = ({ where, why }: { where: string; why: string }) =>
  `The backups in ${where} could not be read: ${why}`
export const changedOnTheWay = ({ part }: { part: string }) =>
  `${part} was written and read back differently. The place for backups is not reliable.`
export const noBackups = ({ where }: { where: string }) => `There is no backup in ${where}.`
export const noSuchBackup = ({ name, where }: { name: string; where: string }) =>
  `There is no whole backup ${name} in ${where}. One without a manifest was never finished.`
export const damaged = ({ name, part }: { name: string; part: string }) =>
  `The backup ${name} is damaged: ${part} is not as it was written. Nothing was restored. Another backup may be whole.`
export const ofNewerRelease = ({ name, migration }: { name: string; migration: string }) =>
  `The backup ${name} was made by another release, which has ${migration}. Restore it with that release or a newer one.`
export const notEmpty = ({ rows, table }: { rows: string; table: string }) =>
  `This shop is not empty: it has ${rows} in ${table}. A backup is only restored into an empty shop. Nothing was changed.`
export const notOurs =
  'This database holds tables that are not the shop’s. Give the shop a database of its own.'
export const notTheSame = ({ table }: { table: string }) =>
  `After restoring, the table ${table} was not what the backup says. Everything was undone.`
export const pictureNotTheSame = ({ place }: { place: string }) =>
  `The picture ${place} could not be read back as it is in the backup. Nothing was restored.`
export const rowsOf = ({ count }: { count: number }) => (count === 1 ? '1 row' : `${count} rows`)
export const manifest = 'the manifest'
export const part = ({ number }: { number: number }) => `part ${number}`
export const picture = ({ place }: { place: string }) => `the picture ${place}`
export const diedInIt = 'The shop ended three times while it made this backup.'
export const madeBeside =
  'Another backup was made at the same time, to the same place, and has removed what this one had written. Make it again.'
export const ofAnotherShop = ({ where }: { where: string }) =>
  `There are backups in ${where} that this shop did not make. To go on from them, restore one into an empty shop. To keep this shop there as well, press Back up now.`
export const unexpected = 'Something unexpected went wrong. The shop’s log says what.'
export const never = 'never'
export const noneWasTried = 'No backup was tried since.'
export const keyMissing =
  'They are encrypted, and this machine has no key for them. Set BACKUP_KEY to the key you wrote down.'
export const otherKey =
  'They are encrypted with another key than the one of this machine. Set BACKUP_KEY to the key you wrote down, or to both with a comma between, the newer first.'
export const otherPepper =
  'PIN_PEPPER isn’t the one that the pins in this backup were hashed with, so nobody could log in. Remove PIN_PEPPER from the settings and restore again: the backup brings its own. Nothing was restored.'
export const brokenKey =
  'The backup key isn’t valid: a character is missing or mistyped. Check the file backup-key in DATA_DIR against the key you wrote down.'
export const notTheShopsKey =
  'This process has another backup key than the one that this shop’s backups are made with. Set BACKUP_KEY to the same value for every process, or give them the same DATA_DIR. If the earlier key is lost, run npm run backup -- --new-key.'
