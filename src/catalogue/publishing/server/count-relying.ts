import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { needsTaxFacts } from '#values/tax/supply-rules.ts'
import { type MissingName, taxNames } from '../contract.ts'
import { missingToPublish, rulesWith } from './missing-to-publish.ts'
import { listOnSale } from './published.queries.ts'

type Trx = Transaction<Database>
type Needed = Pick<Parts, 'settings' | 'clock'>
type Change = { before: StoreFacts; after: StoreFacts }

/**
 * How many products on sale have no licence number but the store's, and would be sold without one if its facts were
 * others. None in a demo, which asks for none.
 */
export async function countRelying(trx: Trx, parts: Needed, change: Change): Promise<number> {
  if (parts.settings.demo || !change.before.fssai || change.after.fssai) return 0
  return countLosing(trx, parts, change, ['fssai'])
}

/** How many products on sale would be hidden for want of an HSN code or a rate if the merchant registered. */
export async function countUntaxed(trx: Trx, parts: Needed, change: Change): Promise<number> {
  const { day } = rulesWith(change.after, parts)
  if (!needsTaxFacts(change.after.tax.kind, day)) return 0
  return countLosing(trx, parts, change, taxNames)
}

/** Those that would lack one of these things and do not lack it now. */
async function countLosing(
  trx: Trx,
  parts: Needed,
  { before, after }: Change,
  names: readonly MissingName[],
) {
  const [now, then] = [rulesWith(before, parts), rulesWith(after, parts)]
  const products = await listOnSale(trx)
  return products.filter((product) => {
    const lacks = missingToPublish(product, now)
    return missingToPublish(product, then).some((name) => names.includes(name) && !lacks.includes(name))
  }).length
}
