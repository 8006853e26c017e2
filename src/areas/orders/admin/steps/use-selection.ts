import { useState } from 'react'
import { toast } from '../../../../ui/feedback/toast.ts'
import type { Order } from '../../contract.ts'
import * as words from '../../words/office/parcels/en.ts'

/** As many as one call takes. */
const most = 200

export type Selection = ReturnType<typeof useSelection>

/**
 * The orders that are ticked, also on other pages of the list.
 * @param filter another one starts anew: what cannot be seen is not acted upon
 */
export function useSelection(filter: string) {
  const [{ selected, under }, setState] = useState({ selected: new Map<number, Order>(), under: filter })
  const orders = under === filter ? selected : new Map<number, Order>()
  const set = (next: Map<number, Order>) => {
    if (next.size > most) toast.error(words.mostSelected)
    else setState({ selected: next, under: filter })
  }
  const without = (ids: number[]) => new Map([...orders].filter(([id]) => !ids.includes(id)))
  return {
    orders,
    add: (more: Order[]) => set(new Map([...orders, ...more.map((order) => [order.id, order] as const)])),
    remove: (id: number) => set(without([id])),
    /** Only these stay ticked. */
    keep: (ids: number[]) => set(without([...orders.keys()].filter((id) => !ids.includes(id)))),
  }
}
