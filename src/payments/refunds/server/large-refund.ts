import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { type Paise, toPaise } from '#values/money/money.ts'

type Limit = Pick<StoreFacts, 'refundsUnaskedUpToRupees'>

/**
 * Whether a refund asks for a confirmation of its own: up to the merchant's limit refunding is routine. What was refunded
 * of the same order before counts too, whenever it was: a large sum in small parts is a large sum. To be asked while the order is locked,
 * so that two refunds at once count each other.
 */
export async function isLargeRefund(
  trx: Transaction<Database>,
  orderId: number,
  { paise, store }: { paise: Paise; store: Limit },
): Promise<boolean> {
  if (paise === 0) return false
  return paise + (await refundedBefore(trx, orderId)) > toPaise(store.refundsUnaskedUpToRupees)
}

/** By the merchant, here: what failed and is not wanted any more has refunded nothing. @returns paise */
async function refundedBefore(trx: Transaction<Database>, orderId: number): Promise<Paise> {
  const { paise } = await trx
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<string | null>('amount_paise').as('paise'))
    .where('order_id', '=', orderId)
    .where('source', '=', 'merchant')
    .where('status', '<>', 'not_wanted')
    .executeTakeFirstOrThrow()
  return Number(paise ?? 0)
}
