import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { Language } from '#words/language.ts'
import { type MessageKind, mayHaveBeenSent } from '../rules/message-kinds.ts'
import { findOrderConsent } from './consents.ts'
import { readWhatsappSettings } from './whatsapp-settings.queries.ts'

type Trx = Transaction<Database>

type NewMessage = {
  kind: MessageKind
  /** Identifies the event: the customer gets one message about each. */
  subjectKey: string
  order: { id: number; user_id: number | null; locale: Language }
  now: Date
  /** In the future if the step can still be undone. */
  dueAt?: Date | undefined
}

/**
 * Queues a message in the transaction of the change that it reports. Does nothing if WhatsApp is off, the buyer has not agreed
 * to get messages, or there is one of the same kind and `subjectKey`. Its values are filled in when it is sent.
 */
export async function writeWhatsapp(trx: Trx, { kind, subjectKey, order, now, dueAt = now }: NewMessage) {
  const consent = await findOrderConsent(trx, order)
  if (!consent) return
  const { on } = await readWhatsappSettings(trx)
  if (!on) return
  await trx
    .insertInto('whatsapp_messages')
    .values({
      kind,
      subject_key: subjectKey,
      order_id: order.id,
      consent_id: consent.id,
      locale: order.locale,
      next_attempt_at: dueAt,
      created_at: now,
    })
    .onConflict((conflict) => conflict.constraint('one_whatsapp_message_a_subject').doNothing())
    .execute()
}

/**
 * Deletes a queued message unless it may have been sent; the row lock decides.
 * @returns whether nobody got it or will get it: true also if there is none
 */
export async function withdrawWhatsapp(trx: Trx, kinds: readonly MessageKind[], subjectKey: string) {
  const written = await trx
    .selectFrom('whatsapp_messages')
    .select(['id', 'state'])
    .where('kind', 'in', kinds)
    .where('subject_key', '=', subjectKey)
    .forUpdate()
    .execute()
  if (written.some(({ state }) => mayHaveBeenSent(state))) return false
  if (written.length > 0)
    await trx
      .deleteFrom('whatsapp_messages')
      .where(
        'id',
        'in',
        written.map(({ id }) => id),
      )
      .execute()
  return true
}
