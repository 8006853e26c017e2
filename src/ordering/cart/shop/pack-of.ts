import type { Wanted } from './cart-changes.ts'

/**
 * What the calls about a line say of its size. Where a product has one size they say no more than the specification's
 * (§7); where it has several, its id: a name may have been changed since the page was loaded.
 */
export const packOf = ({ name, pack_id, Product }: Wanted) => (name === Product.name ? {} : { pack_id })
