import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { createEmbeddedHandle, createPGlite, type Db } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { root } from '../../scripts/setup/runtime.mjs'

/** `bare`: without tables; `ready`: with the tables of all migrations, empty. */
type Kind = 'bare' | 'ready'

/** Creating an embedded database takes seconds, copying one a fraction, so it is created once for all tests. */
const folder = join(root, 'build/databases')

/** A new embedded in-memory database. */
export async function openInMemory(kind: Kind): Promise<Db> {
  return createEmbeddedHandle(
    await createPGlite({ loadDataDir: new Blob([readFileSync(await databaseFile(kind))]) }),
  )
}

/** Copies an embedded database with its tables into a shop's data folder. */
export async function copyMigratedDatabase(dataDir: string): Promise<void> {
  const place = join(dataDir, 'database')
  mkdirSync(place, { recursive: true })
  await promisify(execFile)('tar', ['-xf', await databaseFile('ready'), '-C', place])
}

/**
 * The database file for the current migrations, created if it is missing.
 * @returns its path
 */
async function databaseFile(kind: Kind) {
  const name = `${kind}-${migrationsHash()}.tar`
  const file = join(folder, name)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  for (const old of readdirSync(folder))
    if (old.startsWith(kind) && old !== name) rmSync(join(folder, old), { force: true })
  // Renamed when complete, because other workers look for it as well.
  const unfinished = join(folder, `unfinished-${kind}-${process.pid}`)
  writeFileSync(unfinished, await dumpNewDatabase(kind))
  renameSync(unfinished, file)
  return file
}

/**
 * Creates a database.
 * @returns its data folder as a tar archive
 */
async function dumpNewDatabase(kind: Kind) {
  const pglite = await createPGlite()
  const db = createEmbeddedHandle(pglite)
  if (kind === 'ready') await migrate(db)
  // A copy starts with crash recovery and would log its progress every ten seconds.
  await sql`alter system set log_startup_progress_interval = 0`.execute(db)
  await sql`checkpoint`.execute(db)
  const dump = await pglite.dumpDataDir('none')
  await db.destroy()
  return Buffer.from(await dump.arrayBuffer())
}

/** A hash that changes with the migrations and with what runs them. */
export function migrationsHash() {
  const hash = createHash('sha256')
  const database = join(root, 'src/database')
  const migrations = readdirSync(join(database, 'migrations')).sort()
  const made = [...migrations.map((name) => `migrations/${name}`), 'migrate.ts', 'connect.ts']
  for (const file of made) hash.update(`\0${file}\0`).update(readFileSync(join(database, file)))
  hash.update(readFileSync(join(root, 'package-lock.json')))
  return hash.digest('hex').slice(0, 16)
}
