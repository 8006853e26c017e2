import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { DatabaseDown } from './outage.ts'
import type { ServerWatch } from './server-watch.ts'

const goodbyeMs = 2000

/**
 * A pool whose queries wait for the server only while the circuit breaker is closed. A connection that was given up
 * on is not used again.
 */
export function failFast(pool: PostgresPool, watch: ServerWatch): PostgresPool {
  const guarded = new WeakMap<PostgresPoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    connect: async () => {
      const client = await connect(pool, watch)
      const known = guarded.get(client) ?? guardedClient(client, watch)
      guarded.set(client, known)
      return known
    },
    // `end` would wait for a goodbye that a frozen server does not send.
    end: async () => {
      watch.stop()
      await Promise.race([pool.end(), pause(goodbyeMs, undefined, { ref: false })])
    },
  }
}

/** A connection that arrives after its caller gave up goes back into the pool. */
async function connect(pool: PostgresPool, watch: ServerWatch) {
  let isGivenUp = false
  try {
    return await watch.during(async () => {
      const client = await pool.connect()
      if (isGivenUp) client.release()
      return client
    })
  } catch (error) {
    isGivenUp = true
    throw error
  }
}

function guardedClient(client: PostgresPoolClient, watch: ServerWatch): PostgresPoolClient {
  let isLost = false
  const query = async (text: string, values: readonly unknown[]) => {
    if (isLost) throw new DatabaseDown()
    try {
      return await watch.during(() => client.query(text, values))
    } catch (error) {
      isLost ||= error instanceof DatabaseDown
      throw error
    }
  }
  return {
    // Kysely also knows cursors, which nobody uses here.
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || isLost),
  }
}
