import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import { taxNames } from '../contract.ts'
import { hidUnlabelled } from '../words/office/en.ts'
import { missingToPublish, rulesOf } from './missing-to-publish.ts'
import { listHidByRule } from './note-by-rule.queries.ts'
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

/**
 * What was on sale and may not be any more: for want of an HSN code or a rate, or because it lacked something when the
 * deadline passed. Its merchant is told, for nothing else would bring it back.
 */
export async function listBarred(db: Db, parts: Pick<Parts, 'settings' | 'store' | 'clock'>) {
  const rules = rulesOf(parts)
  const incomplete = (await listHidden(db))
    .map(({ id, name, ...product }) => ({ id, name, missing: missingToPublish({ name, ...product }, rules) }))
    .filter(({ missing }) => missing.length > 0)
  const isUntaxed = ({ missing }: (typeof incomplete)[number]) =>
    missing.some((name) => taxNames.includes(name))
  const others = incomplete.filter((product) => !isUntaxed(product)).map(({ id }) => id)
  const byDeadline = await listHidByRule(db, others, hidUnlabelled)
  return incomplete.filter((product) => isUntaxed(product) || byDeadline.has(product.id))
}
