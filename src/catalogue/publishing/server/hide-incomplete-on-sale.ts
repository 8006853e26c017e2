import { sql } from 'kysely'
import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import type { Parts } from '#parts.ts'
import { byRule } from '../words/office/en.ts'
import { recordAutomaticChanges } from './automatic-changes.queries.ts'
import { listIncomplete } from './list-incomplete.ts'

type Needed = Pick<Parts, 'db' | 'catalogueVersion' | 'clock' | 'store' | 'settings'>
type Incomplete = Awaited<ReturnType<typeof listIncomplete>>[number]

/**
 * Hides the products on sale that lack legal requirements and that `shouldHide` selects, and logs it. They can be put
 * on sale again once they are complete.
 * @param action the activity log's text before the product's name
 */
export async function hideIncompleteOnSale(
  parts: Needed,
  { shouldHide, action }: { shouldHide: (product: Incomplete) => boolean; action: string },
) {
  const { db, clock } = parts
  if (!(await listIncomplete(db, parts)).some(shouldHide)) return
  await changeCatalogue(parts, async (trx) => {
    // Waits for concurrent edits of labels and products, then reads their result.
    await trx
      .selectFrom('products')
      .select('id')
      .where('archived_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute()
    const now = clock.now()
    const toHide = (await listIncomplete(trx, parts)).filter(shouldHide)
    if (toHide.length === 0) return
    await trx
      .updateTable('products')
      .set({ hidden: true, archived_at: now, hide_at: null, updated_at: now })
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where(sql<boolean>`id = any (${toHide.map(({ id }) => id)}::integer[])`)
      .execute()
    await recordAutomaticChanges(trx, toHide, { by: byRule, action, now })
    await bumpCatalogueVersion(trx)
  })
}
