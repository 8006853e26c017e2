import { sql } from 'kysely'
import { hashOfNoPin } from '#people/accounts/server/pins/pins.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { erasedName } from '../words/en.ts'
import { mailsAboutThem, ownMails } from './own-mails.ts'
import type { Owner } from './owner.ts'
import { personal, type Trx } from './personal-tables.ts'

/** Takes a person out of the shop: what documents do not need goes, and every login with it. Phone and e-mail are free again. */
export async function eraseOwner(trx: Trx, owner: Owner, now: Date) {
  await empty(trx, owner)
  for (const [table, { erased, whose }] of personal())
    if (erased === 'deleted') await sql`delete from ${sql.table(table)} where ${whose(owner)}`.execute(trx)
  await emptyUser(trx, owner.id, now)
  await recordSecurity(trx, { event: 'account erased', user: { id: owner.id, name: erasedName }, now })
}

/** Takes the person out of what stays. */
async function empty(trx: Trx, owner: Owner) {
  await emptyMails(trx, owner)
  await sql`update activity set subject_name = ${erasedName}
    where subject_kind = 'user' and subject_id = ${String(owner.id)}`.execute(trx)
  await sql`update orders set user_phone = '', client_network = null, client_device = null, gstin = null, business_name = null,
    address = case when address is null then null else jsonb_set(address - '{name,landmark}'::text[], '{phone}', 'null') end
    where user_id = ${owner.id}`.execute(trx)
  await sql`update order_words set words = words_of_order(orders) from orders
    where orders.id = order_words.order_id and orders.user_id = ${owner.id}`.execute(trx)
}

/**
 * Mails that have not gone out do not go, but for the merchant's about money, which names an order and nothing more than
 * it keeps. Of the merchant's others it stays known that there was one.
 */
async function emptyMails(trx: Trx, owner: Owner) {
  const [own, about] = [ownMails(owner), mailsAboutThem(owner)]
  await sql`delete from outbox
    where sent_at is null and (${own} or ${about} and kind <> 'money-matter')`.execute(trx)
  await sql`update outbox set recipient = '', subject = null, body_text = null, body_html = null
    where ${own}`.execute(trx)
  await sql`update outbox set subject = '', body_text = '', body_html = ''
    where sent_at is not null and ${about}`.execute(trx)
}

/** The row that orders name, of nobody. Its e-mail is none, so that nothing can be sent there. */
const emptyUser = (trx: Trx, id: number, now: Date) =>
  trx
    .updateTable('users')
    .set({
      name: erasedName,
      email: `erased-${id}`,
      phone: `erased-${id}`,
      pin_hash: hashOfNoPin,
      email_confirmed_at: null,
      gstin: null,
      business_name: null,
      blocked_at: null,
      blocked_reason: null,
      erased_at: now,
    })
    .where('id', '=', id)
    .execute()
