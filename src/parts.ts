import type { FastifyBaseLogger } from 'fastify'
import type { CatalogueVersion } from './database/catalogue-version.ts'
import type { Db } from './database/connect.ts'
import type { Renderer } from './http/renderer.ts'
import type { Mailer } from './integrations/mail/mailer.ts'
import type { Media } from './integrations/media/media.ts'
import type { RazorpayClient } from './integrations/razorpay/client.ts'
import type { RazorpayEmulator } from './integrations/razorpay/emulator/razorpay-emulator.ts'
import type { Settings } from './settings.ts'

/** The time, passed in so that tests need not wait for it. */
type Clock = { now: () => Date }

/**
 * Named moments between two writes or calls, where a test may hold or end the shop to force a narrow order of events.
 * The real shop passes nothing and pays nothing.
 */
export type Hooks = { at?: (point: string) => Promise<void> }

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
  log: FastifyBaseLogger
  /** The built pages; a shop without them answers the API only. */
  renderer?: Renderer
  /** The payment emulator, when the shop brings its own (decision B17). */
  emulator?: RazorpayEmulator
  hooks?: Hooks
}
