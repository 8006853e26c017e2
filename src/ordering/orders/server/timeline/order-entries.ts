import type { Db } from '#database/connect.ts'
import type { CancelReason } from '#database/tables/orders.ts'
import { buyerName } from '#ordering/buyers/server/buyer.queries.ts'
import type { Sentence } from '#words/sentences.ts'
import { timelineSentences } from '../../words/index.ts'
import type { DeduplicatedEntry } from './timeline-entry.ts'

const said = timelineSentences.lines

const cancelSentences: Record<CancelReason, Sentence> = {
  dismissed: said.dismissed,
  hold_expired: said.holdExpired,
  replaced: said.replaced,
  released: said.released,
  merchant: said.cancelledByShop,
}

/** Entries from the dates on the order. Those that an event or the activity log describes as well are dropped later. */
export async function listOrderEntries(db: Db, orderId: number): Promise<DeduplicatedEntry[]> {
  const order = await db
    .selectFrom('orders')
    .select([buyerName.as('user_name'), 'created_at', 'delivered_at', 'cancelled_at', 'cancel_reason'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return []
  const { user_name, created_at, delivered_at: deliveredAt, cancelled_at: cancelledAt, cancel_reason } = order
  const cancelled = cancel_reason ? cancelSentences[cancel_reason] : said.cancelled
  const lines: DeduplicatedEntry[] = [
    { key: 'placed', at: created_at, about: 'order', text: said.placed, actor: user_name || null },
  ]
  if (deliveredAt)
    lines.push({ key: 'arrived', at: deliveredAt, about: 'parcel', text: said.delivered, sameAsEvent: true })
  if (cancelledAt) lines.push({ key: 'given-up', at: cancelledAt, about: 'order', text: cancelled })
  return lines
}
