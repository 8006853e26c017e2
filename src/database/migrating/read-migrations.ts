import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', 'migrations')

export type Migration = {
  name: string
  text: string
  /** SHA-256 of the text, as hex. */
  checksum: string
  /**
   * The migration that a release must contain to work on the schema after this one; absent if every earlier release
   * works.
   */
  needs: string | undefined
}

/** The migrations of this release, in order. */
export const readMigrations = (): Migration[] =>
  migrationNames().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return {
      name,
      text,
      checksum: createHash('sha256').update(text).digest('hex'),
      needs: parseRequiredMigration(text),
    }
  })

/** The file names of this release's migrations, in order. */
export const migrationNames = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()

/**
 * The migration that a migration file says a release must contain, undefined if it names none. `deploy/upgrade-units`
 * parses the same line.
 */
export const parseRequiredMigration = (text: string) =>
  /^-- Needs a release with (\S+\.sql)\.$/m.exec(text)?.[1]
