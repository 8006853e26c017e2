import { useEffect, useState } from 'react'

/** The packing desk’s state: selected orders, picked units by line key, and the orders they were picked for. */
type PackingDesk = { chosen: number[]; picked: Record<string, number>; pickedFor: number[] }

const name = 'packing desk'
const empty: PackingDesk = { chosen: [], picked: {}, pickedFor: [] }

/**
 * The packing desk's state and how to change it. It is stored in localStorage, order numbers and counts only, so that
 * it survives a closed tab.
 */
export function usePackingDesk() {
  const [desk, setDesk] = useState(readPackingDesk)
  useEffect(() => localStorage.setItem(name, JSON.stringify(desk)), [desk])
  return {
    chosen: desk.chosen,
    choose: (change: (was: number[]) => number[]) =>
      setDesk((was) => ({ ...was, chosen: change(was.chosen) })),
    /**
     * Picked units for these orders. Orders may be added; if one is missing, its goods were packed and picking starts
     * again.
     */
    pickedFor: (orders: number[]) =>
      desk.pickedFor.every((id) => orders.includes(id)) ? desk.picked : empty.picked,
    pick: (picked: PackingDesk['picked'], pickedFor: number[]) =>
      setDesk((was) => ({ ...was, picked, pickedFor })),
  }
}

/** The stored state; empty if there is none or it is unreadable. */
function readPackingDesk(): PackingDesk {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
    return { ...empty, ...(isPackingDesk(stored) && stored) }
  } catch {
    return empty
  }
}

const isPackingDesk = (stored: unknown): stored is PackingDesk => {
  if (typeof stored !== 'object' || stored === null) return false
  const { chosen, picked, pickedFor } = stored as Partial<PackingDesk>
  return isIntegerArray(chosen) && isIntegerArray(pickedFor) && typeof picked === 'object' && picked !== null
}

const isIntegerArray = (stored: unknown) => Array.isArray(stored) && stored.every(Number.isInteger)
