import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { Language } from '#words/language.ts'

type Handle = Db | Transaction<Database>

/** Who gets the messages of a browser: an account, while its login there lasts, or the guest of an order. */
export type PushOwner = { userId: number; sessionHash: string } | { orderId: number }

type Subscription = { endpoint: string; p256dh: string; auth: string; locale: Language; now: Date }

/** Saves a browser's subscription, or replaces its keys. A browser belongs to the account that used it last. */
export const saveSubscription = (
  trx: Transaction<Database>,
  owner: PushOwner,
  { now, ...subscription }: Subscription,
) => {
  const whose =
    'userId' in owner
      ? { user_id: owner.userId, session_hash: owner.sessionHash, order_id: null }
      : { user_id: null, session_hash: null, order_id: owner.orderId }
  const row = { ...subscription, ...whose }
  return trx
    .insertInto('push_subscriptions')
    .values({ ...row, created_at: now })
    .onConflict((conflict) => conflict.expression(sql`endpoint, coalesce(order_id, 0)`).doUpdateSet(row))
    .execute()
}

/** The messages that wait for a browser of another account must not reach the one that uses it now. */
export const deleteSubscriptionsOfOthers = (trx: Transaction<Database>, endpoint: string, userId: number) =>
  trx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('user_id', '<>', userId)
    .execute()

/** How many other browsers than this one get the owner's messages. */
export const countOtherSubscriptions = async (
  trx: Transaction<Database>,
  owner: PushOwner,
  endpoint: string,
) => {
  const { count } = await trx
    .selectFrom('push_subscriptions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('endpoint', '<>', endpoint)
    .$if('userId' in owner, (rows) => rows.where('user_id', '=', 'userId' in owner ? owner.userId : 0))
    .$if('orderId' in owner, (rows) => rows.where('order_id', '=', 'orderId' in owner ? owner.orderId : 0))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const deleteEndpoint = (db: Handle, endpoint: string) =>
  db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute()

/** The subscriptions for messages about an order: of its account, and of whoever followed its link. */
export const listOrderSubscriptions = (trx: Transaction<Database>, orderId: number, userId: number | null) =>
  trx
    .selectFrom('push_subscriptions')
    .select(['id', 'locale', 'order_id'])
    .where((eb) =>
      eb.or([eb('order_id', '=', orderId), ...(userId === null ? [] : [eb('user_id', '=', userId)])]),
    )
    .execute()

export const listUserSubscriptions = (trx: Transaction<Database>, userId: number) =>
  trx
    .selectFrom('push_subscriptions')
    .select(['id', 'locale', 'order_id'])
    .where('user_id', '=', userId)
    .execute()

/** Leases the message that has been due longest. Counts the attempt before it is made. */
export const claimPush = (db: Db, { now, until }: { now: Date; until: Date }) =>
  db
    .updateTable('push_messages')
    .from('push_subscriptions')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: until }))
    .whereRef('push_subscriptions.id', '=', 'push_messages.subscription_id')
    .where('push_messages.id', '=', (eb) =>
      eb
        .selectFrom('push_messages')
        .select('id')
        .where('sent_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .where('expires_at', '>', now)
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'push_messages.id',
      'message',
      'attempts',
      'expires_at',
      'subscription_id',
      'endpoint',
      'p256dh',
      'auth',
    ])
    .executeTakeFirst()

export const markPushSent = (db: Db, id: number, now: Date) =>
  db.updateTable('push_messages').set({ sent_at: now }).where('id', '=', id).execute()

export const postponePush = (db: Db, id: number, until: Date) =>
  db.updateTable('push_messages').set({ next_attempt_at: until }).where('id', '=', id).execute()

/** Deletes a browser's subscription, which its push service does not know any more. */
export const deleteSubscription = (db: Db, id: number) =>
  db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
