import type { Transaction } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Database } from '../../../database/schema.ts'
import type { Parts } from '../../../parts.ts'
import { taxNames } from '../contract.ts'
import { missingToPublish, rulesOf } from './missing-to-publish.ts'
import { listHidden, listOnSale } from './published.queries.ts'

/** What is on sale without all that the law asks for: it was on sale before the shop asked for it. In a demo no label is asked for. */
export async function listIncomplete(
  db: Db | Transaction<Database>,
  parts: Pick<Parts, 'settings' | 'store' | 'clock'>,
) {
  const rules = rulesOf(parts)
  return (await listOnSale(db)).flatMap((product) => {
    const missing = missingToPublish(product, rules)
    return missing.length > 0 ? [{ id: product.id, name: product.name, missing }] : []
  })
}

/** What is hidden and may not be sold for want of an HSN code or a rate: its merchant is told, for nothing else would bring it back. */
export async function listUntaxed(db: Db, parts: Pick<Parts, 'settings' | 'store' | 'clock'>) {
  const rules = rulesOf(parts)
  return (await listHidden(db)).flatMap((product) => {
    const missing = missingToPublish(product, rules)
    return missing.some((name) => taxNames.includes(name))
      ? [{ id: product.id, name: product.name, missing }]
      : []
  })
}
