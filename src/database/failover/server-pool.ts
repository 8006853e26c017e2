import pg from 'pg'
import { withPreparedStatements } from '../prepared-statements.ts'
import { withTransactionPooling } from '../transaction-pooling.ts'
import { createServerBreaker } from './circuit-breaker.ts'
import { failFast } from './fail-fast.ts'
import { DatabaseDown, isServerAlive } from './outage.ts'
import { probeServer } from './probe.ts'
import { createRefusalLog, type OutageLog } from './refusal-log.ts'
import { isWriteRefused } from './write-check.ts'

const statementTimeoutMs = 20_000
/** Longer than the server's own statement timeout: it only ends queries whose connection is lost. */
const answerTimeoutMs = 25_000

/** Open and idle connections, and requests that wait for one. */
export type PoolUse = { open: number; idle: number; waiting: number }

export type PoolOptions = {
  log?: OutageLog | undefined
  /** A pooler in front of the server gives each transaction another server connection. */
  pooled?: boolean
  /** The timeout for getting a connection from the pool or opening one. */
  connectTimeoutMs?: number
  /** The timeout of the check whether the server is down. */
  probeTimeoutMs?: number
}

/**
 * Opens a pool of connections to a Postgres server, which survives the server's restarts, and tries the first one.
 * @throws the error of the first connection
 */
export async function openPool(
  url: string,
  size: number,
  { log, pooled = false, connectTimeoutMs = 5_000, probeTimeoutMs = 2_000 }: PoolOptions,
) {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    keepAlive: true,
    pipeline: true,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: answerTimeoutMs,
    // A pooler refuses a connection with these startup parameters.
    ...(!pooled && {
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: statementTimeoutMs,
    }),
  })
  // A broken connection is replaced at its next use. Without a listener its error would end the process: the pool's own
  // listener only covers idle connections, and a busy one may break between two queries.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    ;(await pool.connect()).release()
  } catch (cause) {
    await pool.end()
    throw cause
  }
  let refusedAt = Number.NEGATIVE_INFINITY
  const logRefusal = createRefusalLog(log)
  const breaker = createServerBreaker({
    onFailure: (error) => {
      if (isWriteRefused(error)) refusedAt = performance.now()
      const reason = error instanceof DatabaseDown ? error.cause : error
      if (isServerAlive(reason)) logRefusal(reason)
    },
    probe: () => probeServer(url, probeTimeoutMs),
    onDown: () => log?.error('the database is not responding; retrying until it does'),
    onUp: () => log?.warn('the database is responding again'),
  })
  return {
    pool: failFast(
      pooled ? withTransactionPooling(pool, statementTimeoutMs) : withPreparedStatements(pool),
      breaker,
    ),
    /** When the server last refused a write, by `performance.now()`. */
    refusedAt: () => refusedAt,
    use: (): PoolUse => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}
