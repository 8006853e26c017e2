import type { Transaction } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Database } from '../../../database/schema.ts'
import { type SessionUser, sessionEnd } from '../../../http/session.ts'
import { hashOfToken, newToken } from './tokens.ts'

type Handle = Db | Transaction<Database>

/** Opens a login for a user. @returns the token, which is told once and kept nowhere */
export async function openSession(db: Handle, userId: number, now: Date) {
  const token = newToken()
  await db
    .insertInto('sessions')
    .values({ token_hash: hashOfToken(token), user_id: userId, created_at: now, expires_at: sessionEnd(now) })
    .execute()
  return token
}

/** The owner of a live token. */
export async function findSessionUser(db: Db, token: string, now: Date): Promise<SessionUser | null> {
  const user = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.phone', 'users.role'])
    .where('sessions.token_hash', '=', hashOfToken(token))
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
  return user ?? null
}

export const closeSession = (db: Handle, token: string) =>
  db.deleteFrom('sessions').where('token_hash', '=', hashOfToken(token)).execute()

/** Ends a user's logins, all but the one that asks (decision B6). */
export const closeOtherSessions = (db: Handle, userId: number, kept?: string) =>
  db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', kept ? hashOfToken(kept) : '')
    .execute()

export const forgetEndedSessions = (db: Handle, now: Date) =>
  db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
