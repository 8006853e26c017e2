import { useEffect, useState } from 'react'

/**
 * What is on the packing table: which orders are chosen, how much of each product was taken from the shelf, and for which
 * orders.
 */
type Desk = { chosen: number[]; picked: Record<string, number>; pickedFor: number[] }

const name = 'packing desk'
const empty: Desk = { chosen: [], picked: {}, pickedFor: [] }

/** Kept on this device, order numbers and counts alone, so that a phone that slept through lunch still knows them. */
export function useDesk() {
  const [desk, setDesk] = useState(readDesk)
  useEffect(() => localStorage.setItem(name, JSON.stringify(desk)), [desk])
  return {
    chosen: desk.chosen,
    choose: (change: (was: number[]) => number[]) =>
      setDesk((was) => ({ ...was, chosen: change(was.chosen) })),
    /**
     * What was picked for these orders. More orders may come to them; where one is missing, its goods have left the table,
     * and picking begins anew.
     */
    pickedFor: (orders: number[]) =>
      desk.pickedFor.every((id) => orders.includes(id)) ? desk.picked : empty.picked,
    pick: (picked: Desk['picked'], pickedFor: number[]) => setDesk((was) => ({ ...was, picked, pickedFor })),
  }
}

function readDesk(): Desk {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
    return { ...empty, ...(isDesk(kept) && kept) }
  } catch {
    return empty
  }
}

const isDesk = (kept: unknown): kept is Desk => {
  if (typeof kept !== 'object' || kept === null) return false
  const { chosen, picked, pickedFor } = kept as Partial<Desk>
  return isNumbers(chosen) && isNumbers(pickedFor) && typeof picked === 'object' && picked !== null
}

const isNumbers = (kept: unknown) => Array.isArray(kept) && kept.every(Number.isInteger)
