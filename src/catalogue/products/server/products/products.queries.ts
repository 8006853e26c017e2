import type { ExpressionBuilder, Transaction, Updateable } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { picturesOfProduct } from '#catalogue/pictures/server/pictures.queries.ts'
import { buildOnce } from '#database/build-once.ts'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { reservedUnits } from '#inventory/stock/server/available-stock.queries.ts'
import { lockVariants, variantColumns } from '../variants/variants.queries.ts'

export type Handle = Db | Transaction<Database>
export type ProductRow = Awaited<ReturnType<typeof findProduct>> & {}

/**
 * Which products. `kept`: all that are not deleted, on sale or not; `hidden`: with drafts; `planned`: scheduled to be
 * published or hidden.
 */
export type ProductStatus = 'on sale' | 'kept' | 'hidden' | 'draft' | 'planned'

/** An SQL condition on `products`, for `where`. */
export const hasProductStatus = (status: ProductStatus) => (eb: ExpressionBuilder<Database, 'products'>) => {
  if (status === 'hidden' || status === 'draft') return eb(`products.${status}`, '=', true)
  if (status === 'planned')
    return eb.or([eb('products.publish_at', 'is not', null), eb('products.hide_at', 'is not', null)])
  const onSale = eb('products.archived_at', 'is', null)
  return status === 'on sale' ? onSale : eb.or([onSale, eb('products.hidden', '=', true)])
}

/**
 * A query of products, by default those on sale, with their category's name, their pictures and their variants in
 * order, in one query for a consistent read.
 */
export const selectProducts = (db: Handle, status: ProductStatus = 'on sale') => selectWithStatus(db, status)

const selectWithStatus = buildOnce((db: Handle, status: ProductStatus) =>
  db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select((eb) => [
      'products.id',
      'products.name',
      'products.one_liner',
      'products.description',
      'products.discount',
      'products.hsn',
      'products.tax_rate',
      'products.exemption',
      'products.composition',
      'products.translations',
      'products.version',
      'products.hidden',
      'products.draft',
      'products.publish_at',
      'products.hide_at',
      'categories.id as category_id',
      'categories.name as category_name',
      'categories.tint',
      'categories.translations as category_translations',
      picturesOfProduct().as('pictures'),
      jsonObjectFrom(
        eb
          .selectFrom('product_ratings')
          .select(['stars_1', 'stars_2', 'stars_3', 'stars_4', 'stars_5'])
          .whereRef('product_ratings.product_id', '=', 'products.id'),
      ).as('ratings'),
      jsonArrayFrom(
        eb
          .selectFrom('packs')
          .select([...variantColumns, reservedUnits.as('reserved')])
          .whereRef('packs.product_id', '=', 'products.id')
          .where('packs.position', 'is not', null)
          .orderBy('packs.position'),
      ).as('packs'),
    ])
    .where(hasProductStatus(status)),
)

/** A product with this status, by default on sale; undefined if there is none. */
export const findProduct = (db: Handle, productId: number, status?: ProductStatus) =>
  selectProducts(db, status).where('products.id', '=', productId).executeTakeFirst()

/** The product that an earlier request with this idempotency key added; undefined if there is none or it is deleted. */
export const findProductByFormKey = (db: Handle, formKey: string) =>
  selectProducts(db, 'kept').where('products.form_key', '=', formKey).executeTakeFirst()

/**
 * Locks a product that is not deleted, and its variants, against concurrent edits, sales and archiving until the
 * transaction ends.
 * @returns undefined if there is none
 */
export async function lockProduct(trx: Transaction<Database>, productId: number) {
  const product = await trx
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where(hasProductStatus('kept'))
    .forUpdate()
    .executeTakeFirst()
  if (product) await lockVariants(trx, productId)
  return product
}

/**
 * Locks a category against deletion until the transaction ends.
 * @returns undefined if it is gone already
 */
export const lockCategoryReference = (trx: Transaction<Database>, categoryId: number) =>
  trx.selectFrom('categories').select('id').where('id', '=', categoryId).forKeyShare().executeTakeFirst()

/** Writes columns of a product; the caller raises its version. */
export const updateProduct = (
  trx: Transaction<Database>,
  productId: number,
  columns: Updateable<Database['products']>,
) => trx.updateTable('products').set(columns).where('id', '=', productId).execute()

/** @returns the new version, which the next edit must start from */
export async function raiseProductVersion(trx: Transaction<Database>, productId: number) {
  const { version } = await trx
    .updateTable('products')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', productId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Whether there is a product that is not deleted, on sale or not. */
export const isProductKept = async (db: Handle, id: number) =>
  (await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .where(hasProductStatus('kept'))
    .executeTakeFirst()) !== undefined

/** Whether there is such a product, on sale or not; deleted ones don't count. */
export const isProduct = async (db: Handle, id: number) =>
  (await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()) !== undefined
