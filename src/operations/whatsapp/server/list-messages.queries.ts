import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { cutPage, idBelowCursor, type Page, type PageRequest } from '#http/calls/paging.ts'
import { countLimits } from '#values/count-limits.ts'
import type { AdminMessage } from '../contract.ts'

const defaultPageSize = 20

/** Only the end of a number is shown: whoever may see it all finds it with the order. */
const endOfNumber = sql<string>`(select right(phone, 4) from whatsapp_consents where id = consent_id)`

const selectMessages = (db: Db) =>
  db
    .selectFrom('whatsapp_messages')
    .select([
      'id',
      'kind',
      'order_id',
      'locale',
      'state',
      'reason',
      'error',
      'attempts',
      'created_at',
      'settled_at',
      'next_attempt_at',
    ])
    .select(endOfNumber.as('end'))

/** A page of the shop's WhatsApp messages, newest first. */
export async function listMessages(
  db: Db,
  { limit = defaultPageSize, cursor }: Partial<PageRequest>,
): Promise<Page<AdminMessage>> {
  const rows = await selectMessages(db)
    .where('id', '<', idBelowCursor(cursor))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { items, next } = cutPage(rows, limit, ({ id }) => [id])
  return { items: items.map(toAdminMessage), next, total: await countMessages(db) }
}

/** The messages about an order, oldest first. */
export const listOrderMessages = async (db: Db, orderId: number): Promise<AdminMessage[]> =>
  (await selectMessages(db).where('order_id', '=', orderId).orderBy('id').execute()).map(toAdminMessage)

/** Counts up to `countLimits.mails`. */
async function countMessages(db: Db) {
  const { count } = await db
    .selectFrom(db.selectFrom('whatsapp_messages').select('id').limit(countLimits.mails).as('counted'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Listed = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number]

const toAdminMessage = ({
  attempts,
  created_at,
  settled_at,
  next_attempt_at,
  end,
  ...row
}: Listed): AdminMessage => ({
  ...row,
  to: `…${end}`,
  tries: attempts,
  at: created_at.toISOString(),
  settled_at: settled_at?.toISOString() ?? null,
  next_at: row.state === 'waiting' ? next_attempt_at.toISOString() : null,
})
