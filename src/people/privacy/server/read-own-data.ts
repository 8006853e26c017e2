import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { OwnData } from '../contract.ts'
import type { Owner } from './owner.ts'
import { personal } from './personal-tables.ts'

/** All that the shop has of a person, table by table; one without a row of theirs is left out. */
export async function readOwnData(db: Db, owner: Owner): Promise<OwnData['data']> {
  const data: OwnData['data'] = {}
  for (const [table, { told, whose }] of personal()) {
    if (told.length === 0) continue
    const columns = sql.join(told.map((column) => sql.ref(column)))
    const { rows } = await sql<Record<string, unknown>>`
      select ${columns} from ${sql.table(table)} where ${whose(owner)}`.execute(db)
    if (rows.length > 0) data[table] = rows.map(plain)
  }
  return data
}

/** Moments as text, as everywhere in answers. */
const plain = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  )
