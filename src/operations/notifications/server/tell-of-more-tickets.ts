import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { takeMailBack } from '#operations/outbox/server/write-mail.ts'
import { ticketNumber } from '#values/ticket.ts'
import * as words from '../words/office/merchant/en.ts'
import { type Telling, tellMerchant } from './tell-merchant.ts'

type Trx = Transaction<Database>
/** The mail that begins the hour: its key is the ticket's number, and of a later message its own after a dash. */
type First = { subject_key: string; created_at: Date }

const hour = 3_600_000
const mostNamed = 50

/** One after the other, until the transaction ends: each finds the mail that the one before wrote. */
export const waitForOtherTickets = (trx: Trx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('tickets told to the merchant', 0))`.execute(trx)

/** The mail about one ticket that the merchant was written in the last hour, if there is one. */
export const findMailedInTheHour = (trx: Trx, now: Date) =>
  trx
    .selectFrom('outbox')
    .select(['subject_key', 'created_at'])
    .where('kind', '=', 'ticket-to-answer')
    .where('created_at', '>', new Date(now.getTime() - hour))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Writes the mail of the hour anew with all that came since; what is on its way already is followed by another one. */
export async function tellOfMore(trx: Trx, first: First, telling: Telling) {
  const numbers = await findNumbersAfter(trx, first)
  const dueAt = new Date(first.created_at.getTime() + hour)
  const key = dueAt.toISOString()
  const isBack = await takeMailBack(trx, 'tickets-to-answer', key)
  await tellMerchant(
    trx,
    {
      kind: 'tickets-to-answer',
      subjectKey: isBack ? key : `${key} ${telling.now.toISOString()}`,
      dueAt,
      values: {
        ticket_number: numbers.map(ticketNumber).join(', '),
        ticket_link: { label: words.openTickets, url: `${telling.publicUrl}/admin?section=tickets` },
      },
    },
    telling,
  )
}

async function findNumbersAfter(trx: Trx, { subject_key }: First) {
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
    .limit(mostNamed)
    .execute()
  return written.map(({ ticket_id }) => ticket_id)
}
