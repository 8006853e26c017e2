import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { notifyReturn } from '#operations/notifications/server/notify-return.ts'
import { sentences } from '#ordering/returns/words/index.ts'
import type { Language } from '#words/language.ts'
import type { Message } from './message.ts'

type ReturnEvent =
  | 'return_requested'
  | 'return_approved'
  | 'return_declined'
  | 'return_received'
  | 'return_closed'

/** The mail about a step of a return. Its refund has a mail of its own. */
export const returnUpdated: Message<ReturnEvent> = async (trx, { id, details }, { order, context }) => {
  const { locale } = order
  const found = await findReturn(trx, details.return, locale)
  const items = found.lines.map((line) => sentences.units(line).in(locale)).join(', ')
  const because =
    found.decline_reason &&
    found.decline_reason !== 'other' &&
    sentences.declineReasons[found.decline_reason].in(locale)
  const status = [describeState(found).in(locale), because].filter(Boolean).join(' ')
  await notifyReturn(trx, order, { eventId: id, status, items, answer: found.answer }, context)
}

const describeState = ({ state, send_back }: Awaited<ReturnType<typeof findReturn>>) =>
  state === 'approved'
    ? send_back
      ? sentences.approvedSendBack
      : sentences.approvedKeep
    : sentences.states[state]

async function findReturn(trx: Transaction<Database>, returnId: number, language: Language) {
  const found = await trx
    .selectFrom('returns')
    .select(['state', 'send_back', 'decline_reason', 'answer'])
    .where('id', '=', returnId)
    .executeTakeFirstOrThrow()
  const lines = await trx
    .selectFrom('return_lines')
    .innerJoin('order_items', 'order_items.id', 'order_item_id')
    .select(['return_lines.quantity', 'size'])
    .select(sql<string>`coalesce(names ->> ${language}::text, name)`.as('name'))
    .where('return_id', '=', returnId)
    .orderBy('order_items.id')
    .execute()
  return { ...found, lines }
}
