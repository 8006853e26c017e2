import type { Transaction } from 'kysely'
import { raiseCatalogueVersion } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import { changesBetween, recordActivity } from '#operations/activity/server/record-activity.ts'
import type { KeptProduct } from '../../contract.ts'
import { productFacts } from './product-columns.ts'
import { requireProduct } from './product-view.ts'
import { raiseProductVersion } from './products.queries.ts'

type Editor = { actor: { id: number; name: string }; now: Date }

/**
 * Writes down what an edit has made of a product, and raises the versions that editors and pages follow; what made no
 * difference is no edit.
 * @returns the product as it is now
 */
export async function recordEdit(
  trx: Transaction<Database>,
  before: KeptProduct,
  { actor, now }: Editor,
): Promise<KeptProduct> {
  const after = await requireProduct(trx, before.id)
  const changes = changesBetween(productFacts(before), productFacts(after))
  if (Object.keys(changes).length === 0) return before
  const version = await raiseProductVersion(trx, before.id)
  const subject = { kind: 'product', id: after.id, name: after.name } as const
  await recordActivity(trx, { actor, subject, action: 'edited', changes, now })
  await raiseCatalogueVersion(trx)
  return { ...after, version }
}
