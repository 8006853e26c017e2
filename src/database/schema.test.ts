import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#test/shop/database.ts'

/**
 * The columns of each table in `schema.ts` and in `tables/`, parsed from the source because types do not exist at run
 * time.
 */
function typedColumns() {
  const tables = join(import.meta.dirname, 'tables')
  const files = [
    join(import.meta.dirname, 'schema.ts'),
    ...readdirSync(tables).map((name) => join(tables, name)),
  ]
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const tableOf = new Map(
    [...text.matchAll(/^ {2}(\w+): (\w+Table)$/gm)].map(([, table, type]) => [type, table]),
  )
  const columns = [...text.matchAll(/^export interface (\w+Table) \{\n([\s\S]*?)^\}/gm)].flatMap(
    ([, type, body = '']) =>
      [...body.matchAll(/^ {2}(\w+): (.+)$/gm)].map(([, column, columnType = '']) => ({
        column: `${tableOf.get(type)}.${column}`,
        nullable: /\bnull\b/.test(columnType),
      })),
  )
  return columns.sort((a, b) => a.column.localeCompare(b.column))
}

test('the table types say what the migrated database has', async () => {
  const db = await emptyDatabase()
  const { rows } = await sql<{ column: string; nullable: boolean }>`
    select table_name || '.' || column_name as column, is_nullable = 'YES' as nullable
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'migrations'
      and table_name in (select tablename from pg_tables)`.execute(db)
  expect(typedColumns()).toEqual(rows.sort((a, b) => a.column.localeCompare(b.column)))
})
