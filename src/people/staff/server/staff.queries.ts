import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { StaffRole } from '#values/people/role.ts'
import type { Invitation, Member } from '../contract.ts'

type Trx = Transaction<Database>

/** A limit for both lists, higher than a small shop needs. */
const maxListed = 200

/** The staff in the order in which they joined. */
export async function listMembers(db: Db): Promise<Member[]> {
  const rows = await db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.phone'])
    .select(['staff.role', 'staff.rights', 'staff.version', 'staff.since'])
    .select(({ exists, selectFrom }) => [
      selectFrom('sessions')
        .select(({ fn }) => fn.max('sessions.last_seen_at').as('at'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('last_seen'),
      exists(selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.user_id', '=', 'users.id'))
        .$castTo<boolean>()
        .as('second_factor'),
    ])
    .where('staff.removed_at', 'is', null)
    .orderBy('staff.since')
    .orderBy('users.id')
    .limit(maxListed)
    .execute()
  return rows.map(({ since, last_seen, ...row }) => ({
    ...row,
    since: since.toISOString(),
    last_seen: last_seen?.toISOString() ?? null,
  }))
}

/** The invitations that can still be used, newest first. */
export async function listInvitations(db: Db, now: Date): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('staff_invitations')
    .select(['id', 'name', 'email', 'role', 'invited_by', 'expires_at'])
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute()
  return rows.map((row) => ({ ...row, expires_at: row.expires_at.toISOString() }))
}

/** The invitation of a link, if it can still be used. */
export const findInvitation = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('staff_invitations')
    .select(['name', 'email', 'role'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Takes an invitation, which works once: of two people who use it, the second gets undefined. */
export const takeInvitation = (trx: Trx, tokenHash: string, now: Date) =>
  trx
    .deleteFrom('staff_invitations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['role', 'rights', 'invited_by'])
    .executeTakeFirst()

/** Invitations that have expired say nothing any more. */
export const deleteExpiredInvitations = (db: Db, now: Date) =>
  db.deleteFrom('staff_invitations').where('expires_at', '<=', now).execute()

/** Makes an account a member of the staff. */
export const addMember = async (
  trx: Trx,
  userId: number,
  { role, rights, invited_by }: { role: StaffRole; rights: string[]; invited_by: string },
  now: Date,
) => {
  const values = { role, rights, invited_by, since: now, removed_at: null }
  await trx
    .insertInto('staff')
    .values({ user_id: userId, ...values })
    .onConflict((known) =>
      known.column('user_id').doUpdateSet((eb) => ({
        role,
        rights,
        invited_by,
        since: now,
        removed_at: null,
        version: eb('staff.version', '+', 1),
      })),
    )
    .execute()
  await trx.updateTable('users').set({ role: 'admin' }).where('id', '=', userId).execute()
}

/** A member, with name; undefined if the account is not in the staff. */
export const findMember = (trx: Trx, userId: number) =>
  trx
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select(['users.id', 'users.name', 'users.phone', 'staff.role', 'staff.rights', 'staff.version'])
    .where('staff.user_id', '=', userId)
    .where('staff.removed_at', 'is', null)
    .executeTakeFirst()

/**
 * Locks all owners until the transaction ends, always in the same order, so that of two owners who remove each other
 * the second sees what the first did.
 * @returns their ids
 */
export async function lockOwners(trx: Trx): Promise<number[]> {
  // The lock of a row that changed in the meantime checks the conditions again, so everyone returned is an owner now.
  const owners = await trx
    .selectFrom('staff')
    .select('user_id')
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .orderBy('user_id')
    .forUpdate()
    .execute()
  return owners.map(({ user_id }) => user_id)
}

/** Changes the role, unless somebody else has changed it since `version`. @returns whether it was changed */
export async function updateRole(
  trx: Trx,
  { id, version, role, rights }: { id: number; version: number; role: StaffRole; rights: string[] },
) {
  const changed = await trx
    .updateTable('staff')
    .set({ role, rights, version: sql`version + 1` })
    .where('user_id', '=', id)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** Ends a membership; the account stays as a customer's. @returns whether it was still open */
export async function endMembership(trx: Trx, userId: number, now: Date) {
  const ended = await trx
    .updateTable('staff')
    .set({ removed_at: now, version: sql`version + 1` })
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (ended.numUpdatedRows === 0n) return false
  await trx.updateTable('users').set({ role: 'customer' }).where('id', '=', userId).execute()
  return true
}
