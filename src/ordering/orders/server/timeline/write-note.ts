import { sql } from 'kysely'
import { transact } from '#database/transact.ts'
import type { Parts } from '#parts.ts'
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
    await recordOrderEvent(trx, { orderId, kind, details: { text }, actor: by, formKey, now })
    return true
  })

/** Deletes a note's text; the history keeps that there was one and who deleted it. Deleting twice changes nothing. */
export const removeNote = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { noteId, by }: { noteId: number; by: Actor },
) =>
  transact(db, async (trx) => {
    const removed = await trx
      .updateTable('order_history')
      .set({ details: '{}' })
      .where('id', '=', noteId)
      .where('kind', 'in', ['note', 'note_to_customer'])
      .where(sql<boolean>`details <> '{}'`)
      .returning('order_id')
      .executeTakeFirst()
    if (!removed) return
    const { order_id: orderId } = removed
    const details = { note: noteId }
    await recordOrderEvent(trx, { orderId, kind: 'note_removed', details, actor: by, now: clock.now() })
  })
