import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import * as words from '../../words/office/en.ts'
import { BackupProblem } from '../backup-problem.ts'
import type { BackupLocation } from '../storage/backup-location.ts'
import { type Manifest, type ManifestPart, type ManifestTable, partKey } from '../storage/manifest.ts'
import { getStored, sha256 } from '../storage/verified-storage.ts'
import { createTableChecksum } from '../table-checksum.ts'
import { readRows } from '../tables.ts'

const decompress = promisify(gunzip)
const rowsAtOnce = 200

/**
 * Loads a backup into the tables of the release that wrote it. Triggers are disabled, because their effects (counters,
 * ledgers) are in the backup already. Foreign keys are dropped first and added again at the end, which checks every
 * one.
 * @throws BackupProblem when a part or a loaded table differs from the manifest
 */
export async function loadTables(trx: Db, place: BackupLocation, manifest: Manifest) {
  const foreignKeys = await dropForeignKeys(trx)
  for (const { name } of manifest.tables) {
    await sql`alter table ${sql.table(name)} disable trigger user`.execute(trx)
    await sql`truncate ${sql.table(name)}`.execute(trx)
  }
  for (const table of manifest.tables)
    for (const part of table.parts) await loadPart(trx, table, await readPart(place, manifest.name, part))
  for (const { name, last } of manifest.sequences)
    if (last !== null) await sql`select setval(quote_ident(${name})::regclass, ${last})`.execute(trx)
  for (const table of manifest.tables) await verifyTable(trx, table)
  for (const { table, name, said } of foreignKeys)
    await sql`alter table ${sql.raw(table)} add constraint ${sql.id(name)} ${sql.raw(said)}`.execute(trx)
  for (const { name } of manifest.tables)
    await sql`alter table ${sql.table(name)} enable trigger user`.execute(trx)
}

/** Drops all foreign keys. @returns their tables, names and definitions, to add them again */
async function dropForeignKeys(trx: Db) {
  const { rows } = await sql<{ table: string; name: string; said: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as said
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(trx)
  for (const { table, name } of rows)
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.id(name)}`.execute(trx)
  return rows
}

/**
 * Reads one part of a backup.
 * @returns the rows, each as a JSON list of texts
 * @throws BackupProblem when the part is missing or damaged
 */
export async function readPart(place: BackupLocation, name: string, { number, ...part }: ManifestPart) {
  const bytes = await getStored(place, partKey(name, number))
  if (!bytes || sha256(bytes) !== part.sha256)
    throw new BackupProblem(words.damaged({ name, part: words.part({ number }) }))
  return (await decompress(bytes)).toString().trimEnd().split('\n')
}

/** Inserts the rows of one part into its table. */
async function loadPart(trx: Db, { name, columns }: ManifestTable, lines: string[]) {
  const names = sql.join(columns.map((column) => sql.ref(column.name)))
  const values = sql.join(columns.map(({ type }, at) => sql`(line ->> ${sql.lit(at)})::${sql.raw(type)}`))
  for (let at = 0; at < lines.length; at += rowsAtOnce) {
    const rows = `[${lines.slice(at, at + rowsAtOnce).join(',')}]`
    await sql`insert into ${sql.table(name)} (${names}) overriding system value
      select ${values} from jsonb_array_elements(${rows}::jsonb) as line`.execute(trx)
  }
}

/** Reads the table again and compares its checksum with the manifest. @throws BackupProblem when they differ */
async function verifyTable(trx: Db, table: ManifestTable) {
  const sum = createTableChecksum()
  for await (const lines of readRows(trx, table)) for (const line of lines) sum.add(line)
  const { rows, sum: now } = sum.result()
  if (rows !== table.rows || now !== table.sum)
    throw new BackupProblem(words.notTheSame({ table: table.name }))
}
