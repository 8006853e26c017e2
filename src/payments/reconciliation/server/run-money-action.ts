import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { recordOrderActivity } from '#ordering/orders/server/states/record-order-activity.ts'
import type { Parts } from '#parts.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import type { Origin } from '#people/security/server/origin-of.ts'

/** The result of an action: the order concerned, if any, or the refusal. */
export type MoneyActionResult<Refusal> =
  | { ok: true; order_id: number | null }
  | { ok: false; reason: Refusal }

type MoneyAction<Refusal> = {
  actor: { id: number; name: string }
  from?: Origin
  /** The activity log's text before the order's name. */
  action: string
  change: (trx: Transaction<Database>, now: Date) => Promise<MoneyActionResult<Refusal>>
}

/**
 * Runs a merchant's action on a payment issue and records it in the order's activity and the security log, in one
 * transaction.
 */
export const runMoneyAction = <Refusal>(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { actor, from, action, change }: MoneyAction<Refusal>,
): Promise<MoneyActionResult<Refusal>> =>
  transact(db, async (trx) => {
    const now = clock.now()
    const result = await change(trx, now)
    if (!result.ok) return result
    const { order_id } = result
    if (order_id !== null) await recordOrderActivity(trx, { actor, orderId: order_id, action, now })
    const details = { step: action, ...(order_id !== null && { order: order_id }) }
    await recordSecurity(trx, { event: 'money step', user: actor, from, details, now })
    return result
  })
