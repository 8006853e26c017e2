import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { migrationNames } from './read-migrations.ts'

export type AppliedMigration = { name: string; checksum: string; needs: string | null }

/** The migrations applied to a migrated database, by name. Before 0140 the column `needs` did not exist. */
export async function readAppliedMigrations(db: Db): Promise<AppliedMigration[]> {
  const { rows } = await sql<AppliedMigration>`
    select name, checksum, to_jsonb(migrations) ->> 'needs' as needs from migrations order by name`.execute(
    db,
  )
  return rows
}

/** Applied migrations that this release is too old for: it lacks one that they need. @param own this release's names */
export const findUnsupportedMigrations = (applied: AppliedMigration[], own: ReadonlySet<string>) =>
  applied.filter(({ needs }) => needs !== null && !own.has(needs))

/** Read once, because the files do not change while the process runs. */
let ownMigrations: ReadonlySet<string> | undefined

/**
 * Whether this release works on the current schema. The schema can change while the process runs: an older backup is
 * restored, or a newer release migrates it.
 * @returns `too-old` or `too-new`: the schema, not the release
 */
export async function readSchemaState(db: Db): Promise<'fits' | 'too-old' | 'too-new'> {
  ownMigrations ??= new Set(migrationNames())
  const applied = await readAppliedMigrations(db)
  if (findUnsupportedMigrations(applied, ownMigrations).length > 0) return 'too-new'
  const names = new Set(applied.map(({ name }) => name))
  return [...ownMigrations].every((name) => names.has(name)) ? 'fits' : 'too-old'
}
