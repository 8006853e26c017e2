import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { type SessionUser, sessionExpiry } from '#http/session-cookie.ts'
import type { Client } from '#people/security/server/identify-client.ts'
import type { Language } from '#words/language.ts'
import { hashOfToken, newToken } from './tokens.ts'

type Handle = Db | Transaction<Database>

/**
 * Creates a session.
 * @returns the token, of which only the hash is stored
 */
export async function openSession(db: Handle, userId: number, now: Date, client?: Client) {
  const token = newToken()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOfToken(token),
      user_id: userId,
      created_at: now,
      expires_at: sessionExpiry(now),
      last_seen_at: now,
      ...(client && { device: client.device, device_name: client.deviceName, address: client.address }),
    })
    .execute()
  return token
}

/**
 * The owner of a session's token; null if it is unknown or has expired. The language of the request becomes the user's,
 * so that mails to them follow the last switch.
 */
export async function findSessionUser(
  db: Db,
  { token, language }: { token: string; language: Language },
  now: Date,
): Promise<SessionUser | null> {
  const user = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('staff', (join) =>
      join.onRef('staff.user_id', '=', 'users.id').on('staff.removed_at', 'is', null),
    )
    .select(['users.id', 'users.name', 'users.email', 'users.phone', 'users.role', 'users.locale'])
    .select(['sessions.last_seen_at', 'staff.role as staff_role', 'staff.rights as staff_rights'])
    .where('sessions.token_hash', '=', hashOfToken(token))
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
  if (!user) return null
  const { last_seen_at, staff_role, staff_rights, ...owner } = user
  if (owner.role === 'customer' && now.getTime() - last_seen_at.getTime() > lastSeenResolutionMs)
    await recordLastSeen(db, token, now)
  if (owner.locale !== language) await recordLanguage(db, owner.id, language)
  const staff = staff_role && { role: staff_role, rights: staff_rights ?? [] }
  return { ...owner, locale: language, ...(staff && { staff }) }
}

/** The resolution of "last used": a write per call would be too many. */
const lastSeenResolutionMs = 5 * 60_000

const recordLastSeen = (db: Db, token: string, now: Date) =>
  db.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', hashOfToken(token)).execute()

const recordLanguage = (db: Db, userId: number, locale: Language) =>
  db.updateTable('users').set({ locale }).where('id', '=', userId).execute()

/** Deletes the session with this token, if there is one. */
export const closeSession = (db: Handle, token: string) =>
  db.deleteFrom('sessions').where('token_hash', '=', hashOfToken(token)).execute()

/** Deletes a user's sessions except the one with this token, or all of them (decision B6). */
export const closeOtherSessions = (db: Handle, userId: number, exceptToken?: string) =>
  closeSessionsExcept(db, userId, exceptToken ? hashOfToken(exceptToken) : '')

/** Like `closeOtherSessions`, given the hash of the token to keep. */
export const closeSessionsExcept = (db: Handle, userId: number, exceptTokenHash: string) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '<>', exceptTokenHash).execute()

export const deleteExpiredSessions = (db: Handle, now: Date) =>
  db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
