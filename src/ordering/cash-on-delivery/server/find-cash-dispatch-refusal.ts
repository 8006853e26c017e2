import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { findOrderSaleRestriction } from '#ordering/delivery/server/change-order-address.ts'
import type { LockedOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'

/**
 * `CASH_IN_PARTS`: only some of the units would be sent. `NOT_SOLD_NOW`: the merchant's tax details have changed since the
 * order was placed, so no invoice can be issued for it.
 */
export type CashDispatchRefusal = 'CASH_IN_PARTS' | 'NOT_SOLD_NOW'

/**
 * Why a cash order cannot be dispatched; undefined if it can be. It leaves in one shipment, because its courier collects
 * the whole total; and it is invoiced now, so the tax rules of today apply.
 */
export async function findCashDispatchRefusal(
  trx: Transaction<Database>,
  parts: Pick<Parts, 'store' | 'clock'>,
  { id, address }: LockedOrder,
  { whole }: { whole: boolean },
): Promise<CashDispatchRefusal | undefined> {
  if (!whole) return 'CASH_IN_PARTS'
  const restriction = address && (await findOrderSaleRestriction(trx, parts, id, address))
  return restriction ? 'NOT_SOLD_NOW' : undefined
}
