import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { ServerBreaker } from './circuit-breaker.ts'
import { DatabaseDown, isOutage } from './outage.ts'

const closeTimeoutMs = 2000

/** A pool whose queries fail fast while the circuit breaker is open. An abandoned connection is not reused. */
export function failFast(pool: PostgresPool, breaker: ServerBreaker): PostgresPool {
  const guarded = new WeakMap<PostgresPoolClient, PostgresPoolClient>()
  let isOver = false
  const connectOrFail = async () => {
    try {
      return await pool.connect()
    } catch (error) {
      // No statement was sent yet, so any error here is an outage.
      throw isOver || isOutage(error) ? error : new DatabaseDown(error)
    }
  }
  return {
    options: pool.options,
    connect: async () => {
      const client = await connect(connectOrFail, breaker)
      const known = guarded.get(client) ?? guardedClient(client, breaker)
      guarded.set(client, known)
      return known
    },
    // `end` would wait for an answer that a frozen server does not send.
    end: async () => {
      isOver = true
      breaker.stop()
      await Promise.race([pool.end(), pause(closeTimeoutMs, undefined, { ref: false })])
    },
  }
}

/** Waits for a connection. One that arrives after its caller gave up goes back into the pool. */
async function connect(connectOrFail: PostgresPool['connect'], breaker: ServerBreaker) {
  let isGivenUp = false
  try {
    return await breaker.during(async () => {
      const client = await connectOrFail()
      if (isGivenUp) client.release()
      return client
    })
  } catch (error) {
    isGivenUp = true
    throw error
  }
}

/** A client whose queries go through the circuit breaker. After an outage it answers no further query. */
function guardedClient(client: PostgresPoolClient, breaker: ServerBreaker): PostgresPoolClient {
  let isLost = false
  const query = async (text: string, values: readonly unknown[]) => {
    if (isLost) throw new DatabaseDown()
    try {
      return await breaker.during(() => client.query(text, values))
    } catch (error) {
      isLost ||= error instanceof DatabaseDown
      throw error
    }
  }
  return {
    // Kysely's type also allows cursors, which the shop does not use.
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || isLost),
  }
}
