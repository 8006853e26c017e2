import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import * as words from '../../words/office/en.ts'
import { BackupProblem } from '../backup-problem.ts'
import { listTables } from '../tables.ts'

/** Tables that migrations, a newly started shop or its visitors fill; they contain no user data. */
const tablesFilledAtStart = [
  'catalogue_version',
  'row_tallies',
  'order_tallies',
  'page_speed',
  'shop_secrets',
  'page_budgets',
  'guess_budgets',
  'reconciliations',
  'backups',
  'access_changes',
  'access_list',
  'key_prints',
]

/** @throws BackupProblem when a table contains user data, or the database is not a shop's */
export async function requireEmptyShop(db: Db) {
  const tables = await listTables(db)
  if (tables.length > 0 && !(await hasMigrations(db))) throw new BackupProblem(words.notOurs)
  for (const { name } of tables) {
    if (tablesFilledAtStart.includes(name)) continue
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      db,
    )
    const count = rows[0]?.count ?? 0
    if (count > 0) throw new BackupProblem(words.notEmpty({ rows: words.rowsOf({ count }), table: name }))
  }
}

/** Whether the database belongs to a shop, by its table of migrations. */
async function hasMigrations(db: Db) {
  const { rows } = await sql<{
    there: boolean
  }>`select to_regclass('migrations') is not null as there`.execute(db)
  return rows[0]?.there ?? false
}

/** Drops an empty shop's tables, so that they can be created as in the backup's release. */
export const clearSchema = (trx: Db) =>
  sql`do $$
    declare
      each text;
    begin
      for each in select quote_ident(relname) from pg_class
        where relnamespace = current_schema()::regnamespace and relkind = 'r'
      loop
        execute 'drop table ' || each || ' cascade';
      end loop;
      for each in select oid::regprocedure::text from pg_proc
        where pronamespace = current_schema()::regnamespace
          and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      loop
        execute 'drop routine if exists ' || each || ' cascade';
      end loop;
    end
    $$`.execute(trx)
