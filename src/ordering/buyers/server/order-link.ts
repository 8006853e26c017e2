import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { isSameSignature, signFor } from '#people/security/server/shop-secret.queries.ts'
import { hashOfToken } from '#people/sessions/server/tokens.ts'
import { maxInteger } from '#values/max-integer.ts'
import { dayMs } from '#values/time/durations.ts'
import { buyerEmail, linkExpiresAt } from './buyer.queries.ts'
import type { OrderOwner } from './order-owner.ts'

type Handle = Db | Transaction<Database>

/** What is needed of an order to sign its link: an account's if it has `user_id`, unless a guest placed it. */
type SignedOrder = { id: number; user_id: number | null; created_at: Date; link_expires_at: Date | null }

/** A link to an order works for a year: as long as a return, a guarantee or a tax question may take. */
const linkMs = 365 * dayMs

/**
 * The key in the link to a guest's order. It is signed with the shop's secret and not stored, so that every mail can
 * contain it; the database has its hash. With the time, because after a restore an order may get the number of a lost
 * one, whose guest still has a link.
 */
const guestLinkKey = (db: Handle, orderId: number, expiresAt: Date) =>
  // The secret is created with the first link; when it was doesn't matter.
  signFor(db, 'order links', `${orderId} ${expiresAt.toISOString()}`, expiresAt)

/**
 * The key in the link to a customer's order: its number, and a signature of the number, the account and the time, which
 * is longer than a guest's key. Nothing is stored for it, so that the orders of every release have one.
 */
async function customerLinkKey(db: Handle, order: Omit<SignedOrder, 'link_expires_at'>) {
  const { id, user_id, created_at } = order
  const signed = `customer ${id} ${user_id} ${created_at.toISOString()}`
  return `${id}-${await signFor(db, 'order links', signed, created_at)}`
}

const customerKeyPattern = /^(\d{1,10})-[\w-]{43}$/

const isWorkingFor = ({ created_at }: Pick<SignedOrder, 'created_at'>, now: Date) =>
  created_at.getTime() + linkMs > now.getTime()

/**
 * The columns of the link of a guest's order that is placed now.
 * @param former when the order's former link expires, if it had one: the new one expires later, so that its key differs
 */
export async function newOrderLink(db: Handle, orderId: number, now: Date, former: Date | null) {
  const expiresAt = new Date(Math.max(now.getTime() + linkMs, (former?.getTime() ?? 0) + 1))
  return { link_hash: hashOfToken(await guestLinkKey(db, orderId, expiresAt)), link_expires_at: expiresAt }
}

/**
 * The key of the link to an order; undefined if no link works: it has expired, or the data of the guest was erased. For an
 * account whose data was erased the caller writes no mail.
 */
export async function workingLinkKey(db: Handle, order: SignedOrder, now: Date) {
  const { id, user_id, link_expires_at } = order
  if (link_expires_at) return link_expires_at > now ? guestLinkKey(db, id, link_expires_at) : undefined
  return user_id !== null && isWorkingFor(order, now) ? customerLinkKey(db, order) : undefined
}

/** Like `workingLinkKey`, for an order that is not read yet. */
export async function findOrderLinkKey(db: Handle, orderId: number, now: Date) {
  const order = await findSignedOrder(db, orderId)
  return order && workingLinkKey(db, order, now)
}

const findSignedOrder = (db: Handle, orderId: number) =>
  db
    .selectFrom('orders')
    .select(['id', 'user_id', 'created_at', linkExpiresAt.as('link_expires_at'), buyerEmail.as('email')])
    .where('id', '=', orderId)
    .executeTakeFirst()

/**
 * The order that a key opens, and its owner for other calls: for a guest's key its hash, for the key of a customer's mail
 * their account. Undefined for a key that is wrong or has expired, and once the buyer's data was erased, which nobody can
 * tell apart.
 */
export const findOrderByLink = (db: Handle, key: string, now: Date) =>
  customerKeyPattern.test(key) ? findCustomerOrder(db, key, now) : findGuestOrder(db, key, now)

export type LinkedOwner = OrderOwner & { orderId: number }

async function findGuestOrder(db: Handle, key: string, now: Date): Promise<LinkedOwner | undefined> {
  const linkHash = hashOfToken(key)
  const buyer = await db
    .selectFrom('order_buyers')
    .select('order_id')
    .where('link_hash', '=', linkHash)
    .where('link_expires_at', '>', now)
    .executeTakeFirst()
  return buyer && { orderId: buyer.order_id, linkHash }
}

async function findCustomerOrder(db: Handle, key: string, now: Date): Promise<LinkedOwner | undefined> {
  const id = Number(customerKeyPattern.exec(key)?.[1])
  if (id > maxInteger) return undefined
  const order = await findSignedOrder(db, id)
  if (!order || order.user_id === null || order.email === '' || !isWorkingFor(order, now)) return undefined
  const isRight = isSameSignature(key, await customerLinkKey(db, order))
  return isRight ? { orderId: order.id, userId: order.user_id } : undefined
}
