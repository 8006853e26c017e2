import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { listAppliedMigrations } from '#database/migrate.ts'
import type { Manifest, ManifestPart, ManifestTable } from '../storage/manifest.ts'
import { sha256 } from '../storage/verified-storage.ts'
import { createTableChecksum } from '../table-checksum.ts'
import { listSequences, listTables, readRows, setPortableTextFormats } from '../tables.ts'

type Snapshot = Pick<Manifest, 'migrations' | 'tables' | 'sequences'> & {
  pictures: { key: string; widths: number[] }[]
}

const compress = promisify(gzip)
const charactersPerPart = 4 * 1024 * 1024

/** The path of a part of the snapshot. @param folder the snapshot's */
export const snapshotFileOf = (folder: string, number: number) => join(folder, `${number}.gz`)

/**
 * Dumps the database in one snapshot transaction, as numbered files (`snapshotFileOf`). They are written to a local
 * folder first, so that the transaction does not wait for a slow or remote location; the embedded database has one
 * connection, so shoppers wait only while it is read.
 */
export const takeSnapshot = (db: Db, folder: string, signal?: AbortSignal): Promise<Snapshot> =>
  db.transaction().execute(async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx)
    await setPortableTextFormats(trx)
    const migrations = await listAppliedMigrations(trx)
    const tables: ManifestTable[] = []
    let number = 0
    for (const table of await listTables(trx)) {
      const sum = createTableChecksum()
      const parts: ManifestPart[] = []
      for await (const text of splitIntoParts(readRows(trx, table), sum.add)) {
        signal?.throwIfAborted()
        number += 1
        parts.push(await writePart(folder, number, text))
      }
      tables.push({ ...table, ...sum.result(), parts })
    }
    const pictures = await trx.selectFrom('pictures').select(['key', 'widths']).execute()
    return { migrations, tables, sequences: await listSequences(trx), pictures }
  })

/** Joins rows, one per line, to texts that easily fit into memory. @param onLine called with each row */
async function* splitIntoParts(chunks: AsyncIterable<string[]>, onLine: (line: string) => void) {
  let text = ''
  for await (const lines of chunks) {
    for (const line of lines) onLine(line)
    text += `${lines.join('\n')}\n`
    if (text.length < charactersPerPart) continue
    yield text
    text = ''
  }
  if (text) yield text
}

/** Writes the compressed text to a file. @returns the part's entry in the manifest */
async function writePart(folder: string, number: number, text: string): Promise<ManifestPart> {
  const bytes = await compress(text, { level: 1 })
  await writeFile(snapshotFileOf(folder, number), bytes, { mode: 0o600 })
  return { number, bytes: bytes.length, sha256: sha256(bytes) }
}
