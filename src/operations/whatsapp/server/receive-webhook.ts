import { transact } from '#database/transact.ts'
import type { WhatsappEvent } from '#integrations/whatsapp/whatsapp-channel.ts'
import type { Parts } from '#parts.ts'
import { fromWhatsappNumber, isStopReply } from '../rules/consent.ts'
import type { MessageReason } from '../rules/message-kinds.ts'
import { withdrawNumber } from './consents.ts'
import { applyReport } from './messages.queries.ts'

/**
 * Applies what WhatsApp reports: statuses of messages, and replies that ask for no more. Idempotent and independent of the
 * order of arrival. Other replies are not stored: nobody would read them.
 */
export async function applyWhatsappEvents(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  events: WhatsappEvent[],
) {
  const now = clock.now()
  for (const event of events) {
    if (event.type === 'status') await applyStatus(db, event, now)
    else if (isStopReply(event.text)) await stopFor(db, event, now)
  }
}

const reasonOf = (kind: string | undefined): MessageReason => {
  if (kind === 'opted-out') return 'opted_out'
  if (kind === 'template' || kind === 'account') return kind
  return 'undeliverable'
}

const applyStatus = (db: Parts['db'], event: Extract<WhatsappEvent, { type: 'status' }>, now: Date) =>
  transact(db, async (trx) => {
    const { messageId, reference, status, at, error } = event
    const hasFailed = status === 'failed'
    const phone = await applyReport(trx, {
      messageId,
      reference,
      status,
      at,
      reason: hasFailed ? reasonOf(error?.kind) : null,
      error: hasFailed ? (error?.message ?? null) : null,
    })
    if (phone !== undefined && error?.kind === 'opted-out')
      await withdrawNumber(trx, phone, { by: 'whatsapp', now, givenUntil: endOfSecond(at) })
  })

/** A consent that was given after the reply stays, because WhatsApp repeats its reports for days. */
const stopFor = (db: Parts['db'], { from, at }: Extract<WhatsappEvent, { type: 'reply' }>, now: Date) =>
  transact(db, async (trx) => {
    const phone = fromWhatsappNumber(from)
    if (phone !== undefined)
      await withdrawNumber(trx, phone, { by: 'reply', now, givenUntil: endOfSecond(at) })
  })

/** WhatsApp's times have whole seconds. */
const endOfSecond = (at: Date) => new Date(at.getTime() + 999)
