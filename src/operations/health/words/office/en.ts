import { wait } from '#values/words/en.ts'

export const lead = 'What your shop needs to sell, as it is at this moment.'
export const loading = 'Looking at the shop...'
export const notLoaded = 'The status could not be loaded.'
export const notLoadedAnew = 'It could not be read anew. This is how it was before.'
export const lookAgain = 'Look again'
export const readAt = ({ at }: { at: string }) =>
  `Read ${at}. This page looks again every half minute while it is open.`
export const allWell = 'Everything works.'
const itNeeds = (count: number) => (count === 1 ? '1 thing needs' : `${count} things need`)
export const needLook = ({ count, names }: { count: number; names: string }) =>
  `${itNeeds(count)} a look: ${names}.`
export const states = { works: 'Works', look: 'Look at this', broken: 'Does not work' }
export const cardTitle = 'Status'
export const openStatus = 'Open the status'

export const titles = {
  shop: 'The shop itself',
  database: 'Database',
  disk: 'Disk',
  memory: 'Memory',
  payments: 'Razorpay',
  unanswered: 'Orders that wait for Razorpay',
  webhooks: 'News from Razorpay',
  mails: 'Mails',
  jobs: 'Jobs',
  backup: 'Backup',
  pictures: 'Pictures',
}

/** What could not be looked at. */
export const unread = {
  late: 'It did not answer within two seconds.',
  failed: 'It could not be read. The shop’s log says why.',
}
export const askWhoRuns = 'If it stays so, ask whoever runs your server.'

export const running = ({ since, release }: { since: string; release: string }) =>
  `Release ${release}, running since ${since}.`
export const process = ({ host, pid }: { host: string; pid: string }) =>
  `This is told by process ${pid} on ${host}. Where several run, each tells of itself.`

export const answersIn = ({ ms, size }: { ms: string; size: string }) =>
  `It answers within ${ms} ms and holds ${size}.`
export const databaseKinds = {
  embedded: 'It is the embedded one, in the data folder.',
  server: 'It is a Postgres server. How full that server’s disk is cannot be seen from here.',
}
export const embeddedIsForTrying =
  'The embedded database can lose its last seconds. For real money move to a Postgres server: npm run move-to-postgres.'
export const waitForConnection = ({ count }: { count: number }) =>
  count === 1 ? '1 request waits for a connection.' : `${count} requests wait for a connection.`
export const databaseIsSlow =
  'Shoppers wait for it. Close what else the machine does, such as large exports; if it stays so, ask whoever runs your server.'
export const databaseIsReadOnly =
  "It answers, but can't save anything: its disk is full, or it's a replica. Nothing can be bought until it does. Free up disk space on its server, or ask whoever runs it."
export const databaseIsAway =
  'Nothing can be bought until it answers. The shop goes on by itself when it is back; restart the database, or ask whoever runs your server.'

export const freeOf = ({ what, free, total }: { what: string; free: string; total: string }) =>
  `${what}: ${free} free of ${total}.`
export const things = { data: 'data', pictures: 'pictures', backups: 'backups' }
export const inStore = ({ what }: { what: string }) =>
  `In an S3 store, not on a disk of this machine: ${what}.`
export const diskIsFull =
  'A full disk stops the shop. Make room: keep fewer backups (BACKUP_KEEP), put them elsewhere (BACKUP_TO), delete pictures that nothing shows, or ask for a larger disk.'

export const memoryIs = ({ used, free }: { used: string; free: string }) =>
  `The process takes ${used}; the machine has ${free} left for it.`
export const memoryIsShort =
  'The system may end a process for which there is no memory. Restart the shop when it is quiet; if it comes back, ask for a larger machine.'

export const modes = {
  pretend: 'The shop has no keys and takes pretend money.',
  test: 'The shop has test keys: no real money moves.',
  live: 'The shop has live keys: real money moves.',
}
export const answered = ({ at }: { at: string }) => `It answered last ${at}.`
export const notAskedYet = 'It was not asked yet since the shop was started.'
export const silentSince = ({ at }: { at: string }) => `It has not answered since ${at}.`
export const providerIsSilent =
  'Orders are kept and asked about again; nothing is lost. Look at status.razorpay.com, and at this machine’s network.'
export const keysAreRefused =
  'Razorpay does not accept the keys. Look whether key id and secret belong together and are still valid; the guide tries them.'
export const keysAreForTrying = 'Set live keys where the shop runs before you sell for real.'
export const openGuide = 'Open the guide'

export const noneUnanswered = 'No order waits for an answer.'
export const ordersUnanswered = ({ count, total, since }: { count: number; total: string; since: string }) =>
  `${count === 1 ? '1 order waits' : `${count} orders wait`} for an answer, ${total} in all, the first since ${since}. Nobody knows yet whether this money came in.`
export const theyAreAskedAgain =
  'They are asked about by themselves until there is an answer. Send nothing for them before that.'
export const openMoney = 'Open Money'

export const newsHeard = ({ at }: { at: string }) => `The last signed news came ${at}.`
export const noNews = 'No signed news came yet, or none for 30 days.'
export const lastPayment = ({ at }: { at: string }) => `The last payment was taken ${at}.`
export const newsAreMissing =
  'Payments are found all the same, but later. Look in Razorpay’s dashboard, under Webhooks, whether the address ends in /api/payment/webhook and the secret is the one of RAZORPAY_WEBHOOK_SECRET.'

export const noMails = 'No mail waits.'
export const mailsWait = ({ count, since }: { count: number; since: string }) =>
  `${count === 1 ? '1 mail waits' : `${count} mails wait`}, the oldest since ${since}.`
export const mailsRefused = ({ count }: { count: number }) =>
  `${count === 1 ? '1 was' : `${count} were`} not taken by the mail server. Each is tried again until it is; none is given up.`
export const mailLeaves = 'Mail goes out through your mail server.'
export const mailStays = 'Mail is written to a folder beside the shop and reaches nobody.'
export const mailsAreStuck =
  'Look in Mails what the mail server says: often it is a password that was changed, or an address that there is not.'
export const setSmtp = 'Set SMTP_URL and MAIL_FROM where the shop runs.'
export const openMails = 'See the mails that wait'

export const jobsRun = ({ count }: { count: number }) =>
  `${count} jobs run in this process, each in its time.`
export const noJobs = 'No job runs in this process.'
export const jobsLate = ({ names }: { names: string }) =>
  `Did not come to an end for a quarter of an hour: ${names}.`
export const jobsFailing = ({ names }: { names: string }) => `Failed the last time: ${names}.`
export const jobsAreTriedAgain =
  'What failed is tried again by itself. If it stays so, restart the shop, and ask whoever runs it to read the log.'
export const allJobs = 'When each job was last done'
export const jobDone = ({ at, every }: { at: string; every: number }) =>
  `${at}, every ${wait({ seconds: every })}`
export const notDoneYet = 'not yet'

export const lastBackup = ({ at, size }: { at: string; size: string }) =>
  `The last one was made ${at}, ${size}.`
export const noBackup = 'None was made yet.'
export const nextBackup = ({ at }: { at: string }) => `The next one is due ${at}.`
export const backupsGoTo = ({ where }: { where: string }) => `They go to ${where}.`
export const noneByItself = 'None is made by itself: set BACKUP_TO where the shop runs.'
export const backupIsLate = 'The last one is more than two days old.'
export const backupFailed = ({ problem }: { problem: string }) => `The newest could not be made. ${problem}`
export const backUpThere = 'Mend what is said here, then press Back up now on the dashboard.'
export const openDashboard = 'Open the dashboard'

export const pictureFound = {
  folder: 'The folder of the pictures can be read.',
  store: 'The S3 store of the pictures answers.',
}
export const noPictures = 'The shop has no pictures yet.'
export const pictureLost =
  'The file of a picture is not there any more, so shoppers see a gap. Upload it again, or restore a backup.'
export const picturesAway = 'Shoppers see gaps where pictures are not kept in memory.'
export const openPictures = 'Open the pictures'
