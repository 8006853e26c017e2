import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import { taxRequirements } from '../contract.ts'
import { hidUnlabelled } from '../words/office/en.ts'
import { listHiddenAutomatically } from './automatic-changes.queries.ts'
import { currentPublishRules, missingToPublish } from './missing-to-publish.ts'
import { listOnSale, listUnpublishedProducts } from './publish-facts.queries.ts'

/**
 * Products on sale that lack legal requirements, because they were put on sale before the requirements existed. A demo
 * requires no label.
 */
export async function listIncomplete(
  db: Db | Transaction<Database>,
  parts: Pick<Parts, 'settings' | 'store' | 'clock'>,
) {
  const rules = currentPublishRules(parts)
  return (await listOnSale(db)).flatMap((product) => {
    const missing = missingToPublish(product, rules)
    return missing.length > 0 ? [{ id: product.id, name: product.name, missing }] : []
  })
}

/**
 * Products that were hidden because they lack an HSN code or tax rate, or were incomplete at the deadline. The back
 * office must list them, because they stay hidden until the merchant publishes them.
 */
export async function listHiddenIncomplete(db: Db, parts: Pick<Parts, 'settings' | 'store' | 'clock'>) {
  const rules = currentPublishRules(parts)
  const incomplete = (await listUnpublishedProducts(db))
    .map(({ id, name, ...product }) => ({ id, name, missing: missingToPublish({ name, ...product }, rules) }))
    .filter(({ missing }) => missing.length > 0)
  const isUntaxed = ({ missing }: (typeof incomplete)[number]) =>
    missing.some((name) => taxRequirements.includes(name))
  const others = incomplete.filter((product) => !isUntaxed(product)).map(({ id }) => id)
  const hiddenByDeadline = await listHiddenAutomatically(db, others, hidUnlabelled)
  return incomplete.filter((product) => isUntaxed(product) || hiddenByDeadline.has(product.id))
}
