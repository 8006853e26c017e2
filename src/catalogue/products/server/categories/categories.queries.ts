import { type ExpressionBuilder, sql } from 'kysely'
import { z } from 'zod'
import { viewOf } from '#catalogue/pictures/server/pictures.queries.ts'
import { containing } from '#database/containing.ts'
import type { Database } from '#database/schema.ts'
import { cursorAfter, idKey, type Page, readCursor } from '#http/calls/paging.ts'
import { categoryPath } from '#values/texts/named-path.ts'
import { firstLanguage, type Language } from '#words/language.ts'
import { textsIn } from '#words/texts-in.ts'
import type { Category, KeptCategory } from '../../category-contract.ts'
import type { Handle } from '../products/products.queries.ts'

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
      'categories.position',
      'categories.picture_alt',
      'categories.translations',
      'pictures.key',
      'pictures.width',
      'pictures.height',
      'pictures.widths',
    ])

type CategoryRow = Awaited<ReturnType<ReturnType<typeof selectCategories>['executeTakeFirstOrThrow']>>

/** A category as the API answers it. Each text that a language lacks is the first one's. */
function categoryView({ key, width, height, widths, ...row }: CategoryRow, language: Language): Category {
  const own = textsIn(row.translations, language)
  const alt = own.name ?? row.picture_alt
  const picture = key && width && height && widths ? viewOf({ key, width, height, widths }, alt) : null
  return {
    id: row.id,
    path: categoryPath(row.id, row.name),
    name: own.name ?? row.name,
    description: own.description ?? row.description,
    image: picture?.url ?? null,
    picture,
    tint: row.tint,
    version: row.version,
  }
}

const findRow = (db: Handle, categoryId: number) =>
  selectCategories(db).where('categories.id', '=', categoryId).executeTakeFirst()

export async function findCategory(db: Handle, categoryId: number, language: Language) {
  const row = await findRow(db, categoryId)
  return row ? categoryView(row, language) : null
}

/** A category as the merchant edits it. */
export async function findKeptCategory(db: Handle, categoryId: number): Promise<KeptCategory | null> {
  const row = await findRow(db, categoryId)
  return row ? { ...categoryView(row, firstLanguage), translations: row.translations } : null
}

type CategoryListWish = { q?: string | undefined; limit: number; cursor?: string | undefined }

/** One page of the categories, in the merchant's order; those never moved are in the order they were made. */
export async function listCategories(
  db: Handle,
  wish: CategoryListWish,
  language: Language,
): Promise<Page<Category>> {
  const [position = -1, id = 0] = readCursor(wish.cursor, z.tuple([idKey, idKey])) ?? []
  const [rows, { total }] = await Promise.all([
    selectCategories(db)
      .where(isWanted(wish.q))
      .where(sql<boolean>`(categories.position, categories.id) > (${position}::integer, ${id}::integer)`)
      .orderBy('categories.position')
      .orderBy('categories.id')
      .limit(wish.limit + 1)
      .execute(),
    db
      .selectFrom('categories')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(isWanted(wish.q))
      .executeTakeFirstOrThrow(),
  ])
  const shown = rows.slice(0, wish.limit)
  const last = shown.at(-1)
  const next = rows.length > wish.limit && last ? cursorAfter(last.position, last.id) : null
  return { items: shown.map((row) => categoryView(row, language)), next, total }
}

const isWanted =
  (q = '') =>
  (eb: ExpressionBuilder<Database, 'categories'>) =>
    eb.and(containing(q).map((pattern) => eb(nameInEveryLanguage, 'ilike', pattern)))

const nameInEveryLanguage = sql<string>`concat_ws(chr(10), categories.name, in_other_languages(categories.translations, 'name'))`

/** A category that is known to be there: locked, or just written. */
export async function requireCategory(db: Handle, categoryId: number): Promise<KeptCategory> {
  const found = await findKeptCategory(db, categoryId)
  if (!found) throw new Error(`category ${categoryId} is not there`)
  return found
}
