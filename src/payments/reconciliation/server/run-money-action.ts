import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { WrittenOrderEvent } from '#database/tables/order-history.ts'
import { transact } from '#database/transact.ts'
import { announceOrderEvents, recordOrderEvent } from '#ordering/orders/server/states/record-order-event.ts'
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
  /** What was done, for the security log. */
  action: string
  /** The event of the order, unless the change is one that the database records. */
  event?: WrittenOrderEvent
  change: (trx: Transaction<Database>, now: Date) => Promise<MoneyActionResult<Refusal>>
}

/**
 * Runs a merchant's action on a payment issue and records it in the order's history and the security log, in one
 * transaction.
 */
export const runMoneyAction = <Refusal>(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { actor, from, action, event, change }: MoneyAction<Refusal>,
): Promise<MoneyActionResult<Refusal>> =>
  transact(db, async (trx) => {
    const now = clock.now()
    await announceOrderEvents(trx, { actor, now })
    const result = await change(trx, now)
    if (!result.ok) return result
    const { order_id } = result
    if (event && order_id !== null) await recordOrderEvent(trx, { ...event, orderId: order_id, actor, now })
    const details = { step: action, ...(order_id !== null && { order: order_id }) }
    await recordSecurity(trx, { event: 'money step', user: actor, from, details, now })
    return result
  })
