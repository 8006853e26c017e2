/** Products that several people have bought in the same order. */
export const title = 'Often bought together'
export const addAll = 'Add all to cart'
export const added = ({ count }: { count: number }) =>
  count === 1 ? '1 item added to your cart.' : `${count} items added to your cart.`
export const notAdded = ({ names }: { names: string }) => `Not available: ${names}.`
