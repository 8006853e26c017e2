import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import { taxRequirements } from '../contract.ts'
import { byRule, notPublished, notPublishedUntaxed } from '../words/office/en.ts'
import { recordAutomaticChanges } from './automatic-changes.queries.ts'
import { lockPublishRules, missingToPublish } from './missing-to-publish.ts'
import { listDueToPublish } from './publish-facts.queries.ts'

type Trx = Transaction<Database>

/**
 * Cancels the schedule of each product that is due but may not be published: it was scheduled before the label was
 * required, or the store's settings have changed since. It stays hidden. The caller locks the products.
 */
export async function cancelUnlawfulSchedules(
  trx: Trx,
  parts: Pick<Parts, 'settings' | 'store' | 'clock' | 'storeSettingsForDocuments'>,
  now: Date,
) {
  const rules = await lockPublishRules(trx, parts)
  const barred = (await listDueToPublish(trx, now))
    .map((product) => ({ ...product, missing: missingToPublish(product, rules) }))
    .filter(({ missing }) => missing.length > 0)
  if (barred.length === 0) return
  await trx
    .updateTable('products')
    .set({ publish_at: null, hide_at: null, updated_at: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where(sql<boolean>`id = any (${barred.map(({ id }) => id)}::integer[])`)
    .execute()
  const isTaxOnly = ({ missing }: (typeof barred)[number]) =>
    missing.every((name) => taxRequirements.includes(name))
  const untaxed = barred.filter(isTaxOnly)
  const unlabelled = barred.filter((product) => !isTaxOnly(product))
  if (untaxed.length > 0)
    await recordAutomaticChanges(trx, untaxed, { by: byRule, action: notPublishedUntaxed, now })
  if (unlabelled.length > 0)
    await recordAutomaticChanges(trx, unlabelled, { by: byRule, action: notPublished, now })
}
