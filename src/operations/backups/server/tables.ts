import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Manifest } from './storage/manifest.ts'

type Table = Pick<Manifest['tables'][number], 'name' | 'columns'>

/** Created by the migrations; it tells which release the other tables belong to. */
const migrationsTable = 'migrations'
/** The PDFs of documents, which are drawn again when they are needed. */
const redrawnTable = 'document_files'
const rowsAtOnce = 200

/**
 * Every table of a backup with its writable columns, from the database's catalogue, so that a new table is in the next
 * backup automatically.
 */
export async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select tables.relname as name,
      json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
    from pg_class as tables join pg_attribute on attrelid = tables.oid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname not in (${migrationsTable}, ${redrawnTable})
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`.execute(db)
  return rows
}

/** The last value of each sequence (null if unused), so that after a restore no id is used twice. */
export async function listSequences(db: Db): Promise<Manifest['sequences']> {
  const { rows } = await sql<Manifest['sequences'][number]>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = current_schema() order by sequencename`.execute(db)
  return rows
}

/** For the rest of the transaction, Postgres prints values in formats that are the same on every machine. */
export const setPortableTextFormats = (trx: Db) =>
  sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true),
    set_config('intervalstyle', 'postgres', true), set_config('extra_float_digits', '1', true),
    set_config('bytea_output', 'hex', true)`.execute(trx)

/**
 * The rows of a table, a few hundred at a time, each as a JSON list of text values: Postgres reads what it prints
 * without loss. The handle must be a transaction's.
 */
export async function* readRows(trx: Db, { name, columns }: Table): AsyncGenerator<string[]> {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`))
  await sql`declare kept no scroll cursor for
    select to_json(array[${texts}])::text as line from ${sql.table(name)}`.execute(trx)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from kept`.execute(trx)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await sql`close kept`.execute(trx)
}
