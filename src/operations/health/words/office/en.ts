import { wait } from '#values/words/en.ts'

export const lead = 'The current status of everything your shop needs to run.'
export const loading = 'Loading status...'
export const notLoaded = 'Couldn’t load the status. Try again.'
export const notLoadedAnew = 'Couldn’t refresh. Showing the last known status.'
export const lookAgain = 'Refresh'
export const readAt = ({ at }: { at: string }) =>
  `Last updated: ${at}. Refreshes every 30 seconds while this page is open.`
export const allWell = 'Everything is working.'
const issuesNeed = (count: number) => (count === 1 ? '1 issue needs' : `${count} issues need`)
export const needLook = ({ count, names }: { count: number; names: string }) =>
  `${issuesNeed(count)} attention: ${names}.`
export const states = { works: 'Working', look: 'Needs attention', broken: 'Not working' }
export const cardTitle = 'Status'
export const openStatus = 'View status'

export const titles = {
  shop: 'Shop server',
  database: 'Database',
  disk: 'Disk',
  memory: 'Memory',
  payments: 'Razorpay',
  unanswered: 'Orders waiting for Razorpay',
  webhooks: 'Razorpay webhooks',
  mails: 'Emails',
  whatsapp: 'WhatsApp messages',
  connections: 'Connections',
  jobs: 'Background tasks',
  backup: 'Backups',
  pictures: 'Images',
  speed: 'Page speed for visitors',
}

/** For something that couldn’t be checked. */
export const unread = {
  late: 'No response within two seconds.',
  failed: 'Couldn’t get the status. Check your shop’s log for details.',
}
export const askWhoRuns = 'If this continues, contact whoever runs your server.'

export const running = ({ since, release }: { since: string; release: string }) =>
  `Release ${release}, running since ${since}.`
export const process = ({ host, pid }: { host: string; pid: string }) =>
  `Reported by process ${pid} on ${host}. If your shop runs several processes, each reports on itself.`

export const answersIn = ({ ms, size }: { ms: string; size: string }) =>
  `Response time: ${ms} ms. Database size: ${size}.`
export const databaseKinds = {
  embedded: 'This is the embedded database, in the data folder.',
  server: 'This is a Postgres server. Its free disk space can’t be checked from here.',
}
export const embeddedIsForTrying =
  'The embedded database can lose the last few seconds of data. Before you take real payments, move to a Postgres server: npm run move-to-postgres.'
export const waitForConnection = ({ count }: { count: number }) =>
  count === 1 ? '1 request is waiting for a connection.' : `${count} requests are waiting for a connection.`
export const databaseIsSlow =
  'The database is slow, so shoppers have to wait. Stop other heavy work on the server, such as large exports. If this continues, contact whoever runs your server.'
export const databaseIsReadOnly =
  'The database responds but can’t save anything: its disk is full, or it’s a replica. Customers can’t order until this is fixed. Free up disk space on the database server, or contact whoever runs it.'
export const databaseIsAway =
  'Customers can’t order until the database responds. Restart it, or contact whoever runs your server. Your shop will resume automatically once the database is back.'

export const freeOf = ({ what, free, total }: { what: string; free: string; total: string }) =>
  `${what}: ${free} free of ${total}.`
export const things = { data: 'data', pictures: 'images', backups: 'backups' }
export const inStore = ({ what }: { what: string }) => `In S3 storage, not on this server’s disk: ${what}.`
export const diskIsFull =
  'A full disk stops your shop. Free up space: keep fewer backups (BACKUP_KEEP), save them elsewhere (BACKUP_TO), delete unused images, or get a larger disk.'

export const memoryIs = ({ used, free }: { used: string; free: string }) =>
  `Used by this process: ${used}. Free on this server: ${free}.`
export const memoryIsShort =
  'The system may stop the shop when memory runs out. Restart the shop at a quiet time. If this happens again, get a larger server.'

export const modes = {
  none: 'No keys are set, so customers can’t pay online yet.',
  pretend: 'No keys are set. Your shop takes demo payments only.',
  test: 'Test keys are set. No real money is charged.',
  live: 'Live keys are set. Payments are real.',
}
export const answered = ({ at }: { at: string }) => `Last response from Razorpay: ${at}.`
export const notAskedYet = 'Razorpay hasn’t been contacted since the shop started.'
export const silentSince = ({ at }: { at: string }) => `Razorpay hasn’t responded since ${at}.`
export const providerIsSilent =
  'Orders are kept and checked again automatically; nothing is lost. Check status.razorpay.com and this server’s network connection.'
export const keysAreRefused =
  'Razorpay doesn’t accept the keys. Check that the key ID and key secret belong together and are still valid. You can test them under Connections.'
export const keysAreForTrying = 'Enter live keys under Connections before you start selling.'
export const openConnections = 'Open Connections'

export const noneUnanswered = 'No orders are waiting for Razorpay.'
export const ordersUnanswered = ({ count, total, since }: { count: number; total: string; since: string }) =>
  `${count === 1 ? '1 order is' : `${count} orders are`} waiting for Razorpay, ${total} in total, the oldest since ${since}. Razorpay hasn’t confirmed yet whether this money was received.`
export const theyAreAskedAgain =
  'These orders are checked automatically until Razorpay answers. Don’t dispatch them before that.'
export const openMoney = 'View payments'

export const newsHeard = ({ at }: { at: string }) => `Last verified webhook: ${at}.`
export const noNews = 'No verified webhook in the last 30 days.'
export const lastPayment = ({ at }: { at: string }) => `Last payment: ${at}.`
export const newsAreMissing =
  'Payments are still picked up, but with a delay. In the Razorpay dashboard, under Webhooks, check that the URL ends in /api/payment/webhook and that the secret is the webhook secret under Connections.'

export const noMails = 'No emails are waiting.'
export const mailsWait = ({ count, since }: { count: number; since: string }) =>
  `${count === 1 ? '1 email is waiting' : `${count} emails are waiting`}, the oldest since ${since}.`
export const mailsRefused = ({ count }: { count: number }) =>
  `The mail server didn’t accept ${count === 1 ? '1 email' : `${count} emails`}. Sending is retried automatically until it succeeds.`
export const mailLeaves = 'Emails are sent through your mail server.'
export const mailStays = 'There is no mail server yet. Nobody receives emails.'
export const mailsAreStuck =
  'Check the mail server’s error in Emails. The usual causes are a changed password or an address that doesn’t exist.'
export const setSmtp = 'Enter your mail server under Connections.'
export const openMails = 'View waiting emails'

export const connectionNames: { [name: string]: string } = {
  payments: 'Razorpay',
  mail: 'email',
  whatsapp: 'WhatsApp',
  pictures: 'image storage',
  backups: 'backups',
}
export const connectionsSet = ({ here, elsewhere }: { here: number; elsewhere: number }) =>
  `Entered in the back office: ${here}. Set on the server: ${elsewhere}.`
export const connectionsUnreadable = ({ names }: { names: string }) =>
  `Encrypted with a key that this process doesn’t have: ${names}.`
export const connectionsUnfit = ({ names }: { names: string }) =>
  `Not allowed by the server’s other settings: ${names}.`
export const enterThemAgain =
  'Enter them again under Connections. If you still have the key from the earlier server, set it as SECRETS_KEY instead.'

export const jobsRun = ({ count }: { count: number }) =>
  `${count} background tasks run in this process, each on its own schedule.`
export const noJobs = 'No background tasks run in this process.'
export const jobsLate = ({ names }: { names: string }) => `Not completed for 15 minutes: ${names}.`
export const jobsFailing = ({ names }: { names: string }) => `Failed on the last run: ${names}.`
export const jobsAreTriedAgain =
  'Failed tasks are retried automatically. If this continues, restart the shop and ask whoever runs your server to check the log.'
export const allJobs = 'Last run of each background task'
export const jobDone = ({ at, every }: { at: string; every: number }) =>
  `${at} (every ${wait({ seconds: every })})`
export const notDoneYet = 'Not run yet'

export const lastBackup = ({ at, size }: { at: string; size: string }) => `Last backup: ${at}, ${size}.`
export const noBackup = 'No backups yet.'
export const nextBackup = ({ at }: { at: string }) => `Next backup: ${at}.`
export const backupsGoTo = ({ where }: { where: string }) => `Backups are saved to ${where}.`
export const noneByItself = 'Automatic backups are off. To turn them on, set BACKUP_TO on the server.'
export const backupIsLate = 'The last backup is more than two days old.'
export const backupFailed = ({ problem }: { problem: string }) => `The latest backup failed. ${problem}`
export const backUpThere = 'Fix the problem above, then choose Back up now on the dashboard.'
export const openDashboard = 'Open dashboard'

export const pictureFound = {
  folder: 'The images folder is readable.',
  store: 'The S3 storage for images is responding.',
}
export const noPictures = 'Your shop has no images yet.'
export const pictureLost =
  'An image file is missing, so shoppers see a gap. Upload the image again, or restore a backup.'
export const picturesAway = 'Shoppers see gaps in place of images that aren’t cached.'
export const openPictures = 'View images'

export const noSpeedYet =
  'No visits measured yet. One in four visits is measured, but none with Data Saver or Do Not Track turned on.'
export const speedOfThreeInFour = ({ days }: { days: number }) =>
  `In the last ${days} days, three out of four visitors had these values or better:`
const speedNames = {
  lcp: 'Main image or text shown after',
  inp: 'Response to taps and typing after',
  cls: 'Layout shift while loading',
  tap: 'Next page shown after a tap on a link',
}
const ratings = { good: 'good', fair: 'could be better', poor: 'poor' }
const pages = {
  home: 'the home page',
  categories: 'the list of categories',
  category: 'category pages',
  product: 'product pages',
  cart: 'the cart',
  checkout: 'the checkout',
  other: 'all other pages',
}
type SpeedSentence = {
  metric: keyof typeof speedNames
  value: string
  rating: keyof typeof ratings
  samples: string
  slowest: { page: keyof typeof pages; value: string } | null
}
export const speedOf = ({ metric, value, rating, samples, slowest }: SpeedSentence) =>
  `${speedNames[metric]}: ${value} (${ratings[rating]}, measured ${samples === '1' ? 'once' : `${samples} times`}).${slowest ? ` Worst: ${pages[slowest.page]}, ${slowest.value}.` : ''}`
export const milliseconds = ({ ms }: { ms: string }) => `${ms} ms`
export const seconds = ({ seconds }: { seconds: string }) => `${seconds} s`
export const pagesAreSlow =
  'Pages are slow for many visitors. Ask whoever runs your server to check whether it’s overloaded or far from your customers.'

export const whatsappIsOff = 'Your shop doesn’t send WhatsApp messages.'
export const whatsappIsOn = 'Customers who ask for it get order updates on WhatsApp.'
export const whatsappIsEmulated = 'Messages go to an emulator, and nobody gets them.'
export const whatsappWaits = ({ count, since }: { count: number; since: string }) =>
  count === 1 ? `1 message waiting since ${since}.` : `${count} messages waiting, the oldest since ${since}.`
export const whatsappError = ({ error }: { error: string }) => `Last error from WhatsApp: ${error}`
export const whatsappAdvice = {
  account:
    'WhatsApp doesn’t accept your account or its token. Check them in Meta Business Suite, and ask whoever runs your server to set a new WHATSAPP_TOKEN if it has expired. Emails are sent as usual.',
  template: 'A message template is missing, paused or different. Check the templates in WhatsApp Manager.',
  temporary:
    'WhatsApp isn’t accepting messages now. They are sent automatically once it does. Emails are sent as usual.',
}
export const whatsappKeysMissing =
  'Messages are turned on, but your server has no WhatsApp keys. Ask whoever runs it to set them.'
export const openWhatsapp = 'View WhatsApp messages'
