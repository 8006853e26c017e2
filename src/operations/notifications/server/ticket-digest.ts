import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { withdrawMail } from '#operations/outbox/server/write-mail.ts'
import { ticketNumber } from '#people/support/rules/ticket.ts'
import { hourMs } from '#values/time/durations.ts'
import * as words from '../words/office/merchant/en.ts'
import { type NotifyContext, notifyMerchant } from './notify-merchant.ts'

type Trx = Transaction<Database>
/**
 * The mail that begins the hour: its key is the ticket's number, for a later message followed by a dash and the
 * message's id.
 */
type FirstMail = { subject_key: string; created_at: Date }

const maxNamed = 50

/** Advisory lock until the transaction ends, so that each ticket finds the mail that the previous one wrote. */
export const lockTicketMails = (trx: Trx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('tickets told to the merchant', 0))`.execute(trx)

/** The newest mail of the last hour that told the merchant of a single message (`ticket-to-answer`), if any. */
export const findTicketMailOfHour = (trx: Trx, now: Date) =>
  trx
    .selectFrom('outbox')
    .select(['subject_key', 'created_at'])
    .where('kind', '=', 'ticket-to-answer')
    .where('created_at', '>', new Date(now.getTime() - hourMs))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Queues the hourly digest to the merchant, with all tickets that got messages since the mail that began the hour. A
 * digest that is still queued is replaced; if it is being sent, another one is queued.
 */
export async function notifyTicketDigest(trx: Trx, first: FirstMail, context: NotifyContext) {
  const numbers = await listTicketIdsAfter(trx, first)
  const dueAt = new Date(first.created_at.getTime() + hourMs)
  const key = dueAt.toISOString()
  const isWithdrawn = await withdrawMail(trx, 'tickets-to-answer', key)
  await notifyMerchant(
    trx,
    {
      kind: 'tickets-to-answer',
      subjectKey: isWithdrawn ? key : `${key} ${context.now.toISOString()}`,
      dueAt,
      values: {
        ticket_number: numbers.map(ticketNumber).join(', '),
        ticket_link: { label: words.openTickets, url: `${context.publicUrl}/admin?section=tickets` },
      },
    },
    context,
  )
}

/** The ids of up to 50 tickets with a customer's message later than the one in the first mail. */
async function listTicketIdsAfter(trx: Trx, { subject_key }: FirstMail) {
  const [ticket, message] = subject_key.split('-').map(Number)
  const written = await trx
    .selectFrom('ticket_messages')
    .select('ticket_id')
    .distinct()
    .where('by_shop', '=', false)
    .where('id', '>', (eb) =>
      message === undefined
        ? eb
            .selectFrom('ticket_messages as opening')
            .select((first) => first.fn.min('opening.id').as('id'))
            .where('opening.ticket_id', '=', ticket ?? 0)
        : eb.val(message),
    )
    .orderBy('ticket_id')
    .limit(maxNamed)
    .execute()
  return written.map(({ ticket_id }) => ticket_id)
}
