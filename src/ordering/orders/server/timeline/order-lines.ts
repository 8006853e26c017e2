import type { Db } from '#database/connect.ts'
import type { CancelReason } from '#database/tables/orders.ts'
import type { Sentence } from '#words/sentences.ts'
import { said as timelineSaid } from '../../words/office/timeline/index.ts'
import type { ToldTwice } from './happened.ts'

const said = timelineSaid.lines

const cancelledFor: Record<CancelReason, Sentence> = {
  dismissed: said.dismissed,
  hold_expired: said.holdExpired,
  replaced: said.replaced,
  released: said.released,
  merchant: said.cancelledByShop,
}

/** What an order's own dates say. One that an event or a person's deed tells of, too, is left to that. */
export async function tellOrder(db: Db, orderId: number): Promise<ToldTwice[]> {
  const order = await db
    .selectFrom('orders')
    .select(['user_name', 'created_at', 'delivered_at', 'cancelled_at', 'cancel_reason'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return []
  const { user_name, created_at, delivered_at: arrived, cancelled_at: givenUp, cancel_reason } = order
  const cancelled = cancel_reason ? cancelledFor[cancel_reason] : said.cancelled
  const lines: ToldTwice[] = [
    { key: 'placed', at: created_at, about: 'order', text: said.placed, actor: user_name || null },
  ]
  if (arrived)
    lines.push({ key: 'arrived', at: arrived, about: 'parcel', text: said.delivered, sameAsEvent: true })
  if (givenUp) lines.push({ key: 'given-up', at: givenUp, about: 'order', text: cancelled })
  return lines
}
