import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'

type Handle = Db | Transaction<Database>

/** The authentication state of a session. */
export type SessionAuthState = {
  created_at: Date
  last_seen_at: Date
  factor_at: Date | null
  confirmed_at: Date | null
  confirmation_spent_at: Date | null
  /** The account has a passkey. */
  enrolled: boolean
  /** The account joined the staff with an invitation. */
  invited: boolean
}

/**
 * The authentication state of a stored session; undefined if there is none. Callers check whether it has expired.
 * @param tokenHash the hash of the session's token
 */
export const findSessionAuthState = (db: Handle, tokenHash: string): Promise<SessionAuthState | undefined> =>
  db
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'factor_at', 'confirmed_at', 'confirmation_spent_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.user_id', '=', 'sessions.user_id'),
      )
        .$castTo<boolean>()
        .as('enrolled'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('staff')
          .select('staff.user_id')
          .whereRef('staff.user_id', '=', 'sessions.user_id')
          .where('staff.invited_by', 'is not', null),
      )
        .$castTo<boolean>()
        .as('invited'),
    )
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()

export const recordLastSeen = (db: Db, tokenHash: string, now: Date) =>
  db.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute()

/**
 * Records that the second factor was given in this session, which also counts as step-up authentication.
 * @returns whether the session still exists
 */
export async function recordFactorGiven(db: Handle, tokenHash: string, now: Date) {
  const updated = await db
    .updateTable('sessions')
    .set({ factor_at: now, confirmed_at: now, confirmation_spent_at: null })
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .execute()
  return updated.length > 0
}

/**
 * Records that the user has just confirmed their identity in this session: a step-up authentication that can be used
 * once.
 */
export const recordConfirmation = (db: Handle, tokenHash: string, now: Date) =>
  db
    .updateTable('sessions')
    .set({ confirmed_at: now, confirmation_spent_at: null })
    .where('token_hash', '=', tokenHash)
    .execute()

/** Uses up the step-up authentication, so that the next sensitive action requires a new one. */
export const recordConfirmationUsed = (db: Handle, tokenHash: string, now: Date) =>
  db.updateTable('sessions').set({ confirmation_spent_at: now }).where('token_hash', '=', tokenHash).execute()

const challengeMs = 5 * 60_000

/** Stores the challenge that this login's passkey signs next. */
export const saveChallenge = (db: Db, tokenHash: string, challenge: string, now: Date) =>
  db
    .updateTable('sessions')
    .set({ challenge, challenge_until: new Date(now.getTime() + challengeMs) })
    .where('token_hash', '=', tokenHash)
    .execute()

/**
 * Takes the session's stored challenge, which works once: a replayed signature finds none.
 * @returns undefined if there is none or it has expired
 */
export const consumeChallenge = (db: Db, tokenHash: string, now: Date) =>
  db.transaction().execute(async (trx) => {
    const stored = await trx
      .selectFrom('sessions')
      .select('challenge')
      .where('token_hash', '=', tokenHash)
      .where('challenge_until', '>', now)
      .forUpdate()
      .executeTakeFirst()
    await trx
      .updateTable('sessions')
      .set({ challenge: null, challenge_until: null })
      .where('token_hash', '=', tokenHash)
      .execute()
    return stored?.challenge ?? undefined
  })
