import { onTestFinished } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { openEmptyDatabase } from '../shop/database.ts'
import { loadSnapshot } from './load-snapshot.ts'

/** The database as that release left it. */
export async function filledBy(snapshot: string) {
  const db = await openEmptyDatabase()
  onTestFinished(() => db.destroy())
  await loadSnapshot(db, snapshot)
  return db
}

/** The same after this release's migrations. */
export async function upgraded(snapshot: string) {
  const db = await filledBy(snapshot)
  await migrate(db)
  return db
}
