import { initialCashLimits } from '../cash-on-delivery-contract.ts'
import type { StoreSettings } from '../contract.ts'
import { parseWholeNumber } from './parse-lists.ts'

/** The form's values for cash on delivery; those of a shop that has never offered it are a proposal. */
export function cashValuesOf({ cashOnDelivery }: Pick<StoreSettings, 'cashOnDelivery'>) {
  const { maxOpenOrders, maxRefusals, refusalMonths } = cashOnDelivery ?? initialCashLimits
  return {
    cash: cashOnDelivery?.on ? ('on' as const) : ('off' as const),
    cashMaxTotal: String(cashOnDelivery?.maxTotalRupees ?? ''),
    cashMaxOpenOrders: String(maxOpenOrders),
    cashMaxRefusals: String(maxRefusals),
    cashRefusalMonths: String(refusalMonths),
  }
}
type CashValues = ReturnType<typeof cashValuesOf>

/** The settings for the form's values; undefined if cash on delivery is off and nothing else was entered. */
export function cashSettingsOf(typed: CashValues): StoreSettings['cashOnDelivery'] {
  const proposed = cashValuesOf({})
  const isUntouched = (Object.keys(proposed) as (keyof CashValues)[]).every(
    (field) => typed[field].trim() === proposed[field],
  )
  if (isUntouched) return undefined
  return {
    on: typed.cash === 'on',
    ...(typed.cashMaxTotal.trim() && { maxTotalRupees: parseWholeNumber(typed.cashMaxTotal) }),
    maxOpenOrders: parseWholeNumber(typed.cashMaxOpenOrders),
    maxRefusals: parseWholeNumber(typed.cashMaxRefusals),
    refusalMonths: parseWholeNumber(typed.cashRefusalMonths),
  }
}
