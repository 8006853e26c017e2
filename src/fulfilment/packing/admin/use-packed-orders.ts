import { useState } from 'react'

/** Orders marked packed on this page, with the step id to undo it. */
export type PackedOrders = ReadonlyMap<number, number | null>

/**
 * The orders marked packed on this page. They stay in the list until it is reloaded, because otherwise the next row
 * would move under the finger.
 */
export function usePackedOrders() {
  const [packed, setPacked] = useState<PackedOrders>(new Map())
  const add = (orders: { id: number; step: number | null }[]) =>
    setPacked((was) => new Map([...was, ...orders.map(({ id, step }) => [id, step] as const)]))
  const remove = (id: number) => setPacked((was) => new Map([...was].filter(([one]) => one !== id)))
  return { packed, add, remove }
}
