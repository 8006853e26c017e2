import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { DatabaseDown, isOutage } from './outage.ts'
import type { ServerWatch } from './server-watch.ts'

const goodbyeMs = 2000

/**
 * A pool whose queries wait for the server only while the circuit breaker is closed. A connection that was given up
 * on is not used again.
 */
export function failFast(pool: PostgresPool, watch: ServerWatch): PostgresPool {
  const guarded = new WeakMap<PostgresPoolClient, PostgresPoolClient>()
  let isOver = false
  const begin = async () => {
    try {
      return await pool.connect()
    } catch (error) {
      // Nothing was asked yet, so it is never the statement's fault, whatever the server or the system calls it.
      throw isOver || isOutage(error) ? error : new DatabaseDown(error)
    }
  }
  return {
    options: pool.options,
    connect: async () => {
      const client = await connect(begin, watch)
      const known = guarded.get(client) ?? guardedClient(client, watch)
      guarded.set(client, known)
      return known
    },
    // `end` would wait for a goodbye that a frozen server does not send.
    end: async () => {
      isOver = true
      watch.stop()
      await Promise.race([pool.end(), pause(goodbyeMs, undefined, { ref: false })])
    },
  }
}

/** A connection that arrives after its caller gave up goes back into the pool. */
async function connect(begin: PostgresPool['connect'], watch: ServerWatch) {
  let isGivenUp = false
  try {
    return await watch.during(async () => {
      const client = await begin()
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
