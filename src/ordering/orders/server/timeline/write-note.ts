import { transact } from '#database/transact.ts'
import type { Parts } from '#parts.ts'
import * as words from '../../words/office/timeline/en.ts'
import { recordOrderActivity } from '../states/record-order-activity.ts'
import { type Actor, recordOrderEvent } from '../states/record-order-event.ts'
import { lockOrder } from '../states/transition-order.ts'

type Note = { orderId: number; by: Actor; text: string; toCustomer: boolean; formKey: string }

/** Writes a note about an order. The same form sent again writes nothing more. @returns whether the order exists */
export const writeNote = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { orderId, by, text, toCustomer, formKey }: Note,
): Promise<boolean> =>
  transact(db, async (trx) => {
    if (!(await lockOrder(trx, orderId))) return false
    const now = clock.now()
    const kind = toCustomer ? 'note_to_customer' : 'note'
    const written = await recordOrderEvent(trx, { orderId, kind, details: { text }, actor: by, formKey, now })
    if (written) await recordOrderActivity(trx, { actor: by, orderId, action: words.wroteNote, now })
    return true
  })

/** Removes a note; the activity log keeps who removed it. Removing twice changes nothing. */
export const removeNote = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { noteId, by }: { noteId: number; by: Actor },
) =>
  transact(db, async (trx) => {
    const removed = await trx
      .deleteFrom('order_events')
      .where('id', '=', noteId)
      .where('kind', 'in', ['note', 'note_to_customer'])
      .returning('order_id')
      .executeTakeFirst()
    if (!removed) return
    const { order_id: orderId } = removed
    await recordOrderActivity(trx, { actor: by, orderId, action: words.removedNote, now: clock.now() })
  })
