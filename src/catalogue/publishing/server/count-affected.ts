import type { Transaction } from 'kysely'
import { requiresTaxDetails } from '#accounting/tax/rules/supply-rules.ts'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { type RequirementName, taxRequirements } from '../contract.ts'
import { missingToPublish, publishRulesFor } from './missing-to-publish.ts'
import { listOnSale } from './publish-facts.queries.ts'

type Trx = Transaction<Database>
type Needed = Pick<Parts, 'settings' | 'clock'>
type Change = { before: StoreSettings; after: StoreSettings }

/**
 * How many products on sale rely on the store's FSSAI number and would be sold without one after this change of the
 * store's settings. None in a demo, which requires none.
 */
export async function countProductsUsingStoreLicence(
  trx: Trx,
  parts: Needed,
  change: Change,
): Promise<number> {
  if (parts.settings.demo || !change.before.fssai || change.after.fssai) return 0
  return countNewlyMissing(trx, parts, change, ['fssai'])
}

/** How many products on sale would be hidden for want of an HSN code or a rate if the merchant registered. */
export async function countProductsWithoutTaxData(trx: Trx, parts: Needed, change: Change): Promise<number> {
  const { day } = publishRulesFor(change.after, parts)
  if (!requiresTaxDetails(change.after.tax.kind, day)) return 0
  return countNewlyMissing(trx, parts, change, taxRequirements)
}

/** Counts the products that would newly lack one of these requirements. */
async function countNewlyMissing(
  trx: Trx,
  parts: Needed,
  { before, after }: Change,
  names: readonly RequirementName[],
) {
  const [now, then] = [publishRulesFor(before, parts), publishRulesFor(after, parts)]
  const products = await listOnSale(trx)
  return products.filter((product) => {
    const lacks = missingToPublish(product, now)
    return missingToPublish(product, then).some((name) => names.includes(name) && !lacks.includes(name))
  }).length
}
