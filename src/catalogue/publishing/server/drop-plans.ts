import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import { taxNames } from '../contract.ts'
import { byRule, notPublished, notPublishedUntaxed } from '../words/office/en.ts'
import { missingToPublish, rulesToPublish } from './missing-to-publish.ts'
import { noteByRule } from './note-by-rule.queries.ts'
import { listDue } from './published.queries.ts'

type Trx = Transaction<Database>

/**
 * Takes the plan from each product that is to appear by now and may not: it was planned before the shop asked for a label,
 * or the store's own facts are gone since. It stays hidden. The products are locked by the caller.
 */
export async function dropUnlawfulPlans(
  trx: Trx,
  parts: Pick<Parts, 'settings' | 'store' | 'clock' | 'storeForPapers'>,
  now: Date,
) {
  const rules = await rulesToPublish(trx, parts)
  const barred = (await listDue(trx, now))
    .map((product) => ({ ...product, missing: missingToPublish(product, rules) }))
    .filter(({ missing }) => missing.length > 0)
  if (barred.length === 0) return
  await trx
    .updateTable('products')
    .set({ publish_at: null, hide_at: null, updated_at: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where(sql<boolean>`id = any (${barred.map(({ id }) => id)}::integer[])`)
    .execute()
  const isTaxOnly = ({ missing }: (typeof barred)[number]) => missing.every((name) => taxNames.includes(name))
  const untaxed = barred.filter(isTaxOnly)
  const unlabelled = barred.filter((product) => !isTaxOnly(product))
  if (untaxed.length > 0) await noteByRule(trx, untaxed, { by: byRule, action: notPublishedUntaxed, now })
  if (unlabelled.length > 0) await noteByRule(trx, unlabelled, { by: byRule, action: notPublished, now })
}
