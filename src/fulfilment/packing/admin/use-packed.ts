import { useState } from 'react'

/** Orders that were ticked off here, with the step by which that can be taken back. */
export type Packed = ReadonlyMap<number, number | null>

/** They keep their line until the list is loaded anew: otherwise the next line would move under the thumb. */
export function usePacked() {
  const [packed, setPacked] = useState<Packed>(new Map())
  const add = (orders: { id: number; step: number | null }[]) =>
    setPacked((was) => new Map([...was, ...orders.map(({ id, step }) => [id, step] as const)]))
  const takeBack = (id: number) => setPacked((was) => new Map([...was].filter(([one]) => one !== id)))
  return { packed, add, takeBack }
}
