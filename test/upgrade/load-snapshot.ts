import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'

/** Snapshots of earlier releases' databases, made by `write-snapshot.ts`. */
export const snapshots = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.sql'))

/** Loads a release's snapshot into an empty database. */
export const loadSnapshot = (db: Db, name: string) => runFile(db, join(import.meta.dirname, name))

/** Runs a file of statements on one connection. */
export const runFile = (db: Db, file: string) =>
  db.connection().execute(async (connection) => {
    await sql.raw(readFileSync(file, 'utf8')).execute(connection)
    await sql`select set_config('search_path', 'public', false)`.execute(connection)
  })
