import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import type { Parts } from '#parts.ts'
import { lockCategoriesInOrder, setCategoryPosition } from './category-changes.queries.ts'

type MoveCategoryInput = { categoryId: number; to: 'earlier' | 'later' }

/**
 * Swaps a category with its neighbour. Shoppers see the categories in this order, and the home page shows the first
 * four. At the end of the list nothing changes.
 * @returns whether the category exists
 */
export const moveCategory = (parts: Parts, { categoryId, to }: MoveCategoryInput): Promise<boolean> =>
  changeCatalogue(parts, async (trx) => {
    const ids = await lockCategoriesInOrder(trx)
    const from = ids.indexOf(categoryId)
    if (from === -1) return false
    const position = from + (to === 'earlier' ? -1 : 1)
    const neighbour = ids[position]
    if (neighbour === undefined) return true
    ids[from] = neighbour
    ids[position] = categoryId
    // Positions are renumbered, because categories that were never moved share one.
    for (const [at, id] of ids.entries()) await setCategoryPosition(trx, id, at + 1)
    await bumpCatalogueVersion(trx)
    return true
  })
