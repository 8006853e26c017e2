import type { ExpressionBuilder } from 'kysely'
import { containing } from '../../../database/containing.ts'
import type { Database } from '../../../database/schema.ts'
import { cursorAfter, type Page, readCursor } from '../../../http/paging.ts'
import { viewOf } from '../../pictures/server/pictures.queries.ts'
import type { Category } from '../contract.ts'
import type { Handle } from './products.queries.ts'

const selectCategories = (db: Handle) =>
  db
    .selectFrom('categories')
    .leftJoin('pictures', 'pictures.id', 'categories.picture_id')
    .select([
      'categories.id',
      'categories.name',
      'categories.description',
      'categories.tint',
      'categories.version',
      'categories.picture_alt',
      'pictures.key',
      'pictures.width',
      'pictures.height',
      'pictures.widths',
    ])

type CategoryRow = Awaited<ReturnType<ReturnType<typeof selectCategories>['executeTakeFirstOrThrow']>>

/** A category as the API answers it. */
function categoryView({ key, width, height, widths, picture_alt, ...row }: CategoryRow): Category {
  const picture =
    key && width && height && widths ? viewOf({ key, width, height, widths }, picture_alt) : null
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    image: picture?.url ?? null,
    picture,
    tint: row.tint,
    version: row.version,
  }
}

export async function findCategory(db: Handle, categoryId: number): Promise<Category | null> {
  const row = await selectCategories(db).where('categories.id', '=', categoryId).executeTakeFirst()
  return row ? categoryView(row) : null
}

type CategoryListWish = { q?: string | undefined; limit: number; cursor?: string | undefined }

/** One page of the categories, in the order they were made. */
export async function listCategories(db: Handle, wish: CategoryListWish): Promise<Page<Category>> {
  const after = Number(readCursor(wish.cursor)?.[0] ?? 0)
  const [rows, { total }] = await Promise.all([
    selectCategories(db)
      .where(isWanted(wish.q))
      .where('categories.id', '>', Number.isInteger(after) && after < 2 ** 31 ? after : 0)
      .orderBy('categories.id')
      .limit(wish.limit + 1)
      .execute(),
    db
      .selectFrom('categories')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(isWanted(wish.q))
      .executeTakeFirstOrThrow(),
  ])
  const items = rows.slice(0, wish.limit).map(categoryView)
  const last = items.at(-1)
  return { items, next: rows.length > wish.limit && last ? cursorAfter(last.id) : null, total }
}

const isWanted =
  (q = '') =>
  (eb: ExpressionBuilder<Database, 'categories'>) =>
    eb.and(containing(q).map((pattern) => eb('categories.name', 'ilike', pattern)))

/** A category that is known to be there: locked, or just written. */
export async function requireCategory(db: Handle, categoryId: number): Promise<Category> {
  const found = await findCategory(db, categoryId)
  if (!found) throw new Error(`category ${categoryId} is not there`)
  return found
}
