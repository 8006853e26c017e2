import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import {
  notifyReplacement,
  notifyReturn,
  notifyReturnRequested,
} from '#operations/notifications/server/notify-return.ts'
import { sentences } from '#ordering/returns/words/index.ts'
import { reasons } from '#ordering/returns/words/office/en.ts'
import { defaultLanguage, type Language } from '#words/language.ts'
import type { Message } from './message.ts'

type ReturnEvent =
  | 'return_requested'
  | 'return_approved'
  | 'return_declined'
  | 'return_received'
  | 'return_closed'

/** The mails about a step of a return. Its refund has a mail of its own. */
export const returnUpdated: Message<ReturnEvent> = async (trx, { id, kind, details }, { order, context }) => {
  const { locale } = order
  const found = await findReturn(trx, details.return)
  const items = await listUnits(trx, details.return, locale)
  const because =
    found.decline_reason &&
    found.decline_reason !== 'other' &&
    sentences.declineReasons[found.decline_reason].in(locale)
  const status = [describeState(found).in(locale), because].filter(Boolean).join(' ')
  await notifyReturn(trx, order, { eventId: id, status, items, answer: found.answer }, context)
  if (kind === 'return_requested' && found.by_customer)
    await notifyReturnRequested(
      trx,
      order,
      {
        eventId: id,
        items: await listUnits(trx, details.return, defaultLanguage),
        reason: reasons[found.reason],
        note: found.note,
      },
      context,
    )
}

/** The mail about an order that replaces returned items, with what the shop says about the return. */
export const replacementConfirmation: Message<'placed'> = async (trx, _placed, { order, lines, context }) => {
  if (order.replaces_order_id === null) return
  const { answer } = await trx
    .selectFrom('returns')
    .select('answer')
    .where('replacement_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const replacement = { ...order, lines: await lines(), replacedOrder: order.replaces_order_id, answer }
  await notifyReplacement(trx, replacement, context)
}

const describeState = ({ state, send_back }: Awaited<ReturnType<typeof findReturn>>) =>
  state === 'approved'
    ? send_back
      ? sentences.approvedSendBack
      : sentences.approvedKeep
    : sentences.states[state]

const findReturn = (trx: Transaction<Database>, returnId: number) =>
  trx
    .selectFrom('returns')
    .select(['state', 'send_back', 'decline_reason', 'answer', 'reason', 'note', 'by_customer'])
    .where('id', '=', returnId)
    .executeTakeFirstOrThrow()

async function listUnits(trx: Transaction<Database>, returnId: number, language: Language) {
  const lines = await trx
    .selectFrom('return_lines')
    .innerJoin('order_items', 'order_items.id', 'order_item_id')
    .select(['return_lines.quantity', 'size'])
    .select(sql<string>`coalesce(names ->> ${language}::text, name)`.as('name'))
    .where('return_id', '=', returnId)
    .orderBy('order_items.id')
    .execute()
  return lines.map((line) => sentences.units(line).in(language)).join(', ')
}
