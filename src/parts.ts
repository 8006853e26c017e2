import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { CatalogueVersion } from '#database/catalogue-version.ts'
import type { Db } from '#database/connect.ts'
import type { Renderer } from '#http/pages/renderer.ts'
import type { CourierProvider } from '#integrations/couriers/courier-provider.ts'
import type { Mailer } from '#integrations/mail/mailer.ts'
import type { Media } from '#integrations/media/media.ts'
import type { PaymentProviders } from '#integrations/payments/payment-providers.ts'
import type { WhatsappChannel } from '#integrations/whatsapp/whatsapp-channel.ts'
import type { JobRecord } from '#operations/jobs/server/job-record.ts'
import type { Machine } from '#operations/metrics/server/machine.ts'
import type { PageSpeedRecorder } from '#operations/page-speed/server/page-speed-recorder.ts'
import type { Settings } from '#settings/settings.ts'
import type { Connections } from '#shopfront/connections/server/connections-cache.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import type { MaybePromise } from '#values/maybe-promise.ts'

/** The time, passed in so that tests need not wait for it. */
type Clock = { now: () => Date }

/**
 * Named points between two writes or calls, where a test can pause or stop the shop to force an order of events.
 * Undefined in production.
 */
type Hooks = { at?: (point: string) => Promise<void> }

/** The dependencies of a shop. Only `main.ts` creates the real ones; tests pass their own. */
export type Parts = {
  /** Call for a property each time: the merchant may change the connections while the shop runs. */
  settings: Settings
  /** The connections that the merchant enters in the back office. */
  connections: Connections
  db: Db
  payments: PaymentProviders
  mailer: Mailer
  media: Media
  clock: Clock
  /** The version that caches of the catalogue compare with; one per process. */
  catalogueVersion: CatalogueVersion
  /** The store settings as this process last read them. Call it each time; do not keep the result. */
  store: () => StoreSettings
  /**
   * Reads the store settings again if they are stale: before a call is answered, a page rendered or a job run.
   */
  refreshStoreSettings: () => MaybePromise<StoreSettings>
  /**
   * The store settings for permanent documents such as invoices: read in the transaction that writes the document, and
   * locked against changes until it ends. The cached ones may be a second old.
   */
  storeSettingsForDocuments: (trx: Db) => Promise<StoreSettings>
  log: FastifyBaseLogger
  /** The record of this process's jobs. */
  jobRecord: JobRecord
  /** What visitors’ browsers have measured and this process has not saved yet. */
  pageSpeed: PageSpeedRecorder
  /** The machine; a test may pass one whose disk is full. */
  machine?: Machine
  /** The built pages; without them the shop only serves the API. */
  renderer?: Renderer
  /** The payment emulator, if the shop runs its own (decision B17). */
  emulator?: { plugin: (app: FastifyInstance) => Promise<void> }
  /** The connection to WhatsApp with its current keys; without one the shop sends only emails. */
  whatsapp: () => WhatsappChannel | undefined
  /** The WhatsApp emulator, in a demo. */
  whatsappEmulator?: { plugin: (app: FastifyInstance) => Promise<void> }
  /** The couriers that are connected, with their current credentials; none until the merchant connects one. */
  couriers: () => CourierProvider[]
  /** The courier emulator, in a demo. */
  courierEmulator?: { plugin: (app: FastifyInstance) => Promise<void> }
  hooks?: Hooks
  /** Aborted when the process was asked to end: it still answers, but is not ready any more. */
  shutdownSignal?: AbortSignal
}
