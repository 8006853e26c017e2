import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { type Paise, toPaise } from '#values/money/money.ts'

type Limit = Pick<StoreSettings, 'refundsUnaskedUpToRupees'>

/**
 * Whether a refund needs step-up authentication: the order's merchant refunds, this one included, exceed the
 * merchant's limit. Earlier refunds count, so that a large sum cannot be split. Call it while the order is locked.
 */
export async function refundNeedsStepUp(
  trx: Transaction<Database>,
  orderId: number,
  { paise, store }: { paise: Paise; store: Limit },
): Promise<boolean> {
  if (paise === 0) return false
  return paise + (await sumEarlierRefunds(trx, orderId)) > toPaise(store.refundsUnaskedUpToRupees)
}

/** Refunds by the merchant in the shop; abandoned ones do not count. @returns paise */
async function sumEarlierRefunds(trx: Transaction<Database>, orderId: number): Promise<Paise> {
  const { paise } = await trx
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<string | null>('amount_paise').as('paise'))
    .where('order_id', '=', orderId)
    .where('source', '=', 'merchant')
    .where('status', '<>', 'not_wanted')
    .executeTakeFirstOrThrow()
  return Number(paise ?? 0)
}
