import type { StoreSettings } from '../contract.ts'
import { parseWeekDays, parseWholeNumber } from './parse-lists.ts'

/** The form's values for packing and the shop's own holiday. */
export const packingValuesOf = ({ packing = {}, closure }: Pick<StoreSettings, 'packing' | 'closure'>) => ({
  packingDays: packing.days?.join(', ') ?? '',
  cutOff: packing.cutOff ?? '',
  maxOrdersPerDay: String(packing.maxOrders ?? ''),
  maxKgPerDay: String(packing.maxKg ?? ''),
  closedFrom: closure?.from ?? '',
  closedUntil: closure?.until ?? '',
  closedOrders: closure?.takesOrders ? ('later' as const) : ('none' as const),
})
type PackingValues = ReturnType<typeof packingValuesOf>

/** The packing settings for the form's values; undefined if all of them are empty. */
export function packingSettingsOf(typed: PackingValues): StoreSettings['packing'] {
  const packing = {
    ...(typed.packingDays.trim() && { days: parseWeekDays(typed.packingDays) }),
    ...(typed.cutOff.trim() && { cutOff: typed.cutOff.trim() }),
    ...(typed.maxOrdersPerDay.trim() && { maxOrders: parseWholeNumber(typed.maxOrdersPerDay) }),
    ...(typed.maxKgPerDay.trim() && { maxKg: parseWholeNumber(typed.maxKgPerDay) }),
  }
  return Object.keys(packing).length > 0 ? packing : undefined
}

/** The shop's holiday for the form's values; undefined if neither day was entered. */
export function closureOf(typed: PackingValues): StoreSettings['closure'] {
  const [from, until] = [typed.closedFrom.trim(), typed.closedUntil.trim()]
  return from || until ? { from, until, takesOrders: typed.closedOrders === 'later' } : undefined
}
