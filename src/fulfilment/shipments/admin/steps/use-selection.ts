import { useState } from 'react'
import { useRangeSelection } from '#backoffice/ui/admin/lists/use-range-selection.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { toast } from '#ui/feedback/toast.ts'
import * as words from '../../words/office/en.ts'

/** The limit of one request. */
const maxSelected = 200

export type Selection = ReturnType<typeof useSelection>

/**
 * The selected orders across all pages of the list.
 * @param filter a changed filter clears the selection, because hidden orders must not be changed
 */
export function useSelection(filter: string) {
  const [{ selected, under: selectedUnder }, setState] = useState({
    selected: new Map<number, Order>(),
    under: filter,
  })
  const orders = selectedUnder === filter ? selected : new Map<number, Order>()
  const rangeTo = useRangeSelection()
  const set = (next: Map<number, Order>) => {
    if (next.size > maxSelected) toast.error(words.mostSelected)
    else setState({ selected: next, under: filter })
  }
  const without = (ids: number[]) => new Map([...orders].filter(([id]) => !ids.includes(id)))
  const add = (more: Order[]) => set(new Map([...orders, ...more.map((order) => [order.id, order] as const)]))
  /** Toggles one order, or with Shift the range from the previously clicked one. */
  const toggle = (order: Order, { on, shift, listed }: { on: boolean; shift: boolean; listed: Order[] }) => {
    const range = rangeTo(order.id, { shift, listed: listed.map(({ id }) => id) })
    on ? add(listed.filter(({ id }) => range.includes(id))) : set(without(range))
  }
  return {
    orders,
    toggle,
    /** Replaces the selection, up to the limit of one request. */
    choose: (chosen: Order[]) => {
      set(new Map(chosen.slice(0, maxSelected).map((order) => [order.id, order] as const)))
      if (chosen.length > maxSelected) toast.error(words.mostSelected)
    },
    /** Keeps only these selected. */
    keep: (ids: number[]) => set(without([...orders.keys()].filter((id) => !ids.includes(id)))),
  }
}
