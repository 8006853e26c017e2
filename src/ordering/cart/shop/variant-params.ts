import type { CartVariant } from './optimistic-changes.ts'

/**
 * The request fields that identify a variant. None for a product with one variant, as in the specification (§7);
 * otherwise its id, because the label may have changed since the page was loaded.
 */
export const variantParams = ({ name, pack_id, Product }: CartVariant) =>
  name === Product.name ? {} : { pack_id }
