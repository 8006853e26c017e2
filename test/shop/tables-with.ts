import { sql } from 'kysely'
import { impersonalTables } from '#people/privacy/server/impersonal-tables.ts'
import { listPersonalTables } from '#people/privacy/server/personal-tables.ts'
import type { TestShop } from './shop.ts'

/** The tables that contain one of these words. */
export async function tablesWith({ db }: TestShop, words: string[]) {
  const found = []
  for (const table of [...impersonalTables, ...listPersonalTables().map(([name]) => name)]) {
    const pattern = words.join('|')
    const { rows } =
      await sql`select 1 from ${sql.table(table)} as t where t::text ~* ${pattern} limit 1`.execute(db)
    if (rows.length > 0) found.push(table)
  }
  return found.sort()
}
