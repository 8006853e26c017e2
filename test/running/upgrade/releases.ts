import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../../scripts/setup/runtime.mjs'

/** Files that a release needs besides its source. */
const shared = ['build', 'node_modules', 'packages', 'public', 'scripts', 'package.json', 'Dockerfile']

/** The migration that the next release adds. */
export const nextMigration = '9999_next_release.sql'

/** This release in its own folder with changed files: their text, or null to omit one. */
export function makeRelease(folder: string, otherwise: Record<string, string | null> = {}): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const isOfTests = (path: string) => /\.(?:test|race)\.tsx?$/.test(path)
  cpSync(join(root, 'src'), join(folder, 'src'), { recursive: true, filter: (path) => !isOfTests(path) })
  cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true })
  for (const name of shared) symlinkSync(join(root, name), join(folder, name))
  for (const [name, text] of Object.entries(otherwise)) {
    const file = join(folder, name)
    rmSync(file, { force: true })
    mkdirSync(dirname(file), { recursive: true })
    if (text !== null) writeFileSync(file, text)
  }
  return folder
}

export const migration = (sql: string) => ({ [`src/database/migrations/${nextMigration}`]: sql })

/** A migration that breaks the previous release. */
export const breakingMigration = (sql: string) =>
  migration(`-- Needs a release with ${nextMigration}.\n${sql}`)

/** Migrates the database and exits before it is ready. */
export const neverReadyRelease = {
  'src/main.ts': `import { connectToServer } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
const db = await connectToServer(process.env.DATABASE_URL ?? '', 1)
console.log('brought forward by', await migrate(db))
throw new Error('this release does not start')
`,
}

/** Starts normally except for the shop on one port. */
export const neverReadyOn = (port: string) => ({
  'src/main.ts': `if (process.env.PORT === '${port}') throw new Error('this shop does not start')
${readFileSync(join(root, 'src/main.ts'), 'utf8')}`,
})
