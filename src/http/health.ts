import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify'
import plugin from 'fastify-plugin'
import { acceptsWrites, type Db } from '#database/connect.ts'
import { DatabaseDown } from '#database/failover/outage.ts'
import { isWriteRefused } from '#database/failover/write-check.ts'
import { readSchemaState } from '#database/migrating/schema-state.ts'

/** The body of a health response. */
type Health =
  | 'alive'
  | 'ready'
  | 'leaving'
  | 'no-database'
  | 'no-writes'
  | 'not-migrated'
  | 'release-too-old'
  /** An unexpected failure; see the log. */
  | 'check-failed'

type Options = {
  db: Db
  /** Aborted when the process was asked to end. */
  shutdownSignal?: AbortSignal
}

/**
 * `/health/live`: the process responds. `/health/ready`: it can serve shoppers; not ready without its database,
 * before its migrations, on a schema of a newer release, on a read-only database, or during shutdown, when it still
 * answers but closes each connection so that clients reconnect elsewhere.
 */
export const health = plugin(async (app: FastifyInstance, { db, shutdownSignal }: Options) => {
  app.get('/health/live', { schema: { hide: true } }, (_request, reply) => sendHealth(reply, 'alive'))
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) =>
    sendHealth(reply, shutdownSignal?.aborted ? 'leaving' : await checkReadiness(db, app.log)),
  )
  app.addHook('onRequest', (_request, reply, done) => {
    if (shutdownSignal?.aborted) reply.header('connection', 'close')
    done()
  })
})

const healthBySchemaState = { 'too-old': 'not-migrated', 'too-new': 'release-too-old' } as const

/** Postgres' error code for a missing table. */
const undefinedTable = '42P01'

/** The endpoint is public, so no error of the database is shown. */
async function checkReadiness(db: Db, log: FastifyBaseLogger): Promise<Health> {
  try {
    const schema = await readSchemaState(db)
    if (schema !== 'fits') return healthBySchemaState[schema]
    return (await acceptsWrites(db)) ? 'ready' : 'no-writes'
  } catch (error) {
    if (isWriteRefused(error)) return 'no-writes'
    if (error instanceof DatabaseDown) return 'no-database'
    // A backup is being restored: its tables do not exist yet.
    if (error instanceof Error && 'code' in error && error.code === undefinedTable) return 'not-migrated'
    log.error({ err: error }, 'readiness check failed')
    return 'check-failed'
  }
}

const sendHealth = (reply: FastifyReply, health: Health) =>
  reply
    .status(health === 'alive' || health === 'ready' ? 200 : 503)
    .header('cache-control', 'no-store')
    .send({ status: health })
