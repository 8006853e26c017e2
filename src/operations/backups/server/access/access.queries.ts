import type { Db } from '#database/connect.ts'
import type { AccountAccess, ErasedGuest } from './access-list.ts'

const maxAtOnce = 200

/**
 * Takes a lease on the access list.
 * @returns the number of the file to write next; undefined while another process holds the lease
 */
export async function claimAccessList(db: Db, now: Date, until: Date): Promise<number | undefined> {
  const claimed = await db
    .insertInto('access_list')
    .values({ last_file: 1, leased_until: until })
    .onConflict((known) =>
      known
        .column('only_one')
        .doUpdateSet((eb) => ({ last_file: eb('access_list.last_file', '+', 1), leased_until: until }))
        .where('access_list.leased_until', '<=', now),
    )
    .returning('last_file')
    .executeTakeFirst()
  return claimed?.last_file
}

/** Moves the end of the lease; changes nothing if another process has taken it over. */
export const renewAccessListLease = (db: Db, from: Date, until: Date) =>
  db.updateTable('access_list').set({ leased_until: until }).where('leased_until', '=', from).execute()

/** Releases the lease that ends at `until`. @param last the number of the last file that was written */
export const releaseAccessList = (db: Db, { until, last }: { until: Date; last: number }, now: Date) =>
  db
    .updateTable('access_list')
    .set({ last_file: last, leased_until: now })
    .where('leased_until', '=', until)
    .execute()

/** After a restore: the access list continues after the file with this number. */
export const setLastAccessFile = (db: Db, last: number, now: Date) =>
  db
    .insertInto('access_list')
    .values({ last_file: last, leased_until: now })
    .onConflict((known) => known.column('only_one').doUpdateSet({ last_file: last, leased_until: now }))
    .execute()

/** The number of the last access list file that was written; 0 if none was. */
export const readLastAccessFile = async (db: Db) =>
  (await db.selectFrom('access_list').select('last_file').executeTakeFirst())?.last_file ?? 0

/**
 * Accounts whose access changed, and orders whose guest was erased, that are not in the access list yet, oldest change
 * first; at most 200.
 */
export const listAccessChanges = (db: Db) =>
  db.selectFrom('access_changes').selectAll().orderBy('id').limit(maxAtOnce).execute()

export const deleteAccessChanges = (db: Db, ids: number[]) =>
  db.deleteFrom('access_changes').where('id', 'in', ids).execute()

/** The current access data of these accounts. */
export async function readAccountAccess(db: Db, userIds: number[]): Promise<AccountAccess[]> {
  if (userIds.length === 0) return []
  const users = await db
    .selectFrom('users')
    .select(['id', 'created_at', 'role', 'pin_hash', 'blocked_at', 'blocked_reason', 'erased_at'])
    .where('id', 'in', userIds)
    .execute()
  const passkeys = await db.selectFrom('passkeys').selectAll().where('user_id', 'in', userIds).execute()
  const staff = await db
    .selectFrom('staff')
    .select(['user_id', 'role', 'rights'])
    .where('user_id', 'in', userIds)
    .where('removed_at', 'is', null)
    .execute()
  const staffOf = (id: number) => {
    const member = staff.find(({ user_id }) => user_id === id)
    return member ? { role: member.role, rights: member.rights } : null
  }
  return users.map(({ id, created_at, blocked_at, erased_at, ...user }) => ({
    ...user,
    user: id,
    staff: staffOf(id),
    since: created_at.toISOString(),
    blocked_at: blocked_at?.toISOString() ?? null,
    erased_at: erased_at?.toISOString() ?? null,
    passkeys: passkeys
      .filter(({ user_id }) => user_id === id)
      .map(({ user_id, created_at: made, last_used_at, ...passkey }) => ({
        ...passkey,
        created_at: made.toISOString(),
        last_used_at: last_used_at?.toISOString() ?? null,
      })),
  }))
}

/** Those of the orders whose guest was erased by `now`. */
export async function readErasedGuests(db: Db, orderIds: number[], now: Date): Promise<ErasedGuest[]> {
  if (orderIds.length === 0) return []
  const orders = await db
    .selectFrom('orders')
    .innerJoin('order_buyers', 'order_id', 'orders.id')
    .select(['orders.id', 'created_at'])
    .where('orders.id', 'in', orderIds)
    .where('link_hash', 'is', null)
    .execute()
  const erased_at = now.toISOString()
  return orders.map(({ id, created_at }) => ({ order: id, since: created_at.toISOString(), erased_at }))
}
