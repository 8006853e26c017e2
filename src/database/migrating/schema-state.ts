import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { migrationNames } from './read-migrations.ts'

export type AppliedMigration = { name: string; checksum: string; needs: string | null }

/** What has been applied to a database that has its tables. Before 0140 nothing was recorded under `needs`. */
export async function readApplied(db: Db): Promise<AppliedMigration[]> {
  const { rows } = await sql<AppliedMigration>`
    select name, checksum, to_jsonb(migrations) ->> 'needs' as needs from migrations order by name`.execute(
    db,
  )
  return rows
}

/** Applied migrations that this release is too old for, because it lacks what they need. */
export const findTooNew = (applied: AppliedMigration[], own: ReadonlySet<string>) =>
  applied.filter(({ needs }) => needs !== null && !own.has(needs))

/** Read when it is first asked for: the files do not change while the process runs. */
let ownMigrations: ReadonlySet<string> | undefined

/**
 * Whether this release can work on the schema as it is now. It may change while the process runs: an older copy is restored, or
 * a newer release migrates it.
 */
export async function readSchemaState(db: Db): Promise<'fits' | 'too-old' | 'too-new'> {
  ownMigrations ??= new Set(migrationNames())
  const applied = await readApplied(db)
  if (findTooNew(applied, ownMigrations).length > 0) return 'too-new'
  const names = new Set(applied.map(({ name }) => name))
  return [...ownMigrations].every((name) => names.has(name)) ? 'fits' : 'too-old'
}
