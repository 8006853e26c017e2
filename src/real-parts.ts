import { join, resolve } from 'node:path'
import { createRazorpayEmulator } from '@pasumai/razorpay-emulator'
import { createWhatsappEmulator } from '@pasumai/whatsapp-emulator'
import { createCatalogueVersion } from '#database/catalogue-version.ts'
import type { Db } from '#database/connect.ts'
import { findDemoLogins } from '#database/demo/demo-logins.ts'
import { demoPictures } from '#database/demo/demo-pictures.ts'
import { deleteDemoReviews, seedDemo } from '#database/demo/seed-demo.ts'
import { migrateAt } from '#database/migrate.ts'
import { waitForDatabase } from '#database/open.ts'
import type { Renderer } from '#http/pages/renderer.ts'
import { parseSender } from '#integrations/mail/mail-sender.ts'
import { mailboxMailer, waitingMailer } from '#integrations/mail/mailbox.ts'
import type { Mailer } from '#integrations/mail/mailer.ts'
import { smtpMailer } from '#integrations/mail/smtp.ts'
import { diskMedia } from '#integrations/media/disk.ts'
import { layeredMedia, succeedingMedia } from '#integrations/media/layered.ts'
import type { Media } from '#integrations/media/media.ts'
import { s3Media } from '#integrations/media/s3.ts'
import { createCashOnDelivery } from '#integrations/payments/cash-on-delivery/cash-on-delivery.ts'
import { createPaymentProviders, currentPaymentProviders } from '#integrations/payments/payment-providers.ts'
import {
  createRazorpayProvider,
  type RazorpayOptions,
} from '#integrations/payments/razorpay/razorpay-provider.ts'
import { createCloudApi } from '#integrations/whatsapp/cloud-api.ts'
import { createJobRecord } from '#operations/jobs/server/job-record.ts'
import { createErrorReports } from '#operations/metrics/server/error-reports.ts'
import { createPageSpeedRecorder } from '#operations/page-speed/server/page-speed-recorder.ts'
import { ensureFirstAdmin } from '#people/accounts/server/make-admin.ts'
import { loadPepper } from '#people/accounts/server/pins/pepper.ts'
import { requirePepper } from '#people/accounts/server/pins/require-pepper.ts'
import { hasAdmin } from '#people/accounts/server/users.queries.ts'
import { disableDemoAccounts } from '#people/second-factor/server/disable-demo-accounts.ts'
import type { LiveSettings } from '#settings/live-settings.ts'
import type { Settings } from '#settings/settings.ts'
import { createConnections } from '#shopfront/connections/server/connections-cache.ts'
import { createSettingsCache } from '#shopfront/settings/server/settings-cache.ts'
import { remakeOnChange } from '#values/remake-on-change.ts'
import { createLog } from './log.ts'
import type { Parts } from './parts.ts'
import { makePrivateFolder } from './private-folder.ts'

/**
 * The production dependencies, created from the settings. Creates the data folder and connects to the database, but
 * does not migrate it.
 * @throws DatabaseProblem when the database cannot be opened
 */
export async function openParts(live: LiveSettings, loadRenderer: () => Promise<Renderer>): Promise<Parts> {
  const { settings } = live
  makePrivateFolder(resolve(settings.dataDir))
  const { errorReportUrl, publicUrl } = settings
  const log = createLog(settings.logLevel, {
    ...(errorReportUrl && { reports: createErrorReports({ url: errorReportUrl, shop: publicUrl }) }),
  })
  // The embedded database compiles its code in another thread while this one loads the pages.
  const [db, renderer] = await Promise.all([waitForDatabase(settings, log, console.log), loadRenderer()])
  return {
    ...createParts(live, db, log),
    renderer,
    ...(settings.razorpay.emulated && { emulator: createPaymentEmulator(settings) }),
    ...(settings.whatsapp?.emulated && {
      whatsappEmulator: createMessageEmulator(settings, settings.whatsapp),
    }),
  }
}

/** The parts that command-line tools also need, on an open database. Loads the pepper for pins. */
export function createParts(live: LiveSettings, db: Db, log = createLog(live.settings.logLevel)): Parts {
  const { settings } = live
  loadPepper(settings)
  const clock = { now: () => new Date() }
  const catalogueVersion = createCatalogueVersion({ db, clock })
  const connections = createConnections({ db, log }, live)
  const settingsCache = createSettingsCache({ db, log, catalogueVersion, settings, connections })
  return {
    settings,
    connections,
    db,
    clock,
    log,
    jobRecord: createJobRecord(clock),
    pageSpeed: createPageSpeedRecorder(clock),
    catalogueVersion,
    ...settingsCache,
    media: createMedia({ settings }),
    mailer: createMailer({ settings, store: settingsCache.store, clock }),
    payments: createPayments({ settings, log }),
    whatsapp: createWhatsapp({ settings }),
  }
}

/** The payment providers with the current keys. */
export function createPayments(
  { settings, log }: Pick<Parts, 'settings' | 'log'>,
  options: Pick<RazorpayOptions, 'exchange' | 'wait' | 'now'> = {},
) {
  const current = remakeOnChange(
    () => settings.razorpay,
    (razorpay) =>
      createPaymentProviders([
        createRazorpayProvider({ ...razorpay, log, ...options }),
        createCashOnDelivery(),
      ]),
  )
  return currentPaymentProviders(current)
}

/** The mail server of the current settings; without one a folder, and in production the mails wait. */
export function createMailer({
  settings,
  store,
  clock,
}: Pick<Parts, 'settings' | 'store' | 'clock'>): Mailer {
  const folder = join(resolve(settings.dataDir), 'mailbox')
  const current = remakeOnChange(
    () => settings.mail,
    ({ smtpUrl, from }) => {
      const configured = from === undefined ? undefined : parseSender(from)
      const sender = () => ({
        name: configured?.name || store().name,
        address: configured?.address ?? (store().email || 'shop@localhost'),
      })
      if (smtpUrl) return smtpMailer(smtpUrl, sender)
      return settings.production ? waitingMailer : mailboxMailer(folder, sender, clock.now)
    },
  )
  return {
    get destination() {
      return current().destination
    },
    isWaiting: () => current().isWaiting?.() ?? false,
    send: (mail) => current().send(mail),
  }
}

/** The connection to WhatsApp with the current keys. */
export const createWhatsapp = ({ settings }: Pick<Parts, 'settings'>): Parts['whatsapp'] =>
  remakeOnChange(
    () => settings.whatsapp,
    (keys) => keys && createCloudApi(keys),
  )

/** The media store of the current settings. */
export function createMedia({ settings }: Pick<Parts, 'settings'>): Media {
  const current = remakeOnChange(
    () => settings.s3,
    () => openMedia(settings),
  )
  return {
    put: (...given) => current().put(...given),
    get: (key) => current().get(key),
    delete: (key) => current().delete(key),
    isBundled: (key) => current().isBundled?.(key) ?? Promise.resolve(false),
    close: () => current().close(),
  }
}

/**
 * The media store, S3 or a folder, layered over the bundled pictures. Pictures that were stored in the folder before the
 * shop had an S3 store are still read from there.
 */
export function openMedia({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): Media {
  const folder = diskMedia(join(resolve(dataDir), 'pictures'))
  const store = s3 ? succeedingMedia(s3Media(s3), { earlier: folder }) : folder
  return layeredMedia(store, { bundledMedia: diskMedia(demoPictures) })
}

/** The bundled payment emulator, used until the shop has Razorpay keys. */
export const createPaymentEmulator = ({ razorpay, port, dataDir }: Settings) =>
  createRazorpayEmulator({
    keyId: razorpay.keyId,
    keySecret: razorpay.keySecret,
    webhookSecret: razorpay.webhookSecrets[0] ?? '',
    webhookUrl: `http://127.0.0.1:${port}/api/payment/webhook`,
    storeFile: join(resolve(dataDir), 'razorpay-emulator.json'),
  })

/** The bundled WhatsApp emulator of a demo. */
const createMessageEmulator = ({ port }: Settings, keys: NonNullable<Settings['whatsapp']>) =>
  createWhatsappEmulator({
    ...keys,
    deliversByItself: true,
    postWebhook: (webhook) =>
      fetch(`http://127.0.0.1:${port}/api/whatsapp/webhook`, { method: 'POST', ...webhook }),
  })

/**
 * Prepares the database before the first request: migrations, the first administrator, the demo, and no public logins
 * in a real shop.
 */
export async function prepareShop(parts: Parts) {
  const { db, settings } = parts
  await migrateAt(db, settings.database.url)
  await requirePepper(parts)
  await parts.refreshStoreSettings()
  const ended = settings.isReal ? await disableDemoAccounts(db) : 0
  if (settings.isReal) await deleteDemoReviews(db)
  if (ended > 0) console.log('The demo accounts were disabled because this is a real shop.')
  if (settings.firstAdmin) await ensureFirstAdmin(parts, settings.firstAdmin)
  if (settings.demo) await seedDemo(parts, { logins: !settings.isReal })
}

/** The text printed at startup: the URL, warnings, and the demo's logins. */
export async function formatStartupMessage({ settings, mailer, db, store }: Parts): Promise<string> {
  const lines = [
    `${store().name} is open at ${settings.publicUrl}`,
    settings.database.url
      ? 'Database: Postgres server.'
      : 'Database: embedded. Use it to try out the shop, not for real payments.',
    `Email: ${mailer.destination}.`,
  ]
  if (settings.isReal && !settings.backup.to)
    lines.push(
      'WARNING: Nightly backups are off. Set BACKUP_TO to a folder on another disk or to s3://bucket/path.',
    )
  if (settings.razorpay.pretend) lines.push('Payments: demo payments. No real money is charged.')
  for (const { role, phone, pin } of await findDemoLogins(db))
    lines.push(`Log in as ${role === 'admin' ? 'the administrator' : 'a customer'}: ${phone}, pin ${pin}`)
  if (!(await hasAdmin(db))) lines.push('There is no administrator yet. Create one with npm run admin.')
  return lines.join('\n')
}
