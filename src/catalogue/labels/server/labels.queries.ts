import type { Transaction } from 'kysely'
import { picturesOfProduct, toPictureView } from '#catalogue/pictures/server/pictures.queries.ts'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { blankLabel, type Label, type LabelOfProduct } from '../contract.ts'

type Handle = Db | Transaction<Database>

/** A query of a product that is not deleted, with its pictures, and its label if one was saved. */
const selectLabel = (db: Handle, productId: number) =>
  db
    .selectFrom('products')
    .leftJoin('product_labels', 'product_labels.product_id', 'products.id')
    .select([
      'products.id',
      'products.name',
      'product_labels.label',
      'product_labels.version',
      picturesOfProduct().as('pictures'),
    ])
    .where('products.id', '=', productId)
    .where((eb) => eb.or([eb('products.archived_at', 'is', null), eb('products.hidden', '=', true)]))

/** The saved label of a product that is not deleted, for the back office; undefined if there is no such product. */
export async function findLabel(db: Handle, productId: number): Promise<LabelOfProduct | undefined> {
  const row = await selectLabel(db, productId).executeTakeFirst()
  return (
    row && {
      product: {
        id: row.id,
        name: row.name,
        pictures: row.pictures.map((picture) => toPictureView(picture, picture.alt)),
      },
      label: row.label && complete(row.label),
      version: row.version ?? 0,
    }
  )
}

/** The saved label of a product, for a caller that has read the product; null if none was saved. */
export async function findSavedLabel(db: Handle, productId: number): Promise<Label | null> {
  const row = await db
    .selectFrom('product_labels')
    .select('label')
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return row ? complete(row.label) : null
}

/** Only validated labels are stored; fields that a later release adds are blank. */
const complete = (label: Record<string, unknown>): Label => ({ ...blankLabel, ...label })

/** Locks a product against edits, also of its label, and deletion until the transaction ends. */
export const lockProductForLabel = (trx: Transaction<Database>, productId: number) =>
  trx.selectFrom('products').select('id').where('id', '=', productId).forUpdate().executeTakeFirst()

/** Stores a label, or replaces the stored one. The caller compares the versions. */
export const writeLabel = (
  trx: Transaction<Database>,
  { productId, label, version }: { productId: number; label: Label; version: number },
) =>
  trx
    .insertInto('product_labels')
    .values({ product_id: productId, label: JSON.stringify(label), version })
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet((eb) => ({
        label: eb.ref('excluded.label'),
        version: eb.ref('excluded.version'),
      })),
    )
    .execute()
