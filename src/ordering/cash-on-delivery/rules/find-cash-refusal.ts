import type { CashOnDeliverySettings } from '#shopfront/settings/cash-on-delivery-contract.ts'
import { type Paise, toPaise } from '#values/money/money.ts'

/** Why an order cannot be paid in cash. `CASH_OFF`: the shop does not offer it. `most` is in paise for a total. */
export type CashRefusal =
  | { reason: 'CASH_OFF' | 'CASH_NOT_THERE' | 'CASH_REFUSED_BEFORE' }
  | { reason: 'CASH_TOTAL'; most: Paise }
  | { reason: 'CASH_OPEN_ORDERS'; most: number }

/** What decides whether a cart can be paid in cash. */
export type CashCase = {
  /** Undefined in a shop that has never offered cash on delivery. */
  settings: CashOnDeliverySettings | undefined
  /** Whether the zone of the delivery address allows it. */
  isZoneAllowed: boolean
  totalPaise: Paise
  /** The customer's cash orders that are neither delivered nor cancelled. */
  openOrders: number
  /** The customer's cash orders that were refused at the door within the months that count. */
  refusals: number
}

/**
 * The first reason why a cart cannot be paid in cash, from the one that the customer can change least to the one that
 * they can change most; undefined if it can be.
 */
export function findCashRefusal({
  settings,
  isZoneAllowed,
  totalPaise,
  openOrders,
  refusals,
}: CashCase): CashRefusal | undefined {
  if (!settings?.on) return { reason: 'CASH_OFF' }
  if (refusals >= settings.maxRefusals) return { reason: 'CASH_REFUSED_BEFORE' }
  if (openOrders >= settings.maxOpenOrders)
    return { reason: 'CASH_OPEN_ORDERS', most: settings.maxOpenOrders }
  if (!isZoneAllowed) return { reason: 'CASH_NOT_THERE' }
  const most = settings.maxTotalRupees === undefined ? undefined : toPaise(settings.maxTotalRupees)
  if (most !== undefined && totalPaise > most) return { reason: 'CASH_TOTAL', most }
  return undefined
}
