import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { OrderEvent } from '#database/tables/order-history.ts'
import { sendPush, withdrawPush } from '#operations/push/server/send-push.ts'
import { sentences } from '#operations/push/words/index.ts'
import { orderLinkPath } from '#ordering/buyers/rules/order-link-path.ts'
import { workingLinkKey } from '#ordering/buyers/server/order-link.ts'
import { pathIn } from '#words/language.ts'
import { shipmentState } from '../../rules/order-state.ts'
import { undoUntil } from '../lists/order-view.queries.ts'
import type { Message, MessageFacts } from './message.ts'
import { isCashOrder } from './sale-messages.ts'

/* Push messages name the order by its number only: whoever holds the phone can read them. */

const said = {
  'order-paid': { title: sentences.orderPaid, body: sentences.orderPaidText },
  'order-dispatched': { title: sentences.orderDispatched, body: sentences.orderDispatchedText },
  'order-delivered': { title: sentences.orderDelivered, body: sentences.orderDeliveredText },
}

type Step = { kind: keyof typeof said; subjectKey: string; dueAt?: Date }

async function pushStep(
  trx: Transaction<Database>,
  { order, context }: MessageFacts,
  { kind, subjectKey, dueAt }: Step,
) {
  const { id, user_id: userId } = order
  const { now } = context
  const key = await workingLinkKey(trx, order, now)
  await sendPush(trx, {
    to: { orderId: id, userId },
    kind,
    subjectKey,
    now,
    dueAt,
    messageIn: (language, isByLink) => {
      if (isByLink && key === undefined) return undefined
      const path = isByLink && key !== undefined ? orderLinkPath(key) : `/orders/${id}`
      const { title, body } = said[kind]
      return { title: title({ id }).in(language), body: body.in(language), url: pathIn(language, path) }
    },
  })
}

export const pushPaid: Message<'paid'> = async (trx, _paid, facts) => {
  const { order } = facts
  if (!isCashOrder(order)) await pushStep(trx, facts, { kind: 'order-paid', subjectKey: String(order.id) })
}

/* Like their mails, the messages about a shipment wait until their step can't be undone any more. */

export const pushDispatched: Message<'dispatched'> = (trx, { details, happened_at }, facts) =>
  pushStep(trx, facts, {
    kind: 'order-dispatched',
    subjectKey: shipmentKey(facts.order.id, details.parcel),
    dueAt: afterUndo(happened_at),
  })

export const pushDelivered: Message<'delivered'> = (trx, { happened_at }, facts) =>
  pushStep(trx, facts, {
    kind: 'order-delivered',
    subjectKey: String(facts.order.id),
    dueAt: afterUndo(happened_at),
  })

/** Deletes the messages about a step that is being undone. */
export async function withdrawStepPush(
  trx: Transaction<Database>,
  orderId: number,
  { kind, details }: OrderEvent,
) {
  if (kind === shipmentState.dispatched)
    await withdrawPush(trx, 'order-dispatched', shipmentKey(orderId, details.parcel))
  if (kind === shipmentState.delivered) await withdrawPush(trx, 'order-delivered', String(orderId))
}

const shipmentKey = (orderId: number, parcel: number) => `${orderId} ${parcel}`
const afterUndo = (happenedAt: Date) => new Date(undoUntil(happenedAt).getTime() + 1)
