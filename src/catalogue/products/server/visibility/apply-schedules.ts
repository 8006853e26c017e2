import { sql, type Transaction } from 'kysely'
import { recordAutomaticChanges } from '#catalogue/publishing/server/automatic-changes.queries.ts'
import { cancelUnlawfulSchedules } from '#catalogue/publishing/server/cancel-unlawful-schedules.ts'
import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import { activity, byPlan } from '../../words/office/changes/en.ts'

type Trx = Transaction<Database>

/**
 * Publishes and hides products whose scheduled time has come. A concurrent process waits for the locks and then has
 * nothing left to do.
 */
export const applySchedules = (
  parts: Pick<
    Parts,
    'db' | 'catalogueVersion' | 'clock' | 'hooks' | 'settings' | 'store' | 'storeSettingsForDocuments'
  >,
) =>
  changeCatalogue(parts, async (trx) => {
    const now = parts.clock.now()
    if (!(await lockDueProducts(trx, now))) return
    await parts.hooks?.at?.('plan:due')
    await cancelUnlawfulSchedules(trx, parts, now)
    await putDueOnSale(trx, now)
    await parts.hooks?.at?.('plan:shown')
    await hideDue(trx, now)
    await parts.hooks?.at?.('plan:hidden')
    await bumpCatalogueVersion(trx)
    await parts.hooks?.at?.('plan:before-commit')
  })

/**
 * Locks the products whose scheduled time has come, then their variants, each by id: the same order as edits and sales,
 * to avoid deadlocks.
 * @returns whether there are any
 */
async function lockDueProducts(trx: Trx, now: Date) {
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

/** Publishes the products whose publishing time has come, and logs it. */
async function putDueOnSale(trx: Trx, now: Date) {
  const shown = await trx
    .updateTable('products')
    .set({ hidden: false, draft: false, archived_at: null, publish_at: null, updated_at: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('publish_at', '<=', now)
    .returning(['id', 'name'])
    .execute()
  await recordScheduledChange(trx, shown, activity.putOnSale, now)
}

/**
 * Hides the products whose hiding time has come, and logs it. Runs after `putDueOnSale`: a product whose both times
 * passed while no process ran ends hidden.
 */
async function hideDue(trx: Trx, now: Date) {
  const hiddenProducts = await trx
    .updateTable('products')
    .set({ hidden: true, archived_at: now, hide_at: null, updated_at: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('hide_at', '<=', now)
    .where('archived_at', 'is', null)
    .returning(['id', 'name'])
    .execute()
  await recordScheduledChange(trx, hiddenProducts, activity.hid, now)
}

/** Logs that the schedule published or hid these products. */
async function recordScheduledChange(
  trx: Trx,
  products: { id: number; name: string }[],
  action: string,
  now: Date,
) {
  if (products.length > 0) await recordAutomaticChanges(trx, products, { by: byPlan, action, now })
}
