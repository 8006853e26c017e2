import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { guestOf } from '#people/privacy/server/data-subject.ts'
import { anonymize, erasePersonalData } from '#people/privacy/server/erase-personal-data.ts'
import { deleteOtherDevices } from '#people/security/server/known-devices.queries.ts'
import type { BackupLocation } from '../storage/backup-location.ts'
import { readLastAccessFile, setLastAccessFile } from './access.queries.ts'
import {
  type AccessChange,
  type AccessChanges,
  type AccountAccess,
  type ErasedGuest,
  readAccessChanges,
} from './access-list.ts'

type Trx = Transaction<Database>

type ReplayCounts = { renewed: number; blocked: number; erased: number }
/**
 * How many accounts got a newer PIN or passkeys, were blocked or, with guests, erased again, and whether the list was
 * complete.
 */
export type ReplayResult = ReplayCounts & Omit<AccessChanges, 'last' | 'changes'>

/**
 * In a restored shop all sessions, mailed links, codes and recovery codes are revoked, because each may have been ended
 * or used since the backup. Then the access changes since the backup are replayed from the list beside it.
 * @param places the backup's location and the shop's own one: the backup may be an old copy from elsewhere, and the
 * restored shop's list must continue after both
 */
export async function revokeRestoredAccess(
  trx: Trx,
  places: BackupLocation[],
  now: Date,
): Promise<ReplayResult> {
  await trx.deleteFrom('sessions').execute()
  await trx.deleteFrom('pin_resets').execute()
  await trx.deleteFrom('login_codes').execute()
  await trx.deleteFrom('passkey_codes').execute()
  await trx.deleteFrom('recovery_codes').execute()
  // Mails composed on sending contain a secret: those were already sent, or are no longer needed.
  await trx.deleteFrom('outbox').where('subject', 'is', null).where('sent_at', 'is', null).execute()
  const { last, changes, ...list } = await readAccessChanges(places, await readLastAccessFile(trx))
  const counts = { renewed: 0, blocked: 0, erased: 0 }
  for (const change of changes) {
    const outcome = await replayAccessChange(trx, change)
    if (outcome) counts[outcome] += 1
  }
  await setLastAccessFile(trx, last, now)
  return { ...counts, ...list }
}

const replayAccessChange = (trx: Trx, change: AccessChange) =>
  'user' in change ? replayAccountAccess(trx, change) : replayGuestErasure(trx, change)

/** An order placed after the backup is lost with it, and its number may be reused. */
async function replayGuestErasure(trx: Trx, { order: id, since }: ErasedGuest) {
  const order = await trx
    .selectFrom('orders')
    .select(['created_at', 'user_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  // An account's order is erased with the account.
  if (order?.created_at.toISOString() !== since || order.user_id !== null) return undefined
  await anonymize(trx, guestOf(id))
  return 'erased'
}

/** Accounts created after the backup are lost with it, and their ids are reused. */
async function replayAccountAccess(trx: Trx, change: AccountAccess): Promise<keyof ReplayCounts | undefined> {
  const user = await trx.selectFrom('users').selectAll().where('id', '=', change.user).executeTakeFirst()
  if (user?.created_at.toISOString() !== change.since || user.erased_at) return undefined
  if (change.erased_at) {
    await erasePersonalData(trx, user, new Date(change.erased_at))
    return 'erased'
  }
  await trx
    .updateTable('users')
    .set({
      role: change.role,
      pin_hash: change.pin_hash,
      blocked_at: change.blocked_at === null ? null : new Date(change.blocked_at),
      blocked_reason: change.blocked_reason,
    })
    .where('id', '=', user.id)
    .execute()
  // A trigger has added or removed the member; a role that an owner changed is in the list.
  if (change.staff) await trx.updateTable('staff').set(change.staff).where('user_id', '=', user.id).execute()
  await replacePasskeys(trx, change)
  await deleteOtherDevices(trx, user.id)
  return change.blocked_at && !user.blocked_at ? 'blocked' : 'renewed'
}

/** Replaces all passkeys of an account with those of the access list. */
async function replacePasskeys(trx: Trx, { user, passkeys }: AccountAccess) {
  await trx.deleteFrom('passkeys').where('user_id', '=', user).execute()
  for (const { created_at, last_used_at, ...passkey } of passkeys)
    await trx
      .insertInto('passkeys')
      .values({
        ...passkey,
        user_id: user,
        created_at: new Date(created_at),
        last_used_at: last_used_at === null ? null : new Date(last_used_at),
      })
      .execute()
}
