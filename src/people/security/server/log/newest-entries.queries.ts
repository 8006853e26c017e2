import type { Db } from '#database/connect.ts'

/** The last entries of the security log, oldest first. */
export async function listNewestEntries(db: Db, limit: number) {
  const newest = await db.selectFrom('security_log').selectAll().orderBy('id', 'desc').limit(limit).execute()
  return newest.reverse()
}
