import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { dayMs } from '#values/time/durations.ts'
import type { Language } from '#words/language.ts'
import type { PushMessage } from '../rules/push-message.ts'
import { listOrderSubscriptions, listUserSubscriptions } from './push.queries.ts'

type Trx = Transaction<Database>

/** What a message says in a language. The link is of the page that a click opens, with its language. */
type MessageIn = (
  language: Language,
  /** The browser was subscribed with the link of an order, not with an account. */
  isByLink: boolean,
) => Pick<PushMessage, 'title' | 'body' | 'url'> | undefined

type Push = {
  /** The browsers of an account, or those for an order: of its account, and of whoever followed its link. */
  to: { userId: number } | { orderId: number; userId: number | null }
  /** What it is about: a second message of the same kind and key is not written. */
  kind: string
  subjectKey: string
  messageIn: MessageIn
  now: Date
  /** In the future if the step can still be undone. */
  dueAt?: Date | undefined
  /** How long the message is of use. Milliseconds. */
  lifetimeMs?: number
}

/**
 * Queues a push message in the transaction of the event that it reports, as `writeMail` queues a mail; a job sends it.
 * Nothing is written if no browser is subscribed.
 */
export async function sendPush(trx: Trx, push: Push): Promise<void> {
  const { to, kind, subjectKey, messageIn, now, dueAt = now, lifetimeMs = 2 * dayMs } = push
  const subscribed =
    'orderId' in to
      ? await listOrderSubscriptions(trx, to.orderId, to.userId)
      : await listUserSubscriptions(trx, to.userId)
  const rows = subscribed.flatMap(({ id, locale, order_id }) => {
    const said = messageIn(locale, order_id !== null)
    const message = said && { ...said, tag: `${kind} ${subjectKey}`, lang: locale }
    return message
      ? [
          {
            subscription_id: id,
            kind,
            subject_key: subjectKey,
            message: JSON.stringify(message) as unknown as PushMessage,
            next_attempt_at: dueAt,
            expires_at: new Date(dueAt.getTime() + lifetimeMs),
            created_at: now,
          },
        ]
      : []
  })
  if (rows.length === 0) return
  await trx
    .insertInto('push_messages')
    .values(rows)
    .onConflict((conflict) => conflict.constraint('one_push_a_subject').doNothing())
    .execute()
}

/** The step was undone: its messages that have not been sent are deleted. */
export const withdrawPush = (trx: Trx, kind: string, subjectKey: string) =>
  trx
    .deleteFrom('push_messages')
    .where('kind', '=', kind)
    .where('subject_key', '=', subjectKey)
    .where('sent_at', 'is', null)
    .execute()
