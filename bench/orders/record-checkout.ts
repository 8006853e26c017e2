import { createRazorpayEmulator, emulatorApp } from '@pasumai/razorpay-emulator'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { createCatalogueVersion } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import { diskMedia } from '#integrations/media/disk.ts'
import { createPaymentProviders } from '#integrations/payments/payment-providers.ts'
import { createRazorpayProvider } from '#integrations/payments/razorpay/razorpay-provider.ts'
import { createJobRecord } from '#operations/jobs/server/job-record.ts'
import { createPageSpeedRecorder } from '#operations/page-speed/server/page-speed-recorder.ts'
import type { Parts } from '#parts.ts'
import { createLiveSettings } from '#settings/live-settings.ts'
import { readSettings } from '#settings/settings.ts'
import { createShop } from '#shop.ts'
import { createConnections } from '#shopfront/connections/server/connections-cache.ts'
import { createSettingsCache } from '#shopfront/settings/server/settings-cache.ts'
import { createBuyer, send } from './buyer.ts'
import type { Customer } from './customers.ts'

/** A statement that the shop sent, including `begin` and `commit`. */
export type Statement = { sql: string; parameters: readonly unknown[] }

const keys = readSettings({}).razorpay

/**
 * Lets one customer check out at a shop in this process and records every statement in order: those of the browser's
 * three requests, then those of the three webhooks.
 */
export async function recordCheckout(databaseUrl: string, customer: Customer): Promise<Statement[]> {
  const statements: Statement[] = []
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) }),
    log: ({ query: { sql, parameters } }) => void statements.push({ sql, parameters }),
  })
  const webhooks: { body: string; headers: Record<string, string> }[] = []
  const bank = createRazorpayEmulator({
    ...keys,
    webhookSecret: keys.webhookSecrets[0] ?? '',
    webhookUrl: '',
    postWebhook: async (webhook) => {
      webhooks.push(webhook)
      return 200
    },
  })
  const provider = emulatorApp(bank)
  const providerUrl = await provider.listen({ port: 0 })
  const shop = await createShop(partsOf(db, providerUrl))
  const url = await shop.listen({ port: 0 })

  await createBuyer({ shop: { url }, providerUrl }, customer).checkOut()
  await bank.idle()
  for (const webhook of webhooks) await send(`${url}/api/payment/webhook`, webhook)

  for (const app of [shop, provider]) await app.close()
  await db.destroy()
  return statements
}

function partsOf(db: Kysely<Database>, providerUrl: string): Parts {
  const clock = { now: () => new Date() }
  const log = pino({ level: 'silent' })
  const catalogueVersion = createCatalogueVersion({ db, clock })
  const live = createLiveSettings({ DEMO: 'on', UNPAID_ORDERS_PER_NETWORK: '0' })
  const { settings } = live
  const connections = createConnections({ db, log }, live)
  return {
    settings,
    connections,
    db,
    clock,
    log,
    jobRecord: createJobRecord(clock),
    pageSpeed: createPageSpeedRecorder(clock),
    catalogueVersion,
    ...createSettingsCache({ db, log, catalogueVersion, settings, connections }),
    mailer: { destination: 'nowhere', send: async () => {} },
    media: diskMedia('.'),
    whatsapp: () => undefined,
    payments: createPaymentProviders([createRazorpayProvider({ ...keys, apiUrl: providerUrl, log })]),
  }
}
