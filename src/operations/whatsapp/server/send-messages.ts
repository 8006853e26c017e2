import { leaseEnd } from '#database/lease.ts'
import { transact } from '#database/transact.ts'
import { type WhatsappChannel, WhatsappError } from '#integrations/whatsapp/whatsapp-channel.ts'
import type { Parts } from '#parts.ts'
import { backoff } from '#values/time/backoff.ts'
import { dayMs } from '#values/time/durations.ts'
import { toWhatsappNumber } from '../rules/consent.ts'
import type { MessageReason } from '../rules/message-kinds.ts'
import { composeMessage } from './compose-message.ts'
import { withdrawNumber } from './consents.ts'
import {
  type ClaimedMessage,
  claimMessage,
  endUnsentMessages,
  markAccepted,
  markFailed,
  markNotSent,
  markUnsure,
  postponeMessage,
  storeParameters,
} from './messages.queries.ts'
import { readWhatsappSettings } from './whatsapp-settings.queries.ts'

/** Parallel messages per process: one slow answer does not delay the others. */
const lanes = 3
/** A run ends after this many, and the next one uses the current settings. */
const maxInOneRun = 100
/** Older news about an order would only confuse; the email said it before. */
const maxAgeMs = dayMs
/** How long sending pauses after a failure that every message would meet, if WhatsApp doesn't say. */
const pauseSeconds = 30

/** Until when sending is paused, in this process. The others pause after a failure of their own. */
type Pause = { until: Date }
const pauses = new WeakMap<WhatsappChannel, Pause>()

function pauseOf(channel: WhatsappChannel) {
  const pause = pauses.get(channel) ?? { until: new Date(0) }
  pauses.set(channel, pause)
  return pause
}

/**
 * Sends the due messages. Each is sent at most once: WhatsApp has no idempotency key, so after a lost answer the message stays
 * `unsure` until WhatsApp reports on it. Only a message that was certainly refused is tried again. Runs apart from the emails,
 * which never wait for WhatsApp.
 * @returns how many were accepted
 */
export async function sendWhatsapp(
  parts: Parts,
  { stopping }: { stopping?: AbortSignal | undefined } = {},
): Promise<number> {
  const { db, clock } = parts
  const whatsapp = parts.whatsapp()
  const { on } = await readWhatsappSettings(db)
  const now = clock.now()
  const writtenBefore = new Date(now.getTime() - maxAgeMs)
  await endUnsentMessages(db, { isOff: !on || !whatsapp, writtenBefore, now })
  if (!on || !whatsapp) return 0
  const pause = pauseOf(whatsapp)
  const run = { sent: 0, turns: 0 }
  const lane = async () => {
    while (!stopping?.aborted && pause.until <= clock.now() && run.turns++ < maxInOneRun) {
      const done = await sendNext(parts, whatsapp, pause)
      if (done === 'none-due') return
      if (done === 'sent') run.sent += 1
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
  return run.sent
}

/** Claims and sends one message. */
async function sendNext(parts: Parts, channel: WhatsappChannel, pause: Pause) {
  const { db, clock, hooks } = parts
  const now = clock.now()
  const message = await claimMessage(db, { now, until: leaseEnd(now) })
  if (!message) return 'none-due'
  await hooks?.at?.('whatsapp:claimed')
  const composed = await composeMessage(parts, message)
  if (!composed.ok) {
    await markNotSent(db, message.id, { reason: composed.reason, now })
    return 'not-sent'
  }
  await storeParameters(db, message.id, composed.parameters)
  try {
    const { messageId } = await channel.send({
      ...composed,
      to: toWhatsappNumber(message.phone),
      template: message.kind,
      language: message.locale,
      reference: message.reference,
    })
    await hooks?.at?.('whatsapp:accepted')
    await markAccepted(db, message.id, { messageId, now: clock.now() })
    return 'sent'
  } catch (error) {
    if (!(error instanceof WhatsappError)) throw error
    await handleFailure(parts, message, error, pause)
    return 'not-sent'
  }
}

const reasonOf = {
  template: 'template',
  undeliverable: 'undeliverable',
  'opted-out': 'opted_out',
} as const satisfies {
  [Kind in WhatsappError['kind']]?: MessageReason
}

/** Stores why a message was not accepted, and pauses if all others would fail too. */
async function handleFailure(parts: Parts, message: ClaimedMessage, error: WhatsappError, pause: Pause) {
  const { db, clock, log } = parts
  const { kind, message: text, retryAfterSeconds = pauseSeconds } = error
  const now = clock.now()
  const { id } = message
  log.warn({ whatsapp: id, kind, reason: text }, 'a WhatsApp message was not accepted')
  if (error.concernsAll) pause.until = new Date(now.getTime() + retryAfterSeconds * 1000)
  if (kind === 'unknown') return markUnsure(db, id, { error: text, now })
  if (kind === 'temporary' || kind === 'account') {
    const until = new Date(Math.max(backoff(message.attempts, now).getTime(), pause.until.getTime()))
    return postponeMessage(db, id, { until, error: `${kind} ${text}` })
  }
  return transact(db, async (trx) => {
    await markFailed(trx, id, { reason: reasonOf[kind], error: text, now })
    if (kind === 'opted-out') await withdrawNumber(trx, message.phone, { by: 'whatsapp', now })
  })
}
