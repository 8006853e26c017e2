import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { type MessageReason, precedingStates } from '../rules/message-kinds.ts'

type Handle = Db | Transaction<Database>

export type ClaimedMessage = NonNullable<Awaited<ReturnType<typeof claimMessage>>>

/**
 * Leases the message that has been due longest to one sender, if its consent still holds. From now on it counts as possibly
 * sent.
 */
export const claimMessage = (db: Db, { now, until }: { now: Date; until: Date }) =>
  db
    .updateTable('whatsapp_messages')
    .set((eb) => ({ state: 'sending', attempts: eb('attempts', '+', 1), next_attempt_at: until }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('whatsapp_messages as due')
        .innerJoin('whatsapp_consents', 'whatsapp_consents.id', 'due.consent_id')
        .select('due.id')
        .where('due.state', '=', 'waiting')
        .where('due.next_attempt_at', '<=', now)
        .where('whatsapp_consents.withdrawn_at', 'is', null)
        .orderBy('due.next_attempt_at')
        .orderBy('due.id')
        .limit(1)
        .forUpdate('due')
        .skipLocked(),
    )
    .returning([
      'id',
      'kind',
      'subject_key',
      'order_id',
      'locale',
      'reference',
      'attempts',
      sql<string>`(select phone from whatsapp_consents where id = consent_id)`.as('phone'),
    ])
    .executeTakeFirst()

const isTaken = ['sending', 'unsure'] as const

/** Stores what is being sent, so that it is known even if the answer is lost. */
export const storeParameters = (db: Handle, id: number, parameters: readonly string[]) =>
  db
    .updateTable('whatsapp_messages')
    .set({ parameters: JSON.stringify(parameters) })
    .where('id', '=', id)
    .execute()

/** WhatsApp has accepted it. A report may have come first: then only its id is missing. */
export const markAccepted = (db: Handle, id: number, { messageId, now }: { messageId: string; now: Date }) =>
  db
    .updateTable('whatsapp_messages')
    .set({
      message_id: messageId,
      state: sql`case when state in ('sending', 'unsure') then 'accepted' else state end`,
      error: sql`case when state in ('sending', 'unsure') then null else error end`,
      settled_at: sql`case when state in ('sending', 'unsure') then ${now}::timestamptz else settled_at end`,
    })
    .where('id', '=', id)
    .execute()

/** The answer was lost: it is not sent again. A report that came before knows better. */
export const markUnsure = (db: Handle, id: number, { error, now }: { error: string; now: Date }) =>
  db
    .updateTable('whatsapp_messages')
    .set({ state: 'unsure', error, settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute()

/** Nothing was sent, and it is due again at `until`. */
export const postponeMessage = (db: Handle, id: number, { until, error }: { until: Date; error: string }) =>
  db
    .updateTable('whatsapp_messages')
    .set({ state: 'waiting', next_attempt_at: until, error })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute()

type Ending = { reason: MessageReason; error?: string; now: Date }

/** It was refused for good. */
export const markFailed = (db: Handle, id: number, { reason, error, now }: Ending) =>
  db
    .updateTable('whatsapp_messages')
    .set({ state: 'failed', reason, error: error ?? null, settled_at: now })
    .where('id', '=', id)
    .where('state', 'in', isTaken)
    .execute()

/** It turned out not to be needed. */
export const markNotSent = (db: Handle, id: number, { reason, now }: Ending) =>
  db
    .updateTable('whatsapp_messages')
    .set({ state: 'not_sent', reason, settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute()

/** Ends the messages that can't be sent any more: switched off, too late, or consent withdrawn while they were written. */
export async function endUnsentMessages(
  db: Db,
  { isOff, writtenBefore, now }: { isOff: boolean; writtenBefore: Date; now: Date },
) {
  await sql`update whatsapp_messages set settled_at = ${now}, state = 'not_sent', reason = case
      when exists (select from whatsapp_consents where id = consent_id and withdrawn_at is not null) then 'opted_out'
      when ${isOff}::boolean then 'off'
      else 'too_late'
    end
    where state = 'waiting' and (
      ${isOff}::boolean or created_at < ${writtenBefore}
      or exists (select from whatsapp_consents where id = consent_id and withdrawn_at is not null)
    )`.execute(db)
  // A process died while it was calling WhatsApp.
  await db
    .updateTable('whatsapp_messages')
    .set({ state: 'unsure', settled_at: now })
    .where('state', '=', 'sending')
    .where('next_attempt_at', '<', now)
    .execute()
}

type Report = {
  messageId: string
  reference: string | undefined
  status: keyof typeof precedingStates
  at: Date
  reason: MessageReason | null
  error: string | null
}

/**
 * Applies a report of WhatsApp, which may arrive twice, late, or before the answer to the call. Unknown messages are ignored.
 * @returns the number of a message that it was about, ten digits
 */
export async function applyReport(db: Handle, { messageId, reference, status, at, reason, error }: Report) {
  const isUuid = reference !== undefined && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(reference)
  const found = await db
    .selectFrom('whatsapp_messages')
    .innerJoin('whatsapp_consents', 'whatsapp_consents.id', 'whatsapp_messages.consent_id')
    .select(['whatsapp_messages.id', 'whatsapp_consents.phone'])
    .where((eb) =>
      eb.or([eb('message_id', '=', messageId), ...(isUuid ? [eb('reference', '=', reference)] : [])]),
    )
    .executeTakeFirst()
  if (!found) return undefined
  await db
    .updateTable('whatsapp_messages')
    .set({ state: status, message_id: messageId, reason, error, settled_at: at })
    .where('id', '=', found.id)
    .where('state', 'in', precedingStates[status])
    .execute()
  return found.phone
}
