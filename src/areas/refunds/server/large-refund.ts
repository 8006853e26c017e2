import type { Db } from '../../../database/connect.ts'
import { type Paise, toPaise } from '../../../values/money/money.ts'
import type { RefundWish } from '../contract.ts'
import { previewRefund } from './preview-refund.ts'

/** What is refunded of one order beyond ₹5,000 asks the merchant to confirm; up to it refunding is routine. */
const largeRefundPaise: Paise = 500_000

/**
 * Whether a refund asks for a confirmation of its own. What was refunded of the same order before counts too: a large sum
 * in small parts is a large sum. False for a refund that would be refused anyway.
 */
export async function isLargeRefund(db: Db, orderId: number, wish: RefundWish): Promise<boolean> {
  const previewed = await previewRefund(db, orderId, wish)
  if (!previewed.ok) return false
  return toPaise(previewed.preview.amount) + (await refundedBefore(db, orderId)) > largeRefundPaise
}

/** By the merchant, here: what failed and is not wanted any more has refunded nothing. @returns paise */
async function refundedBefore(db: Db, orderId: number): Promise<Paise> {
  const { paise } = await db
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<string | null>('amount_paise').as('paise'))
    .where('order_id', '=', orderId)
    .where('source', '=', 'merchant')
    .where('status', '<>', 'not_wanted')
    .executeTakeFirstOrThrow()
  return Number(paise ?? 0)
}
