import { useRef, useState } from 'react'
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
  /** Where a range begins that Shift ends. */
  const last = useRef<number>(undefined)
  const set = (next: Map<number, Order>) => {
    if (next.size > most) toast.error(words.mostSelected)
    else setState({ selected: next, under: filter })
  }
  const without = (ids: number[]) => new Map([...orders].filter(([id]) => !ids.includes(id)))
  const add = (more: Order[]) => set(new Map([...orders, ...more.map((order) => [order.id, order] as const)]))
  /** One box; with Shift also all between it and the box that was pressed before. */
  const toggle = (order: Order, { on, shift, listed }: { on: boolean; shift: boolean; listed: Order[] }) => {
    const from = shift ? listed.findIndex(({ id }) => id === last.current) : -1
    const to = listed.findIndex(({ id }) => id === order.id)
    const range = from < 0 ? [order] : listed.slice(Math.min(from, to), Math.max(from, to) + 1)
    last.current = order.id
    on ? add(range) : set(without(range.map(({ id }) => id)))
  }
  return {
    orders,
    toggle,
    /** These and no others, as many as one call takes. */
    choose: (chosen: Order[]) => {
      set(new Map(chosen.slice(0, most).map((order) => [order.id, order] as const)))
      if (chosen.length > most) toast.error(words.mostSelected)
    },
    /** Only these stay ticked. */
    keep: (ids: number[]) => set(without([...orders.keys()].filter((id) => !ids.includes(id)))),
  }
}
