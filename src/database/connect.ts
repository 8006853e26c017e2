import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { prepareOnce } from './prepare-once.ts'
import type { Database } from './schema.ts'

/** The outer handle. Inside `db.transaction()` only the transaction's own handle may be used: the embedded
 * database has one connection, and a query on the outer handle would wait for itself. */
export type Db = Kysely<Database>

/** A database that cannot be opened, in a sentence for the merchant. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem'
}

/** Money and counts are far below 2^53, so eight-byte integers are plain numbers on both databases. */
const int8 = 20
pg.types.setTypeParser(int8, Number)

const connectTimeoutMs = 5_000
const statementTimeoutMs = 20_000

/** A handle on a Postgres server. @throws DatabaseProblem when it does not answer. */
export async function connectToServer(url: string, poolSize: number): Promise<Db> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
  })
  // An idle connection that breaks is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => {})
  try {
    ;(await pool.connect()).release()
  } catch (cause) {
    await pool.end()
    const where = new URL(url)
    throw new DatabaseProblem(
      `The database at ${where.hostname}:${where.port || 5432}${where.pathname} cannot be reached: ${reason(cause)}`,
      { cause },
    )
  }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: prepareOnce(pool) }) })
}

/** The embedded database in `folder`. @throws DatabaseProblem when another process has it open. */
export async function openEmbedded(folder: string): Promise<Db> {
  mkdirSync(dirname(folder), { recursive: true })
  const lock = `${folder}.lock`
  takeLock(lock)
  try {
    const pglite = await PGlite.create(folder)
    const close = pglite.close.bind(pglite)
    pglite.close = async () => {
      await close()
      rmSync(lock, { force: true })
    }
    return embeddedHandle(pglite)
  } catch (cause) {
    rmSync(lock, { force: true })
    throw new DatabaseProblem(`The embedded database in ${folder} cannot be opened: ${reason(cause)}`, {
      cause,
    })
  }
}

/** An embedded database that lives in memory, for tests. */
export const embeddedInMemory = async (): Promise<Db> => embeddedHandle(await PGlite.create())

const embeddedHandle = (pglite: PGlite) => new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })

/** The lock names its process and when that started, so that one left by a killed process is seen to be stale. */
function takeLock(lock: string) {
  const owner = existsSync(lock) ? readFileSync(lock, 'utf8') : ''
  const pid = Number(owner.split(' ')[0])
  if (owner && pid !== process.pid && owner === processMark(pid))
    throw new DatabaseProblem(
      `Another shop (process ${pid}) has this embedded database open. Stop it, or set DATA_DIR or DATABASE_URL.`,
    )
  rmSync(lock, { force: true })
  writeFileSync(lock, processMark(process.pid), { flag: 'wx' })
}

/** "pid started": a process number comes round again after a restart of the machine, its starting time does not. */
function processMark(pid: number) {
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

const reason = (cause: unknown) => (cause instanceof Error && cause.message ? cause.message : String(cause))
