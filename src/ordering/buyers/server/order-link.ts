import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { signFor } from '#people/security/server/shop-secret.queries.ts'
import { hashOfToken } from '#people/sessions/server/tokens.ts'
import { dayMs } from '#values/time/durations.ts'
import { linkExpiresAt } from './buyer.queries.ts'

type Handle = Db | Transaction<Database>

/** A guest's link works for a year: as long as a return, a guarantee or a tax question may take. */
const linkDays = 365

/**
 * The key in the link to a guest's order. It is signed with the shop's secret and not stored, so that every mail can
 * contain it; the database has its hash. With the time, because after a restore an order may get the number of a lost
 * one, whose guest still has a link.
 */
const orderLinkKey = (db: Handle, orderId: number, expiresAt: Date) =>
  // The secret is created with the first link; when it was doesn't matter.
  signFor(db, 'order links', `${orderId} ${expiresAt.toISOString()}`, expiresAt)

/**
 * The columns of the link of an order that is placed now.
 * @param former when the order's former link expires, if it had one: the new one expires later, so that its key differs
 */
export async function newOrderLink(db: Handle, orderId: number, now: Date, former: Date | null) {
  const expiresAt = new Date(Math.max(now.getTime() + linkDays * dayMs, (former?.getTime() ?? 0) + 1))
  return { link_hash: hashOfToken(await orderLinkKey(db, orderId, expiresAt)), link_expires_at: expiresAt }
}

/**
 * The key of the link to an order; undefined if no link works: for an order of an account, one whose link has expired,
 * or that of a guest whose data was erased.
 */
export const workingLinkKey = async (
  db: Handle,
  { id, link_expires_at }: { id: number; link_expires_at: Date | null },
  now: Date,
) => (link_expires_at && link_expires_at > now ? orderLinkKey(db, id, link_expires_at) : undefined)

/** Like `workingLinkKey`, for an order that is not read yet. */
export async function findOrderLinkKey(db: Handle, orderId: number, now: Date) {
  const order = await db
    .selectFrom('orders')
    .select(['id', linkExpiresAt.as('link_expires_at')])
    .where('id', '=', orderId)
    .executeTakeFirst()
  return order && workingLinkKey(db, order, now)
}

/**
 * The order that a key opens, and its owner for other calls. Undefined for a key that is wrong or has expired, which
 * nobody can tell apart.
 */
export async function findOrderByLink(db: Handle, key: string, now: Date) {
  const linkHash = hashOfToken(key)
  const buyer = await db
    .selectFrom('order_buyers')
    .select('order_id')
    .where('link_hash', '=', linkHash)
    .where('link_expires_at', '>', now)
    .executeTakeFirst()
  return buyer && { orderId: buyer.order_id, linkHash }
}
