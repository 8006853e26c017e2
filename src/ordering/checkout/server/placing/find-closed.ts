import { closureNow } from '#ordering/delivery/rules/packing-day.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import type { Closure } from '#shopfront/settings/packing-contract.ts'

export type NotOpen =
  | { ok: false; reason: 'SHOP_NOT_OPEN' }
  | { ok: false; reason: 'SHOP_ON_HOLIDAY'; closure: Closure }

/** Why the shop takes no new orders now: it is not open yet, or on holiday; undefined if it takes them. */
export function findClosed(store: StoreSettings, now: Date): NotOpen | undefined {
  if (store.opening) return { ok: false, reason: 'SHOP_NOT_OPEN' }
  const closure = closureNow(now, store)
  return closure && { ok: false, reason: 'SHOP_ON_HOLIDAY', closure }
}
