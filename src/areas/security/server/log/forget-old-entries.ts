import { sql } from 'kysely'
import type { Db } from '../../../../database/connect.ts'

/** Deletes old entries, by the database's own clock; a trigger keeps younger ones even from a compromised shop. */
export const forgetOldEntries = (db: Db) =>
  sql`delete from security_log where happened_at < now() - interval '2 years'`.execute(db)
