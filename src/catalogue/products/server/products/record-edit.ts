import type { Transaction } from 'kysely'
import { bumpCatalogueVersion } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import { changesBetween, recordActivity } from '#operations/activity/server/record-activity.ts'
import type { AdminProduct } from '../../contract.ts'
import { comparableProduct } from './product-columns.ts'
import { requireProduct } from './product-view.ts'
import { raiseProductVersion } from './products.queries.ts'

type Editor = { actor: { id: number; name: string }; now: Date }

/**
 * Logs an edit's changes and raises the versions of the product and the catalogue. An edit without a difference does
 * nothing.
 * @returns the product as it is now
 */
export async function recordEdit(
  trx: Transaction<Database>,
  before: AdminProduct,
  { actor, now }: Editor,
): Promise<AdminProduct> {
  const after = await requireProduct(trx, before.id)
  const changes = changesBetween(comparableProduct(before), comparableProduct(after))
  if (Object.keys(changes).length === 0) return before
  const version = await raiseProductVersion(trx, before.id)
  const subject = { kind: 'product', id: after.id, name: after.name } as const
  await recordActivity(trx, { actor, subject, action: 'edited', changes, now })
  await bumpCatalogueVersion(trx)
  return { ...after, version }
}
