import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { securityLogYears } from '../../rules/security-log.ts'

/** Deletes old entries, by the database's own clock; a trigger keeps younger ones even from a compromised shop. */
export const deleteOldSecurityEntries = (db: Db) =>
  sql`delete from security_log where happened_at < now() - make_interval(years => ${securityLogYears}::integer)`.execute(
    db,
  )
