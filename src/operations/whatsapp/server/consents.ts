import { type SqlBool, sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { Language } from '#words/language.ts'
import type { ConsentEnd, ConsentPlace } from '../rules/consent.ts'

type Handle = Db | Transaction<Database>
type Trx = Transaction<Database>

/** Whose messages a consent is about: those about an account's orders, or those about one order of a guest. */
export type ConsentOwner = { userId: number } | { orderId: number }

const columnsOf = (owner: ConsentOwner) =>
  'userId' in owner ? { user_id: owner.userId, order_id: null } : { user_id: null, order_id: owner.orderId }

const isOf = (owner: ConsentOwner) =>
  'userId' in owner ? sql<SqlBool>`user_id = ${owner.userId}` : sql<SqlBool>`order_id = ${owner.orderId}`

type Given = {
  /** Ten digits. */
  phone: string
  place: ConsentPlace
  /** The version of the text that was shown. */
  textVersion: number
  language: Language
  now: Date
}

/** Records a consent. Does nothing if the owner has agreed for this number before; one for another number ends. */
export async function giveConsent(
  trx: Trx,
  owner: ConsentOwner,
  { phone, place, textVersion, language, now }: Given,
) {
  const active = await findConsent(trx, owner)
  if (active?.phone === phone) return
  if (active) await withdrawConsent(trx, owner, { by: 'phone_changed', now })
  await trx
    .insertInto('whatsapp_consents')
    .values({ ...columnsOf(owner), phone, place, text_version: textVersion, locale: language, given_at: now })
    // Another request has just recorded it.
    .onConflict((same) => same.doNothing())
    .execute()
}

/** The consent that has not ended. */
const findConsent = (db: Handle, owner: ConsentOwner) =>
  db
    .selectFrom('whatsapp_consents')
    .select(['id', 'phone'])
    .where('withdrawn_at', 'is', null)
    .where(isOf(owner))
    .executeTakeFirst()

/** The number to which messages about an account's orders go; undefined without a consent for its present number. */
export const findAccountConsent = (db: Handle, userId: number) =>
  db
    .selectFrom('whatsapp_consents')
    .innerJoin('users', 'users.id', 'whatsapp_consents.user_id')
    .select(['whatsapp_consents.id', 'whatsapp_consents.phone'])
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .whereRef('users.phone', '=', 'whatsapp_consents.phone')
    .executeTakeFirst()

/**
 * The consent for messages about an order: the guest's who placed it, otherwise that of the account that it belongs to. Each
 * only for the number that the buyer has given. One query, because it runs with every sale.
 */
export async function findOrderConsent(db: Handle, order: { id: number; user_id: number | null }) {
  const { rows } = await sql<{ id: number; phone: string }>`
    select id, phone from whatsapp_consents
    where withdrawn_at is null and (
      order_id = ${order.id} and phone = (select phone from order_buyers where order_id = ${order.id})
      or user_id = ${order.user_id} and phone = (select phone from users where id = ${order.user_id})
    )
    order by order_id nulls last limit 1`.execute(db)
  return rows[0]
}

type End = {
  by: ConsentEnd
  now: Date
  /** Only consents that were given until then: a late report must not end a newer one. */
  givenUntil?: Date | undefined
}

/** Ends a consent, and all messages that wait because of it. Does nothing without one. */
export const withdrawConsent = (trx: Trx, owner: ConsentOwner, end: End) => endConsents(trx, isOf(owner), end)

/** Ends every consent for a number, whoever gave it: the person with the phone decides. @param phone ten digits */
export const withdrawNumber = (trx: Trx, phone: string, end: End) =>
  endConsents(trx, sql<SqlBool>`phone = ${phone}`, end)

async function endConsents(trx: Trx, which: ReturnType<typeof isOf>, { by, now, givenUntil = now }: End) {
  const ended = await trx
    .updateTable('whatsapp_consents')
    .set({ withdrawn_at: now, withdrawn_by: by })
    .where('withdrawn_at', 'is', null)
    .where('given_at', '<=', givenUntil)
    .where(which)
    .returning('id')
    .execute()
  if (ended.length > 0)
    await trx
      .updateTable('whatsapp_messages')
      .set({ state: 'not_sent', reason: 'opted_out', settled_at: now })
      .where('state', '=', 'waiting')
      .where(
        'consent_id',
        'in',
        ended.map(({ id }) => id),
      )
      .execute()
  return ended.length > 0
}
