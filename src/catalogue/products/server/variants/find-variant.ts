/** How a request selects a variant: by id or by size. A request of the specification may name neither. */
export type VariantSelector = { pack_id?: number | null | undefined; size?: string | null | undefined }

/**
 * Finds the variant that a request means: the named one, otherwise the first, because the specification's requests name
 * only the product. An unknown size is not refused, because it may have been renamed or be the only one; an unknown id
 * gives undefined.
 * @param variants in their order
 */
export function findVariant<Pack extends { pack_id: number; size: string }>(
  variants: Pack[],
  { pack_id, size }: VariantSelector,
) {
  if (pack_id != null) return variants.find((variant) => variant.pack_id === pack_id)
  return variants.find((variant) => variant.size === size) ?? variants[0]
}
