import type { Settings } from '#settings/settings.ts'

export type OrderLimitExceeded =
  | { ok: false; reason: 'TOO_MANY_OF_ONE'; name: string; most: number }
  | { ok: false; reason: 'TOO_MANY_UNITS'; most: number }

/**
 * The limit of one order that these lines exceed, if any (decision X9): units of one product, or units in all.
 * Otherwise one unpaid order could reserve the whole stock.
 */
export function findExceededLimit(
  lines: { product_id: number; name: string; quantity: number }[],
  { mostOfOne, mostUnits }: Settings['orders'],
): OrderLimitExceeded | undefined {
  const ofProduct = new Map<number, number>()
  for (const { product_id, quantity } of lines)
    ofProduct.set(product_id, (ofProduct.get(product_id) ?? 0) + quantity)
  const tooMany = lines.find(({ product_id }) => (ofProduct.get(product_id) ?? 0) > mostOfOne)
  if (tooMany) return { ok: false, reason: 'TOO_MANY_OF_ONE', name: tooMany.name, most: mostOfOne }
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return units > mostUnits ? { ok: false, reason: 'TOO_MANY_UNITS', most: mostUnits } : undefined
}
