import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { pino } from 'pino'
import { createCatalogueVersion } from '#database/catalogue-version.ts'
import { openDatabase } from '#database/open.ts'
import { mailboxMailer } from '#integrations/mail/mailbox.ts'
import { diskMedia } from '#integrations/media/disk.ts'
import { createRazorpayClient } from '#integrations/razorpay/client.ts'
import { jobs } from '#jobs.ts'
import { createJobRecord } from '#operations/jobs/server/job-record.ts'
import type { Parts } from '#parts.ts'
import { readSettings } from '#settings/settings.ts'
import { createShop } from '#shop.ts'
import { createSettingsCache } from '#shopfront/settings/server/settings-cache.ts'

/** What the driver asks of the process. */
export type ShopCommand = { killAt: string } | { secondsPass: number } | 'run jobs' | 'close'
/** What it is told: a point that was passed, or that what it asked for is done. */
export type Report = { passed: string } | 'done'

/*
 * The shop as a process of its own that ends itself with SIGKILL at a named point between two writes or calls. Jobs run
 * when the driver says so, and time passes when it says so; otherwise it is made of the same parts as the real one.
 */
const settings = readSettings(process.env)
let secondsAhead = Number(process.env.SECONDS_AHEAD ?? 0)
let killAt = ''
const clock = { now: () => new Date(Date.now() + secondsAhead * 1000) }
const sendReport = (report: Report) => process.send?.(report)

const log = pino({ level: 'silent' })
const db = await openDatabase(settings)
const catalogueVersion = createCatalogueVersion({ db, clock })
const parts: Parts = {
  settings,
  db,
  clock,
  log,
  jobRecord: createJobRecord(clock),
  catalogueVersion,
  ...createSettingsCache({ db, log, catalogueVersion, settings }),
  mailer: mailboxMailer(
    join(settings.dataDir, 'mailbox'),
    () => ({ name: '', address: 'shop@example.com' }),
    clock.now,
  ),
  media: diskMedia(join(settings.dataDir, 'pictures')),
  razorpay: createRazorpayClient({ ...settings.razorpay, log }),
  hooks: {
    at: async (point) => {
      if (point === killAt) process.kill(process.pid, 'SIGKILL')
      sendReport({ passed: point })
    },
  },
}
const app = await createShop(parts)
await app.listen({ port: settings.port, host: settings.host })
// A process that is killed keeps nothing of what it compiled: the next one would do it all again.
flushCompileCache()

process.on('message', async (order: ShopCommand) => {
  if (order === 'close') {
    await app.close()
    await db.destroy()
    process.exit(0)
  }
  if (order === 'run jobs') for (const { run } of jobs) await run(parts)
  else if ('killAt' in order) killAt = order.killAt
  else secondsAhead += order.secondsPass
  sendReport('done')
})
sendReport('done')
