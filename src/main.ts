import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pino } from 'pino'
import { ensureFirstAdmin } from './areas/accounts/server/make-admin.ts'
import { startJobs } from './areas/checkout/server/jobs.ts'
import { createCatalogueVersion } from './database/catalogue-version.ts'
import { DatabaseProblem } from './database/connect.ts'
import { demoLogins } from './database/demo/demo-logins.ts'
import { demoPictures } from './database/demo/demo-pictures.ts'
import { seedDemo } from './database/demo/seed-demo.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { loadRenderer } from './http/renderer.ts'
import { mailboxMailer } from './integrations/mail/mailbox.ts'
import { smtpMailer } from './integrations/mail/smtp.ts'
import { diskMedia } from './integrations/media/disk.ts'
import { layeredMedia } from './integrations/media/layered.ts'
import { s3Media } from './integrations/media/s3.ts'
import { createRazorpayClient } from './integrations/razorpay/client.ts'
import { createRazorpayEmulator } from './integrations/razorpay/emulator/razorpay-emulator.ts'
import type { Parts } from './parts.ts'
import { readSettings, type Settings, SettingsProblem } from './settings.ts'
import { createShop } from './shop.ts'
import { store } from './store.ts'

/** The process: settings → database → shop → listen → close. Nothing else chooses real parts. */
async function main() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const settings = readSettings(process.env)
  const parts = await realParts(settings)
  await migrate(parts.db)
  if (settings.firstAdmin) await ensureFirstAdmin(parts, settings.firstAdmin)
  if (settings.demo) await seedDemo(parts)
  const shop = await createShop(parts)
  await shop.listen({ port: settings.port, host: settings.host })
  const jobs = startJobs(parts)
  greet(parts)
  closeOnSignal(async () => {
    await shop.close()
    await jobs.stop()
    await parts.media.close()
    await parts.db.destroy()
  })
}

/** Ends in order, once: a terminal and npm may both pass the same signal on. */
function closeOnSignal(close: () => Promise<void>) {
  let isClosing = false
  const end = () => {
    if (isClosing) return
    isClosing = true
    close().then(
      () => process.exit(0),
      (problem) => {
        console.error(problem)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

async function realParts(settings: Settings): Promise<Parts> {
  const clock = { now: () => new Date() }
  const log = pino({ level: settings.logLevel })
  const dataDir = resolve(settings.dataDir)
  const db = await openDatabase(settings)
  return {
    settings,
    db,
    clock,
    log,
    catalogueVersion: createCatalogueVersion({ db, clock }),
    renderer: await loadRenderer(),
    media: layeredMedia(settings.s3 ? s3Media(settings.s3) : diskMedia(join(dataDir, 'pictures')), {
      cameWithTheShop: diskMedia(demoPictures),
    }),
    mailer: settings.mail.smtpUrl
      ? smtpMailer(settings.mail.smtpUrl, settings.mail.from ?? store.email)
      : mailboxMailer(join(dataDir, 'mailbox'), `${store.name} <${store.email}>`, clock.now),
    razorpay: createRazorpayClient({ ...settings.razorpay, log }),
    ...(settings.razorpay.emulated && { emulator: pretendProvider(settings, dataDir) }),
  }
}

const pretendProvider = ({ razorpay, port }: Settings, dataDir: string) =>
  createRazorpayEmulator({
    keyId: razorpay.keyId,
    keySecret: razorpay.keySecret,
    webhookSecret: razorpay.webhookSecrets[0] ?? '',
    webhookUrl: `http://127.0.0.1:${port}/api/payment/webhook`,
    storeFile: join(dataDir, 'razorpay-emulator.json'),
  })

function greet({ settings, mailer }: Parts) {
  const lines = [
    `${store.name} is open at ${settings.publicUrl}`,
    settings.database.url
      ? 'The database is a Postgres server.'
      : 'The database is embedded: for trying the shop, not for real money.',
    `Mail: ${mailer.destination}.`,
  ]
  if (settings.razorpay.pretend) lines.push('Payments go to an emulator: no money moves.')
  if (settings.demo)
    for (const { role, phone, pin } of demoLogins)
      lines.push(`Log in as ${role === 'admin' ? 'the administrator' : 'a customer'}: ${phone}, pin ${pin}`)
  console.log(lines.join('\n'))
}

/** What keeps the shop from starting, as one clear sentence each. */
function sentencesOf(problem: unknown): string[] {
  if (problem instanceof SettingsProblem)
    return ['The settings cannot work:', ...problem.problems.map((line) => `- ${line}`)]
  if (problem instanceof DatabaseProblem) return [problem.message]
  if (problem instanceof Error && 'code' in problem) {
    const { code, port, address } = problem as NodeJS.ErrnoException & { port?: number; address?: string }
    if (code === 'EADDRINUSE')
      return [`Port ${port} is in use by another program. Stop it, or set PORT to another number.`]
    if (code === 'EACCES' && port)
      return [`Port ${port} needs more rights than this user has. Set PORT above 1023.`]
    if (code === 'EADDRNOTAVAIL') return [`HOST ${address} is no address of this machine.`]
  }
  return [problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)]
}

main().catch((problem) => {
  console.error(sentencesOf(problem).join('\n'))
  process.exit(1)
})
