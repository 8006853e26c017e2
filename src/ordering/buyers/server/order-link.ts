import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { signFor } from '#people/security/server/shop-secret.queries.ts'
import { hashOfToken } from '#people/sessions/server/tokens.ts'

type Handle = Db | Transaction<Database>

/** A guest's link works for a year: as long as a return, a guarantee or a tax question may take. */
const linkDays = 365

/** The path of the page that the link of a guest's order opens, without the language. */
export const orderLinkPath = (key: string) => `/order/${key}`

/**
 * The key in the link to a guest's order. It is signed with the shop's secret and not stored, so that every mail can
 * contain it; the database has its hash.
 */
export const orderLinkKey = (db: Handle, orderId: number, now: Date) =>
  signFor(db, 'order links', String(orderId), now)

/** The columns of the link of an order that is placed now. */
export async function newOrderLink(db: Handle, orderId: number, now: Date) {
  const key = await orderLinkKey(db, orderId, now)
  return {
    link_hash: hashOfToken(key),
    link_expires_at: new Date(now.getTime() + linkDays * 86_400_000),
  }
}

/**
 * The path of the link to an order; undefined for an order that has none: one of an account, or of a guest whose data
 * was erased.
 */
export async function findOrderLinkPath(db: Handle, orderId: number) {
  const buyer = await db
    .selectFrom('order_buyers')
    .select('link_expires_at')
    .where('order_id', '=', orderId)
    .where('link_hash', 'is not', null)
    .executeTakeFirst()
  if (!buyer?.link_expires_at) return undefined
  // The secret was created with the first link, so the date is not needed.
  return orderLinkPath(await orderLinkKey(db, orderId, buyer.link_expires_at))
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
