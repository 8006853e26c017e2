import type { RazorpayEmulator } from '@pasumai/razorpay-emulator'
import type { FastifyBaseLogger } from 'fastify'
import type { CatalogueVersion } from '#database/catalogue-version.ts'
import type { Db } from '#database/connect.ts'
import type { Renderer } from '#http/pages/renderer.ts'
import type { Mailer } from '#integrations/mail/mailer.ts'
import type { Media } from '#integrations/media/media.ts'
import type { RazorpayClient } from '#integrations/razorpay/client.ts'
import type { JobRecord } from '#operations/jobs/server/job-record.ts'
import type { Machine } from '#operations/metrics/server/machine.ts'
import type { Settings } from '#settings/settings.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import type { MaybePromise } from '#values/maybe-promise.ts'

/** The time, passed in so that tests need not wait for it. */
type Clock = { now: () => Date }

/**
 * Named moments between two writes or calls, where a test may hold or end the shop to force a narrow order of events.
 * The real shop passes nothing and pays nothing.
 */
type Hooks = { at?: (point: string) => Promise<void> }

/** What a shop is made of. Only `main.ts` chooses the real parts; tests pass their own. */
export type Parts = {
  settings: Settings
  db: Db
  razorpay: RazorpayClient
  mailer: Mailer
  media: Media
  clock: Clock
  /** What caches of the catalogue follow; one for the process. */
  catalogueVersion: CatalogueVersion
  /** The store settings as this process last read them. Call it each time; do not keep the result. */
  store: () => StoreSettings
  /**
   * Reads the store settings again if they are stale: before a call is answered, a page rendered or a job run.
   */
  refreshStoreSettings: () => MaybePromise<StoreSettings>
  /**
   * The store settings for documents that are kept for good, such as invoices: read from the database in the
   * transaction that writes the document, and locked against changes until it ends. The cached ones may be a second
   * old.
   */
  storeSettingsForDocuments: (trx: Db) => Promise<StoreSettings>
  log: FastifyBaseLogger
  /** How the jobs of this process go. */
  jobRecord: JobRecord
  /** What the shop runs on; a test may pass one whose disk is full. */
  machine?: Machine
  /** The built pages; a shop without them answers the API only. */
  renderer?: Renderer
  /** The payment emulator, when the shop brings its own (decision B17). */
  emulator?: RazorpayEmulator
  hooks?: Hooks
  /** Aborted once the process was asked to end: it still answers, and is no longer ready. */
  shutdownSignal?: AbortSignal
}
