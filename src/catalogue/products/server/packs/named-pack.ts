/** A size as calls name it: by its id, or by what it is called. A call of the specification may name none. */
export type PackName = { pack_id?: number | null | undefined; size?: string | null | undefined }

/**
 * Which of a product's packs a call means: the one it names, else the first, which is what the specification's calls
 * mean by a product. A size by another name is no reason to refuse: it was renamed meanwhile, or is the product's only one.
 * @param packs in their order
 */
export function namedPack<Pack extends { pack_id: number; size: string }>(
  packs: Pack[],
  { pack_id, size }: PackName,
) {
  if (pack_id != null) return packs.find((pack) => pack.pack_id === pack_id)
  return packs.find((pack) => pack.size === size) ?? packs[0]
}
