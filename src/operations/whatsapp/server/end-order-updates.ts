import { transact } from '#database/transact.ts'
import type { Parts } from '#parts.ts'
import { withdrawConsent } from './consents.ts'

/**
 * Ends the messages about an order, asked for on its page: the guest's consent for it, and that of the account it belongs to,
 * for all orders of the account.
 */
export const endOrderUpdates = ({ db, clock }: Pick<Parts, 'db' | 'clock'>, orderId: number) =>
  transact(db, async (trx) => {
    const end = { by: 'order_page', now: clock.now() } as const
    await withdrawConsent(trx, { orderId }, end)
    const order = await trx
      .selectFrom('orders')
      .select('user_id')
      .where('id', '=', orderId)
      .executeTakeFirst()
    if (order?.user_id) await withdrawConsent(trx, { userId: order.user_id }, end)
  })
