import type { Transaction, Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../../database/connect.ts'
import type { Database } from '../../../database/schema.ts'

export type Handle = Db | Transaction<Database>
export type ProductRow = Awaited<ReturnType<typeof findProduct>> & {}

/** Products on sale with their category's name and their pictures in order, all read at one moment. */
export const selectProducts = (db: Handle) =>
  db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select((eb) => [
      'products.id',
      'products.name',
      'products.one_liner',
      'products.description',
      'products.price_paise',
      'products.mrp_paise',
      'products.discount',
      'products.quantity',
      'products.stock',
      'products.composition',
      'products.version',
      'categories.id as category_id',
      'categories.name as category_name',
      'categories.tint',
      jsonArrayFrom(
        eb
          .selectFrom('product_pictures')
          .innerJoin('pictures', 'pictures.id', 'product_pictures.picture_id')
          .select(['key', 'width', 'height', 'alt', 'widths'])
          .whereRef('product_pictures.product_id', '=', 'products.id')
          .orderBy('position'),
      ).as('pictures'),
    ])
    .where('products.archived_at', 'is', null)

export const findProduct = (db: Handle, productId: number) =>
  selectProducts(db).where('products.id', '=', productId).executeTakeFirst()

/** The product on sale that a form has added. */
export const findProductOfForm = (db: Handle, formKey: string) =>
  selectProducts(db).where('products.form_key', '=', formKey).executeTakeFirst()

/** Keeps everyone else from editing, selling or archiving the product until the transaction ends. */
export const lockProduct = (trx: Transaction<Database>, productId: number) =>
  trx
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Keeps a category from being deleted until the transaction ends. @returns nothing when it is gone already */
export const holdCategory = (trx: Transaction<Database>, categoryId: number) =>
  trx.selectFrom('categories').select('id').where('id', '=', categoryId).forKeyShare().executeTakeFirst()

export const updateProduct = (
  trx: Transaction<Database>,
  productId: number,
  columns: Updateable<Database['products']>,
) => trx.updateTable('products').set(columns).where('id', '=', productId).execute()

/** @returns the version an editor who opens the product now starts from */
export async function raiseProductVersion(trx: Transaction<Database>, productId: number) {
  const { version } = await trx
    .updateTable('products')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', productId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
