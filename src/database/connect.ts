import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import { type Dialect, Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { guardEmbedded } from './failover/guard-embedded.ts'
import { isOutage } from './failover/outage.ts'
import type { OutageLog } from './failover/refusal-log.ts'
import { openPool, type PoolOptions, type PoolUse } from './failover/server-pool.ts'
import { createWriteCheck, isReadOnly, tryWrite } from './failover/write-check.ts'
import { enablePipelining } from './pipelining.ts'
import type { Database } from './schema.ts'

/** The outer handle. Inside `db.transaction()` only the transaction's own handle may be used: the embedded
 * database has one connection, and a query on the outer handle would wait for itself. */
export type Db = Kysely<Database>

/** A database that can't be opened, with a message for the operator. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem'
  /** The settings may be correct: the server does not respond (yet). */
  readonly isUnreachable: boolean
  constructor(
    sentence: string,
    { isUnreachable = false, ...options }: ErrorOptions & { isUnreachable?: boolean } = {},
  ) {
    super(sentence, options)
    this.isUnreachable = isUnreachable
  }
}

/** Money and counts are far below 2^53, so eight-byte integers are plain numbers on both databases. */
const int8 = 20
pg.types.setTypeParser(int8, Number)

const poolUses = new WeakMap<Db, () => PoolUse>()
const writeChecks = new WeakMap<Db, () => Promise<boolean>>()

/**
 * A function that reads the current use of the server's connections; undefined for the embedded database, which has
 * only one.
 */
export const findPoolUsageReader = (db: Db) => poolUses.get(db)

/**
 * Whether the database accepts writes, at little cost. The embedded one is only probed after it refused a write,
 * because each probe leaves a dead row that nothing removes.
 * @throws DatabaseDown when it does not answer
 */
export const acceptsWrites = async (db: Db): Promise<boolean> => (await writeChecks.get(db)?.()) ?? true

/** Connects to a Postgres server and returns its handle. @throws DatabaseProblem when it does not answer */
export async function connectToServer(url: string, poolSize: number, options: PoolOptions = {}): Promise<Db> {
  try {
    const { pool, use, refusedAt } = await openPool(url, poolSize, options)
    const dialect = new PostgresDialect({ pool })
    const db = createCheckedHandle(dialect, { refusedAt })
    enablePipelining(db, dialect)
    poolUses.set(db, use)
    return db
  } catch (cause) {
    const where = new URL(url)
    throw new DatabaseProblem(
      `Couldn’t reach the database at ${where.hostname}:${where.port || 5432}${where.pathname}: ${messageOfCause(cause)}`,
      { cause, isUnreachable: isOutage(cause) },
    )
  }
}

type WriteCheckOptions = { refusedAt: () => number; isProbedRegularly?: boolean }

/** Creates a handle and its check for `acceptsWrites`. */
function createCheckedHandle(dialect: Dialect, refusals: WriteCheckOptions): Db {
  const db = new Kysely<Database>({ dialect })
  writeChecks.set(
    db,
    createWriteCheck({ isReadOnly: () => isReadOnly(db), tryWrite: () => tryWrite(db), ...refusals }),
  )
  return db
}

/**
 * Starts Postgres in this process; a shop with a server never loads it. `pg_trgm` finds any part of a text by an index;
 * a server brings its own.
 * @param options `dataDir` is the data's folder; without it, the data is only in memory
 */
export async function createPGlite(options: PGliteOptions = {}): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  return PGlite.create({ ...options, extensions: { pg_trgm } })
}

/**
 * Opens the embedded database in `folder`, and locks it until it is closed.
 * @throws DatabaseProblem if another process has it open, or if it cannot be opened
 */
export async function openEmbedded(folder: string, log?: OutageLog): Promise<Db> {
  mkdirSync(dirname(folder), { recursive: true })
  const lock = `${folder}.lock`
  takeLock(lock)
  try {
    const pglite = await createPGlite({ dataDir: folder })
    const close = pglite.close.bind(pglite)
    pglite.close = async () => {
      await close()
      rmSync(lock, { force: true })
    }
    return createEmbeddedHandle(pglite, log)
  } catch (cause) {
    rmSync(lock, { force: true })
    throw new DatabaseProblem(`Couldn’t open the embedded database in ${folder}: ${messageOfCause(cause)}`, {
      cause,
    })
  }
}

/** A handle on an embedded database that is open already. */
export function createEmbeddedHandle(pglite: PGlite, log?: OutageLog): Db {
  const { watched, refusedAt } = guardEmbedded(pglite, log)
  return createCheckedHandle(new PGliteDialect({ pglite: watched }), { refusedAt, isProbedRegularly: false })
}

/**
 * Creates the lock file, or throws a DatabaseProblem while another process has it. The file names its process and that
 * process's start time, so that one left by a killed process is recognised as stale.
 */
function takeLock(lock: string) {
  const owner = existsSync(lock) ? readFileSync(lock, 'utf8') : ''
  const pid = Number(owner.split(' ')[0])
  if (owner && pid !== process.pid && owner === processIdentity(pid))
    throw new DatabaseProblem(
      `Another shop (process ${pid}) has this embedded database open. Stop it, or set DATA_DIR or DATABASE_URL.`,
    )
  rmSync(lock, { force: true })
  writeFileSync(lock, processIdentity(process.pid), { flag: 'wx' })
}

/** The process id and start time, because ids are reused after a reboot; empty if the process does not run. */
function processIdentity(pid: number) {
  if (!isAlive(pid)) return ''
  const stat = `/proc/${pid}/stat`
  const started = existsSync(stat) ? readFileSync(stat, 'utf8').split(') ')[1]?.split(' ')[19] : ''
  return `${pid} ${started}`
}

function isAlive(pid: number) {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const messageOfCause = (cause: unknown) =>
  cause instanceof Error && cause.message ? cause.message : String(cause)
