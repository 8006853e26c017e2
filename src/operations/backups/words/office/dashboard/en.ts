/** On the dashboard. */
export const backups = 'Backups'
export const backupsNotLoaded = 'When the shop was last backed up could not be loaded.'
export const noneYet = 'No backup was made yet.'
export const lastBackup = ({ at, size }: { at: string; size: string }) =>
  `Last backup: ${at}, ${size}, read back and whole.`
export const isRunning = 'A backup is being made.'
export const isLate = 'It is more than two days old.'
export const couldNotBeMade = ({ problem }: { problem: string }) => `The newest could not be made. ${problem}`
export const everyNight = ({ where }: { where: string }) => `One is made every night, to ${where}.`
export const onlyByHand = ({ where }: { where: string }) =>
  `None is made by itself: the setting BACKUP_TO is missing. By hand they go to ${where}, on the disk of the shop itself.`
export const lostPictures = ({ count }: { count: number }) =>
  count === 1
    ? 'The shop itself has lost the files of 1 picture.'
    : `The shop itself has lost the files of ${count} pictures.`
export const backUpNow = 'Back up now'
export const notBegun = 'The backup could not be begun. Please try again.'
export const keyUnwritten =
  'Your backups are encrypted, and the key is only on this server. If the server is lost, nobody can open them. Write the key down and keep it somewhere safe.'
export const showKey = 'Show backup key'
export const keyNotShown = 'Couldn’t show the backup key. Try again.'
export const backupKey = 'Backup key'
export const keyHint =
  'Print it or write it down. Anyone with this key and a backup can read all customer data.'
export const keyWrittenDown = 'I’ve written it down'
export const notNoted = 'Couldn’t save that. Try again.'
