import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { findZone } from '#ordering/delivery/server/find-zone.ts'
import type { Parts } from '#parts.ts'
import type { Paise } from '#values/money/money.ts'
import { monthsAfter } from '#values/time/months-after.ts'
import { type CashRefusal, findCashRefusal } from '../rules/find-cash-refusal.ts'
import { type CashCustomer, countCashOrders } from './cash-orders.queries.ts'

type CashOrder = {
  customer: CashCustomer
  address: { postal_code: string }
  /** The total with delivery. */
  totalPaise: Paise
}

/**
 * Why a customer cannot pay this order in cash; undefined if they can. Lock the customer first if the order is about to
 * be placed, so that two of their orders are not counted at the same time.
 */
export async function checkCashOrder(
  db: Db | Transaction<Database>,
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
  { customer, address, totalPaise }: CashOrder,
): Promise<CashRefusal | undefined> {
  const { cashOnDelivery: settings } = store()
  if (!settings?.on) return { reason: 'CASH_OFF' }
  const counts = await countCashOrders(db, customer, monthsAfter(clock.now(), -settings.refusalMonths))
  const isZoneAllowed = findZone(store(), address.postal_code)?.cash_on_delivery ?? false
  return findCashRefusal({ settings, isZoneAllowed, totalPaise, ...counts })
}
