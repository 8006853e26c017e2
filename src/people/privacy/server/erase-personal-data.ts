import { sql } from 'kysely'
import { unusablePinHash } from '#people/accounts/server/pins/pins.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { erasedName, erasedReason } from '../words/en.ts'
import { isCancelledUnpaid } from './cancelled-unpaid.ts'
import { type DataSubject, ownOrderIds } from './data-subject.ts'
import { mailsAboutPerson, mailsToPerson } from './personal-mails.ts'
import { listPersonalTables, type Trx } from './personal-tables.ts'

/**
 * Deletes or anonymizes a person's data, except what documents need, and ends every session. Phone and e-mail address
 * become free again.
 */
export async function erasePersonalData(trx: Trx, owner: DataSubject & { id: number }, now: Date) {
  await anonymize(trx, owner)
  for (const [table, { onErasure, ownedBy }] of listPersonalTables())
    if (onErasure === 'deleted')
      await sql`delete from ${sql.table(table)} where ${ownedBy(owner)}`.execute(trx)
  await anonymizeUser(trx, owner.id, now)
  await sql`update order_buyers set cart_user_id = null where cart_user_id = ${owner.id}`.execute(trx)
  // Last, because the database lets only an erased account's name be changed there.
  await sql`update order_history set actor_name = ${erasedName}
    where actor_id = ${owner.id} and order_id in (select id from orders where user_id = ${owner.id})`.execute(
    trx,
  )
  await recordSecurity(trx, { event: 'account erased', user: { id: owner.id, name: erasedName }, now })
}

/**
 * Anonymizes the rows that stay, in all tables but `users`: all that a guest has. Name and address stay on orders, because
 * documents need them, but not on a guest's order that was cancelled unpaid.
 */
export async function anonymize(trx: Trx, owner: DataSubject) {
  await anonymizeMails(trx, owner)
  await deleteWhatsapp(trx, owner)
  // What somebody wrote about a product is theirs; no document needs it. A job deletes the pictures.
  await sql`delete from reviews where order_id in (${ownOrderIds(owner)})`.execute(trx)
  // Of a return, only what money and stock need stays. The job for the pictures of reviews deletes its pictures.
  await sql`with gone as (
      delete from return_pictures using returns
      where returns.id = return_id and order_id in (${ownOrderIds(owner)}) returning picture_id
    ) insert into review_pictures (position, picture_id) select 1, picture_id from gone`.execute(trx)
  await sql`update returns set note = '', answer = '' where order_id in (${ownOrderIds(owner)})`.execute(trx)
  await sql`delete from push_subscriptions where order_id in (${ownOrderIds(owner)})`.execute(trx)
  await sql`update activity set subject_name = ${erasedName}
    where subject_kind = 'user' and subject_id = ${String(owner.id)}`.execute(trx)
  await sql`update orders set user_phone = '', client_network = null, client_device = null, gstin = null, business_name = null,
    address = case when address is null then null else jsonb_set(address - '{name,landmark}'::text[], '{phone}', 'null') end
    where id in (${ownOrderIds(owner)})`.execute(trx)
  if (owner.id === null)
    await sql`update orders set user_name = ${erasedName}, address = null
      where id in (${ownOrderIds(owner)}) and ${isCancelledUnpaid}`.execute(trx)
  await sql`update order_buyers set phone = '', email = '', link_hash = null, link_expires_at = null, cart_hash = null,
    cart_user_id = null
    where order_id in (${ownOrderIds(owner)})`.execute(trx)
  // What was ordered as a guest has no account: the name is all that says who did it. After the buyer is emptied, because
  // the database lets only an erased guest's name be changed there.
  await sql`update order_history set actor_name = ${erasedName}
    where actor_id is null and actor_name is not null and kind in ('placed', 'address_changed')
      and order_id in (${ownOrderIds(owner)})`.execute(trx)
  // What the provider sent may contain the payer's contact. Without an id, the beginning of the text is the key.
  await sql`update unreadable_news set body = '', key = case when payment_id is null then 'erased ' || id else key end
    where order_id in (${ownOrderIds(owner)})`.execute(trx)
  await eraseTextsAbout(trx, owner)
  await sql`update order_words set words = words_of_order(orders) from orders
    where orders.id = order_words.order_id and orders.id in (${ownOrderIds(owner)})`.execute(trx)
}

/**
 * Deletes what the shop wrote about the person on their orders: notes, and the reasons of discounts and refunds. After the
 * buyer is emptied, because the database lets these texts be changed only then.
 */
async function eraseTextsAbout(trx: Trx, owner: DataSubject) {
  const isOfOwnOrder = sql`order_id in (${ownOrderIds(owner)})`
  await sql`update order_adjustments set label = ${erasedReason}
    where kind = 'discount' and ${isOfOwnOrder}
      and not exists (select from order_bundles where discount_id = order_adjustments.id)`.execute(trx)
  await sql`update refunds set note = '' where note <> '' and ${isOfOwnOrder}`.execute(trx)
  await sql`update order_history set details = details - '{label,note,text,explanation}'::text[]
    where details ?| '{label,note,text,explanation}'::text[] and kind <> 'note_removed' and ${isOfOwnOrder}`.execute(
    trx,
  )
}

/**
 * Deletes unsent mails to and about the person, except the merchant's mails about payment issues, which contain nothing
 * but an order number. Of sent mails the rows stay, without texts, and those to the person without recipient.
 */
async function anonymizeMails(trx: Trx, owner: DataSubject) {
  const [toPerson, aboutPerson] = [mailsToPerson(owner), mailsAboutPerson(owner)]
  await sql`delete from outbox
    where sent_at is null and (${toPerson} or ${aboutPerson} and kind <> 'money-matter')`.execute(trx)
  await sql`update outbox set recipient = '', subject = null, body_text = null, body_html = null
    where ${toPerson}`.execute(trx)
  await sql`update outbox set subject = '', body_text = '', body_html = ''
    where sent_at is not null and ${aboutPerson}`.execute(trx)
}

/** Deletes who agreed to WhatsApp messages, and the messages, waiting ones too. A guest has no account to delete them with. */
async function deleteWhatsapp(trx: Trx, owner: DataSubject) {
  await sql`delete from whatsapp_messages where order_id in (${ownOrderIds(owner)})`.execute(trx)
  await sql`delete from whatsapp_consents
    where user_id = ${owner.id} or order_id in (${ownOrderIds(owner)})`.execute(trx)
}

/**
 * The user's row stays without personal data, because orders refer to it. Its e-mail address is invalid, so that
 * nothing can be sent there.
 */
const anonymizeUser = (trx: Trx, id: number, now: Date) =>
  trx
    .updateTable('users')
    .set({
      name: erasedName,
      email: `erased-${id}`,
      phone: `erased-${id}`,
      pin_hash: unusablePinHash,
      email_confirmed_at: null,
      email_proved_at: null,
      gstin: null,
      business_name: null,
      blocked_at: null,
      blocked_reason: null,
      erased_at: now,
    })
    .where('id', '=', id)
    .execute()
