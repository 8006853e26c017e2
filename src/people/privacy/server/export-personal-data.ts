import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { DataExport } from '../contract.ts'
import type { DataSubject } from './data-subject.ts'
import { listPersonalTables } from './personal-tables.ts'

/** All data about a person, table by table; tables without their rows are left out. */
export async function exportPersonalData(db: Db, owner: DataSubject): Promise<DataExport['data']> {
  const data: DataExport['data'] = {}
  for (const [table, { exportedColumns, exportedPart = {}, ownedBy }] of listPersonalTables()) {
    if (exportedColumns.length === 0) continue
    const columns = sql.join(
      exportedColumns.map((column) => sql`${exportedPart[column] ?? sql.ref(column)} as ${sql.ref(column)}`),
    )
    const { rows } = await sql<Record<string, unknown>>`
      select ${columns} from ${sql.table(table)} where ${ownedBy(owner)}`.execute(db)
    if (rows.length > 0) data[table] = rows.map(withIsoDates)
  }
  return data
}

/** Dates as ISO strings, as in all API answers. */
const withIsoDates = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  )
