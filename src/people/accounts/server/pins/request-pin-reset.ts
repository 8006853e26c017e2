import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { queueDeferredMail } from '#operations/outbox/server/write-mail.ts'
import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'

/**
 * Queues a reset mail for this address, whether or not it has an account. That is looked up when the mail is sent, so
 * the response and its timing are the same for every address. It is written in the language it was asked for in.
 * @param subjectKey an idempotency key: a second call with the same key queues no mail
 */
export const requestPinReset = (
  { db, clock }: { db: Db | Transaction<Database> } & Pick<Parts, 'clock'>,
  { email, language, subjectKey = randomUUID() }: { email: string; language: Language; subjectKey?: string },
) =>
  queueDeferredMail(db, {
    kind: 'pin-reset',
    subjectKey,
    to: email,
    locale: language,
    now: clock.now(),
  })
