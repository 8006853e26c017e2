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
