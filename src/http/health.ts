import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify'
import plugin from 'fastify-plugin'
import { type Db, takesWrites } from '#database/connect.ts'
import { readSchemaState } from '#database/migrating/schema-state.ts'
import { DatabaseDown } from '#database/outages/outage.ts'
import { isWriteRefused } from '#database/outages/write-check.ts'

/** What a program that keeps shops running is told. */
type Health =
  | 'alive'
  | 'ready'
  | 'leaving'
  | 'no-database'
  | 'no-writes'
  | 'not-migrated'
  | 'release-too-old'
  /** Nobody thought of what went wrong; the log has it. */
  | 'check-failed'

type Options = {
  db: Db
  /** Aborted once the process was asked to end. */
  leaving?: AbortSignal
}

/**
 * `/health/live`: this process answers, so restarting it mends nothing. `/health/ready`: it can do all that a shopper may
 * want, so requests belong here; not so without its database, before its migrations, on a database that needs a newer release or takes no writes, and
 * from the moment on that it was asked to end, while it still answers. Then each answer ends its connection, and who asks again goes elsewhere.
 */
export const health = plugin(async (app: FastifyInstance, { db, leaving }: Options) => {
  app.get('/health/live', { schema: { hide: true } }, (_request, reply) => say(reply, 'alive'))
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) =>
    say(reply, leaving?.aborted ? 'leaving' : await asTheDatabaseIs(db, app.log)),
  )
  app.addHook('onRequest', (_request, reply, done) => {
    if (leaving?.aborted) reply.header('connection', 'close')
    done()
  })
})

const healthOf = { 'too-old': 'not-migrated', 'too-new': 'release-too-old' } as const

/** As Postgres calls it. */
const undefinedTable = '42P01'

/** Who asks may be anybody, so no failure is told in the database's own words. */
async function asTheDatabaseIs(db: Db, log: FastifyBaseLogger): Promise<Health> {
  try {
    const schema = await readSchemaState(db)
    if (schema !== 'fits') return healthOf[schema]
    return (await takesWrites(db)) ? 'ready' : 'no-writes'
  } catch (error) {
    if (isWriteRefused(error)) return 'no-writes'
    if (error instanceof DatabaseDown) return 'no-database'
    // Somebody puts back a copy of it: its tables are not there yet.
    if (error instanceof Error && 'code' in error && error.code === undefinedTable) return 'not-migrated'
    log.error({ err: error }, 'readiness check failed')
    return 'check-failed'
  }
}

const say = (reply: FastifyReply, health: Health) =>
  reply
    .status(health === 'alive' || health === 'ready' ? 200 : 503)
    .header('cache-control', 'no-store')
    .send({ status: health })
