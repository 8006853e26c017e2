import type { Transaction, Updateable } from 'kysely'
import type { Database, NewRow } from '#database/schema.ts'

type Trx = Transaction<Database>
export type PartInput = { pack_id: number; quantity: number }

/** The unique index on the names of bundles. */
export const bundleNameConstraint = 'one_bundle_a_name'

/** Locks a bundle that is not deleted until the transaction ends; undefined if there is none. */
export const lockBundle = (trx: Trx, id: number) =>
  trx
    .selectFrom('bundles')
    .select('name')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export async function insertBundle(trx: Trx, bundle: NewRow<'bundles'>) {
  const { id } = await trx.insertInto('bundles').values(bundle).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateBundle = (trx: Trx, id: number, columns: Updateable<Database['bundles']>) =>
  trx.updateTable('bundles').set(columns).where('id', '=', id).execute()

export async function raiseBundleVersion(trx: Trx, id: number) {
  const { version } = await trx
    .updateTable('bundles')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Replaces the parts of a bundle, in this order. */
export async function replaceParts(trx: Trx, bundleId: number, parts: readonly PartInput[]) {
  await trx.deleteFrom('bundle_parts').where('bundle_id', '=', bundleId).execute()
  await trx
    .insertInto('bundle_parts')
    .values(parts.map((part, at) => ({ ...part, bundle_id: bundleId, position: at + 1 })))
    .execute()
}

/** Which of these variants exist in a product that is not deleted. */
export async function listKnownPacks(trx: Trx, packIds: number[]) {
  const packs = await trx
    .selectFrom('packs')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .select('packs.id')
    .where('packs.id', 'in', packIds)
    .where('packs.position', 'is not', null)
    .where((eb) => eb.or([eb('products.archived_at', 'is', null), eb('products.hidden', '=', true)]))
    .execute()
  return packs.map(({ id }) => id)
}
