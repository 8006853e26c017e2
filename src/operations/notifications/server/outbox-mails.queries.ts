import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Row } from '#database/schema.ts'
import { cutPage, idBelowCursor, type Page, type PageRequest } from '#http/calls/paging.ts'
import { heldMailDueAt } from '#operations/outbox/server/write-mail.ts'
import { countLimits } from '#values/count-limits.ts'
import type { AdminMail } from '../contract.ts'

type MailsInput = Partial<PageRequest> & { waiting?: 'yes' | undefined }

const defaultPageSize = 20
const columns = [
  'id',
  'kind',
  'order_id',
  'recipient',
  'subject',
  'locale',
  'attempts',
  'next_attempt_at',
  'sent_at',
  'last_error',
  'created_at',
] as const

/** A page of the shop's mails, newest first: all, or the unsent ones. */
export async function listMails(
  db: Db,
  { limit = defaultPageSize, cursor, waiting }: MailsInput,
): Promise<Page<AdminMail>> {
  const before = idBelowCursor(cursor)
  const rows = await selectMails(db, waiting)
    .select(columns)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { items, next } = cutPage(rows, limit, ({ id }) => [id])
  return {
    items: items.map(toAdminMail),
    next,
    total: await countMails(db, waiting),
  }
}

/** The mails about an order, oldest first. */
export async function listOrderMails(db: Db, orderId: number): Promise<AdminMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(columns)
    .where(({ eb, or, and }) =>
      or([
        eb('order_id', '=', orderId),
        // Old mails have no `order_id`.
        and([
          eb('kind', 'in', ['order-confirmation', 'order-to-pack']),
          eb('subject_key', '=', String(orderId)),
        ]),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map(toAdminMail)
}

/** A query of all mails, or with `waiting` of the unsent ones. */
const selectMails = (db: Db, waiting: 'yes' | undefined) =>
  db.selectFrom('outbox').where((eb) => (waiting ? eb('sent_at', 'is', null) : eb.lit(true)))

/** Counts up to `countLimits.mails`. */
async function countMails(db: Db, waiting: 'yes' | undefined) {
  const { count } = await db
    .selectFrom(selectMails(db, waiting).select('id').limit(countLimits.mails).as('counted'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

type OutboxRow = Pick<Row<'outbox'>, (typeof columns)[number]>

/** Whether the mail is held until an event, such as a refund or the confirmation of an address. */
const isHeld = ({ next_attempt_at }: Pick<OutboxRow, 'next_attempt_at'>) =>
  next_attempt_at.getTime() === heldMailDueAt.getTime()

const toAdminMail = ({ recipient, attempts, last_error, ...row }: OutboxRow): AdminMail => ({
  id: row.id,
  kind: row.kind,
  order_id: row.order_id,
  to: recipient,
  subject: row.subject,
  locale: row.locale,
  state: row.sent_at ? 'sent' : last_error === null ? 'queued' : 'refused',
  tries: attempts,
  error: last_error,
  at: row.created_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
  next_at: row.sent_at || isHeld(row) ? null : row.next_attempt_at.toISOString(),
})
