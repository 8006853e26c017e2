import { useState } from 'react'
import type { AdminProduct } from '../../contract.ts'
import type { ProductChangeResult } from '../../table-contract.ts'

/** The selected products, across pages and searches. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlyMap<number, AdminProduct>>(new Map())
  const add = (products: AdminProduct[]) =>
    setSelected((was) => new Map([...was, ...products.map((product) => [product.id, product] as const)]))
  return {
    products: [...selected.values()],
    has: (id: number) => selected.has(id),
    add,
    toggle: (product: AdminProduct) => {
      if (!selected.has(product.id)) return add([product])
      setSelected((was) => new Map([...was].filter(([id]) => id !== product.id)))
    },
    clear: () => setSelected(new Map()),
    /** Keeps the selected products up to date after a change. */
    refresh: (changed: ProductChangeResult[]) =>
      setSelected(
        (was) =>
          new Map(
            [...was].flatMap(([id, product]) => {
              const now = changed.find((one) => one.id === id)
              if (now?.outcome === 'gone') return []
              return [[id, now?.product ?? product] as const]
            }),
          ),
      ),
  }
}
export type Selection = ReturnType<typeof useSelection>
