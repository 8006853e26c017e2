import type { Transaction, Updateable } from 'kysely'
import type { Database, NewRow } from '#database/schema.ts'
import { hasProductStatus } from '../products/products.queries.ts'

type Trx = Transaction<Database>

/** The unique index on category names, case-insensitive; it decides when two are saved at once. */
export const nameTakenConstraint = 'categories_name_taken'

/** @returns the new category's id; undefined if the name is taken */
export async function insertCategory(trx: Trx, category: NewRow<'categories'>) {
  const row = await trx
    .insertInto('categories')
    .values((eb) => ({
      ...category,
      position: eb
        .selectFrom('categories')
        .select((last) => last.fn.coalesce(last.fn.max('position'), last.lit(0)).as('last')),
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Locks a category against concurrent edits and deletion until the transaction ends.
 * @returns undefined if there is none
 */
export const lockCategory = (trx: Trx, categoryId: number) =>
  trx.selectFrom('categories').select('id').where('id', '=', categoryId).forUpdate().executeTakeFirst()

/**
 * Locks all categories until the transaction ends.
 * @returns their ids in the order that shoppers see
 */
export async function lockCategoriesInOrder(trx: Trx) {
  await trx.selectFrom('categories').select('id').orderBy('id').forUpdate().execute()
  // A second read: the statement that waited for the locks returns the order from before.
  const rows = await trx.selectFrom('categories').select('id').orderBy('position').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Does not write a category whose position is already right. */
export const setCategoryPosition = (trx: Trx, categoryId: number, position: number) =>
  trx
    .updateTable('categories')
    .set({ position })
    .where('id', '=', categoryId)
    .where('position', '<>', position)
    .execute()

/** @throws a violation of `nameTakenConstraint` */
export const updateCategory = (trx: Trx, categoryId: number, columns: Updateable<Database['categories']>) =>
  trx.updateTable('categories').set(columns).where('id', '=', categoryId).execute()

/** @returns the new version, which the next edit must start from */
export async function raiseCategoryVersion(trx: Trx, categoryId: number) {
  const { version } = await trx
    .updateTable('categories')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', categoryId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** The number of products in a category that are not deleted, hidden ones and drafts included. */
export async function countProductsIn(trx: Trx, categoryId: number) {
  const { count } = await trx
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('category_id', '=', categoryId)
    .where(hasProductStatus('kept'))
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes a category that has only deleted products; these stay, without a category. */
export async function removeCategory(trx: Trx, categoryId: number) {
  await trx
    .updateTable('products')
    .set({ category_id: null })
    .where('category_id', '=', categoryId)
    .where('archived_at', 'is not', null)
    .where('hidden', '=', false)
    .execute()
  await trx.deleteFrom('categories').where('id', '=', categoryId).execute()
}
