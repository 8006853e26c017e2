/** The backups card on the dashboard. */
export const backups = 'Backups'
export const backupsNotLoaded = 'Couldn’t load the backup status. Reload the page.'
export const noneYet = 'No backups yet.'
export const lastBackup = ({ at, size }: { at: string; size: string }) =>
  `Last backup: ${at}, ${size}, verified.`
export const isRunning = 'Backup in progress.'
export const isLate = 'The last backup is more than two days old.'
export const couldNotBeMade = ({ problem }: { problem: string }) => `The latest backup failed. ${problem}`
export const everyNight = ({ where }: { where: string }) => `Your shop is backed up every night to ${where}.`
export const onlyByHand = ({ where }: { where: string }) =>
  `Automatic backups are off because BACKUP_TO isn’t set. Manual backups are saved to ${where}, on the server’s own disk.`
export const lostPictures = ({ count }: { count: number }) =>
  count === 1 ? '1 image file is missing from your shop.' : `${count} image files are missing from your shop.`
export const backUpNow = 'Back up now'
export const notBegun = 'Couldn’t start the backup. Try again.'
export const keyUnwritten =
  'Your backups are encrypted, and the key is only on this server. If the server is lost, nobody can open them. Write the key down and keep it somewhere safe.'
export const showKey = 'Show backup key'
export const keyNotShown = 'Couldn’t show the backup key. Try again.'
export const backupKey = 'Backup key'
export const keyHint =
  'Print it or write it down. Anyone with this key and a backup can read all customer data.'
export const keyWrittenDown = 'I’ve written it down'
export const notNoted = 'Couldn’t save your confirmation. Try again.'
