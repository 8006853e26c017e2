type Line = { pack_id: number | null; quantity: number }

/** Whether an order and a cart have exactly the same variants and quantities. */
export function hasSameLines(items: readonly Line[], cart: readonly Line[]) {
  const ordered = new Map(items.map(({ pack_id, quantity }) => [pack_id, quantity]))
  return (
    ordered.size === cart.length && cart.every(({ pack_id, quantity }) => ordered.get(pack_id) === quantity)
  )
}
