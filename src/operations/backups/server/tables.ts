import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Manifest } from './storage/manifest.ts'

type Table = Pick<Manifest['tables'][number], 'name' | 'columns'>

/** It says which release the others are of, and is made by the migrations. */
const migrationsTable = 'migrations'
const rowsAtOnce = 200

/**
 * Every table with the columns that somebody writes, from the database's own catalogue: a new one is in the next backup
 * without anybody thinking of it.
 */
export async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select tables.relname as name,
      json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
    from pg_class as tables join pg_attribute on attrelid = tables.oid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> ${migrationsTable}
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`.execute(db)
  return rows
}

/** How far the numbers of new rows have come: none that was given out is given again. */
export async function listSequences(db: Db): Promise<Manifest['sequences']> {
  const { rows } = await sql<Manifest['sequences'][number]>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = current_schema() order by sequencename`.execute(db)
  return rows
}

/** Values are told as their text, which says the same on every machine. */
export const setPortableTextFormats = (trx: Db) =>
  sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true),
    set_config('intervalstyle', 'postgres', true), set_config('extra_float_digits', '1', true),
    set_config('bytea_output', 'hex', true)`.execute(trx)

/**
 * The rows of a table, a few hundred at once, each as a JSON list of its values' texts: what a type prints it also reads, to
 * the last digit. The handle must be a transaction's.
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
