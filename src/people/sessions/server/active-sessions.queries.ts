import type { Db } from '#database/connect.ts'
import type { ActiveSession } from '../contract.ts'

/** A limit for the list, higher than anyone needs. */
const maxListed = 50

/**
 * A user's sessions, the current one first, then the last used.
 * @param current the hash of the current session's token
 */
export async function listActiveSessions(
  db: Db,
  userId: number,
  current: string,
  now: Date,
): Promise<ActiveSession[]> {
  const logins = await db
    .selectFrom('sessions')
    .select(['token_hash', 'device_name', 'address', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy((eb) => eb('token_hash', '=', current), 'desc')
    .orderBy('last_seen_at', 'desc')
    .limit(maxListed)
    .execute()
  return logins.map((login) => ({
    device: login.device_name,
    address: login.address,
    since: login.created_at.toISOString(),
    last_seen: login.last_seen_at.toISOString(),
    current: login.token_hash === current,
  }))
}
