import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'

type Handle = Db | Transaction<Database>

/** What a login has proven about its owner. */
export type Proof = {
  created_at: Date
  last_seen_at: Date
  factor_at: Date | null
  confirmed_at: Date | null
  confirmation_spent_at: Date | null
  /** Its owner has a passkey. */
  enrolled: boolean
}

/** @param login the hash of its token */
export const findProof = (db: Handle, login: string): Promise<Proof | undefined> =>
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
    .where('token_hash', '=', login)
    .executeTakeFirst()

export const noteSeen = (db: Db, login: string, now: Date) =>
  db.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', login).execute()

/** The second factor was given in this login, which confirms as well. @returns whether the login is still there */
export async function noteFactor(db: Handle, login: string, now: Date) {
  const noted = await db
    .updateTable('sessions')
    .set({ factor_at: now, confirmed_at: now, confirmation_spent_at: null })
    .where('token_hash', '=', login)
    .returning('token_hash')
    .execute()
  return noted.length > 0
}

export const noteConfirmed = (db: Handle, login: string, now: Date) =>
  db
    .updateTable('sessions')
    .set({ confirmed_at: now, confirmation_spent_at: null })
    .where('token_hash', '=', login)
    .execute()

/** An expensive action was done, so that the next one asks for a confirmation of its own. */
export const noteSpent = (db: Handle, login: string, now: Date) =>
  db.updateTable('sessions').set({ confirmation_spent_at: now }).where('token_hash', '=', login).execute()

const challengeMs = 5 * 60_000

/** Stores the challenge that this login's passkey signs next. */
export const keepChallenge = (db: Db, login: string, challenge: string, now: Date) =>
  db
    .updateTable('sessions')
    .set({ challenge, challenge_until: new Date(now.getTime() + challengeMs) })
    .where('token_hash', '=', login)
    .execute()

/** Takes the stored challenge, which works once: a replayed signature finds none. */
export const takeChallenge = (db: Db, login: string, now: Date) =>
  db.transaction().execute(async (trx) => {
    const held = await trx
      .selectFrom('sessions')
      .select('challenge')
      .where('token_hash', '=', login)
      .where('challenge_until', '>', now)
      .forUpdate()
      .executeTakeFirst()
    await trx
      .updateTable('sessions')
      .set({ challenge: null, challenge_until: null })
      .where('token_hash', '=', login)
      .execute()
    return held?.challenge ?? undefined
  })
