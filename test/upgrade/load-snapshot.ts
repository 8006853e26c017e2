import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'

/** The databases of earlier releases, each a file that `write-snapshot.ts` made of that release. */
export const snapshots = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.sql'))

/** Puts what that release left behind into a database with nothing in it. */
export const loadSnapshot = (db: Db, name: string) => runFile(db, join(import.meta.dirname, name))

/** Runs a file of statements, each ending with its line, on one connection; a function's body between `$$` stays whole. */
export const runFile = (db: Db, file: string) =>
  db.connection().execute(async (connection) => {
    for (const statement of readFileSync(file, 'utf8').match(statements) ?? [])
      await sql.raw(statement).execute(connection)
    await sql`select set_config('search_path', 'public', false)`.execute(connection)
  })

const statements = /(?:\$\$[\s\S]*?\$\$|(?!;\n)[\s\S])+;\n/g
