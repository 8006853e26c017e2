import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { pino } from 'pino'
import { createCatalogueVersion } from '#database/catalogue-version.ts'
import { waitForDatabase } from '#database/open.ts'
import { mailboxMailer } from '#integrations/mail/mailbox.ts'
import { diskMedia } from '#integrations/media/disk.ts'
import { createCashOnDelivery } from '#integrations/payments/cash-on-delivery/cash-on-delivery.ts'
import { createPaymentProviders } from '#integrations/payments/payment-providers.ts'
import { createRazorpayProvider } from '#integrations/payments/razorpay/razorpay-provider.ts'
import { jobs } from '#jobs.ts'
import { createJobRecord } from '#operations/jobs/server/job-record.ts'
import { createPageSpeedRecorder } from '#operations/page-speed/server/page-speed-recorder.ts'
import type { Parts } from '#parts.ts'
import { createLiveSettings } from '#settings/live-settings.ts'
import { createShop } from '#shop.ts'
import { createConnections } from '#shopfront/connections/server/connections-cache.ts'
import { createSettingsCache } from '#shopfront/settings/server/settings-cache.ts'

/** A command of the driver to the process. */
export type ShopCommand = { killAt: string } | { secondsPass: number } | 'run jobs' | 'close'
/** A message to the driver: a kill point was passed, or the command is done. */
export type Report = { passed: string } | 'done'

/*
 * The shop as a separate process that kills itself with SIGKILL at a named point between two writes or calls. The
 * driver runs the jobs and moves the clock; everything else is made of the same parts as the real shop.
 */
const live = createLiveSettings(process.env)
const { settings } = live
let secondsAhead = Number(process.env.SECONDS_AHEAD ?? 0)
let killAt = ''
const clock = { now: () => new Date(Date.now() + secondsAhead * 1000) }
const sendReport = (report: Report) => process.send?.(report)

const log = pino({ level: 'silent' })
const db = await waitForDatabase(settings, log, console.error)
const catalogueVersion = createCatalogueVersion({ db, clock })
const connections = createConnections({ db, log }, live)
const parts: Parts = {
  settings,
  connections,
  db,
  clock,
  log,
  jobRecord: createJobRecord(clock),
  pageSpeed: createPageSpeedRecorder(clock),
  catalogueVersion,
  ...createSettingsCache({ db, log, catalogueVersion, settings, connections }),
  mailer: mailboxMailer(
    join(settings.dataDir, 'mailbox'),
    () => ({ name: '', address: 'shop@example.com' }),
    clock.now,
  ),
  media: diskMedia(join(settings.dataDir, 'pictures')),
  payments: createPaymentProviders([
    createRazorpayProvider({ ...settings.razorpay, log }),
    createCashOnDelivery(),
  ]),
  whatsapp: () => undefined,
  hooks: {
    at: async (point) => {
      if (point === killAt) process.kill(process.pid, 'SIGKILL')
      sendReport({ passed: point })
    },
  },
}
const app = await createShop(parts)
await app.listen({ port: settings.port, host: settings.host })
// A killed process would lose its compile cache, and the next one would compile everything again.
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
