import { sql, type Transaction } from 'kysely'
import { dropUnlawfulPlans } from '#catalogue/publishing/server/drop-plans.ts'
import { noteByRule } from '#catalogue/publishing/server/note-by-rule.queries.ts'
import { changeCatalogue, raiseCatalogueVersion } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import { activity, byPlan } from '../../words/office/changes/en.ts'

type Trx = Transaction<Database>

/** Puts on sale what was to appear by now, and hides what was to go; another process that does so waits, and finds nothing left. */
export const showPlanned = (
  parts: Pick<Parts, 'db' | 'catalogueVersion' | 'clock' | 'hooks' | 'settings' | 'store' | 'storeForPapers'>,
) =>
  changeCatalogue(parts, async (trx) => {
    const now = parts.clock.now()
    if (!(await lockDue(trx, now))) return
    await parts.hooks?.at?.('plan:due')
    await dropUnlawfulPlans(trx, parts, now)
    await putOnSale(trx, now)
    await parts.hooks?.at?.('plan:shown')
    await hide(trx, now)
    await parts.hooks?.at?.('plan:hidden')
    await raiseCatalogueVersion(trx)
    await parts.hooks?.at?.('plan:before-commit')
  })

/** Products, then their packs, each in the order of their ids: as an edit and a sale lock them. */
async function lockDue(trx: Trx, now: Date) {
  const due = await trx
    .selectFrom('products')
    .select('id')
    .where((eb) => eb.or([eb('publish_at', '<=', now), eb('hide_at', '<=', now)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  if (due.length === 0) return false
  const ids = due.map(({ id }) => id)
  await trx
    .selectFrom('packs')
    .select('id')
    .where(sql<boolean>`product_id = any (${ids}::integer[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  return true
}

async function putOnSale(trx: Trx, now: Date) {
  const shown = await trx
    .updateTable('products')
    .set({ hidden: false, draft: false, archived_at: null, publish_at: null, updated_at: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('publish_at', '<=', now)
    .returning(['id', 'name'])
    .execute()
  await note(trx, shown, activity.putOnSale, now)
}

/** What was to appear and to go while no process ran has appeared before. */
async function hide(trx: Trx, now: Date) {
  const gone = await trx
    .updateTable('products')
    .set({ hidden: true, archived_at: now, hide_at: null, updated_at: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('hide_at', '<=', now)
    .where('archived_at', 'is', null)
    .returning(['id', 'name'])
    .execute()
  await note(trx, gone, activity.hid, now)
}

async function note(trx: Trx, products: { id: number; name: string }[], action: string, now: Date) {
  if (products.length > 0) await noteByRule(trx, products, { by: byPlan, action, now })
}
