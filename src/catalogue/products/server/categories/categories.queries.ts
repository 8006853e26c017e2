import { type ExpressionBuilder, sql } from 'kysely'
import { z } from 'zod'
import { toPictureView } from '#catalogue/pictures/server/pictures.queries.ts'
import { buildOnce } from '#database/build-once.ts'
import type { Database } from '#database/schema.ts'
import { containsPatterns } from '#database/search-patterns.ts'
import { cutPage, idKey, type Page, type PageRequest, parseCursor } from '#http/calls/paging.ts'
import { categoryPath } from '#values/texts/slug-path.ts'
import { defaultLanguage, type Language } from '#words/language.ts'
import { translatedTexts } from '#words/translated-texts.ts'
import type { AdminCategory, Category } from '../../category-contract.ts'
import type { Handle } from '../products/products.queries.ts'

const selectCategories = buildOnce((db: Handle) =>
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
    ]),
)

type CategoryRow = Awaited<ReturnType<ReturnType<typeof selectCategories>['executeTakeFirstOrThrow']>>

/** A category as the API returns it. Texts without a translation fall back to the first language. */
function categoryView({ key, width, height, widths, ...row }: CategoryRow, language: Language): Category {
  const translated = translatedTexts(row.translations, language)
  const alt = translated.name ?? row.picture_alt
  const picture = key && width && height && widths ? toPictureView({ key, width, height, widths }, alt) : null
  return {
    id: row.id,
    path: categoryPath(row.id, row.name),
    name: translated.name ?? row.name,
    description: translated.description ?? row.description,
    image: picture?.url ?? null,
    picture,
    tint: row.tint,
    version: row.version,
  }
}

const findCategoryRow = (db: Handle, categoryId: number) =>
  selectCategories(db).where('categories.id', '=', categoryId).executeTakeFirst()

/** A category in a language; null if there is none. */
export async function findCategory(db: Handle, categoryId: number, language: Language) {
  const row = await findCategoryRow(db, categoryId)
  return row ? categoryView(row, language) : null
}

/** A category with its texts in every language; null if there is none. */
export async function findAdminCategory(db: Handle, categoryId: number): Promise<AdminCategory | null> {
  const row = await findCategoryRow(db, categoryId)
  return row ? { ...categoryView(row, defaultLanguage), translations: row.translations } : null
}

type CategoryListQuery = PageRequest & { q?: string | undefined }

/** One page of the categories in the merchant's order; categories that were never moved are in creation order. */
export async function listCategories(
  db: Handle,
  query: CategoryListQuery,
  language: Language,
): Promise<Page<Category>> {
  const [position = -1, id = 0] = parseCursor(query.cursor, z.tuple([idKey, idKey])) ?? []
  const [rows, { total }] = await Promise.all([
    selectCategories(db)
      .where(matchesSearch(query.q))
      .where(sql<boolean>`(categories.position, categories.id) > (${position}::integer, ${id}::integer)`)
      .orderBy('categories.position')
      .orderBy('categories.id')
      .limit(query.limit + 1)
      .execute(),
    db
      .selectFrom('categories')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(matchesSearch(query.q))
      .executeTakeFirstOrThrow(),
  ])
  const { items, next } = cutPage(rows, query.limit, (row) => [row.position, row.id])
  return { items: items.map((row) => categoryView(row, language)), next, total }
}

/** An SQL condition: the name, in some language, contains every word. */
const matchesSearch =
  (q = '') =>
  (eb: ExpressionBuilder<Database, 'categories'>) =>
    eb.and(containsPatterns(q).map((pattern) => eb(nameInEveryLanguage, 'ilike', pattern)))

const nameInEveryLanguage = sql<string>`concat_ws(chr(10), categories.name, in_other_languages(categories.translations, 'name'))`

/** Reads a category that must exist, because it is locked or was just written. */
export async function requireCategory(db: Handle, categoryId: number): Promise<AdminCategory> {
  const found = await findAdminCategory(db, categoryId)
  if (!found) throw new Error(`category ${categoryId} is not there`)
  return found
}
