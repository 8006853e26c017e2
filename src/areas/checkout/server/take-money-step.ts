import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { transact } from '../../../database/transact.ts'
import type { Parts } from '../../../parts.ts'
import { recordOrderActivity } from '../../orders/server/record-order-activity.ts'

type Step = {
  actor: { id: number; name: string }
  /** What the activity log says was done, before the order's name. */
  action: string
  /** @returns the order that it was about; nothing when there is nothing to do any more */
  change: (trx: Transaction<Database>, now: Date) => Promise<{ order_id: number } | undefined>
}

/** What a merchant does about a matter of money: whoever asks later why money moved, or did not, finds who said so. */
export const takeMoneyStep = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { actor, action, change }: Step,
): Promise<boolean> =>
  transact(db, async (trx) => {
    const now = clock.now()
    const changed = await change(trx, now)
    if (changed) await recordOrderActivity(trx, { actor, orderId: changed.order_id, action, now })
    return changed !== undefined
  })
