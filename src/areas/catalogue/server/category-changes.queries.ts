import type { Transaction, Updateable } from 'kysely'
import type { Database, NewRow } from '../../../database/schema.ts'

type Trx = Transaction<Database>

/** No two categories have one name, however it is spelt; the index says so when two are saved at once. */
export const nameIsTaken = 'categories_name_taken'

/** @returns the new category's id; nothing when its name is taken */
export async function insertCategory(trx: Trx, category: NewRow<'categories'>) {
  const row = await trx
    .insertInto('categories')
    .values(category)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Keeps everyone else from editing or deleting the category until the transaction ends. */
export const lockCategory = (trx: Trx, categoryId: number) =>
  trx.selectFrom('categories').select('id').where('id', '=', categoryId).forUpdate().executeTakeFirst()

/** @throws a violation of `nameIsTaken` */
export const updateCategory = (trx: Trx, categoryId: number, columns: Updateable<Database['categories']>) =>
  trx.updateTable('categories').set(columns).where('id', '=', categoryId).execute()

/** @returns the version an editor who opens the category now starts from */
export async function raiseCategoryVersion(trx: Trx, categoryId: number) {
  const { version } = await trx
    .updateTable('categories')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', categoryId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export async function countProductsIn(trx: Trx, categoryId: number) {
  const { count } = await trx
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('category_id', '=', categoryId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes a category without products on sale; its archived ones live on without it. */
export async function removeCategory(trx: Trx, categoryId: number) {
  await trx
    .updateTable('products')
    .set({ category_id: null })
    .where('category_id', '=', categoryId)
    .where('archived_at', 'is not', null)
    .execute()
  await trx.deleteFrom('categories').where('id', '=', categoryId).execute()
}
