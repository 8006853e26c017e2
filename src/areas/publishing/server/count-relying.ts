import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Parts } from '../../../parts.ts'
import type { StoreFacts } from '../../store/contract.ts'
import { missingToPublish, rulesWith } from './missing-to-publish.ts'
import { listOnSale } from './published.queries.ts'

/**
 * How many products on sale have no licence number but the store's, and would be sold without one if its facts were
 * others. None in a demo, which asks for none.
 */
export async function countRelying(
  trx: Transaction<Database>,
  parts: Pick<Parts, 'settings' | 'clock'>,
  { before, after }: { before: StoreFacts; after: StoreFacts },
): Promise<number> {
  if (parts.settings.demo || !before.fssai || after.fssai) return 0
  const [now, then] = [rulesWith(before, parts), rulesWith(after, parts)]
  const products = await listOnSale(trx)
  return products.filter(
    (product) =>
      !missingToPublish(product, now).includes('fssai') && missingToPublish(product, then).includes('fssai'),
  ).length
}
