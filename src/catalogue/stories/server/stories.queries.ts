import { sql, type Transaction, type Updateable } from 'kysely'
import { z } from 'zod'
import { toPictureView } from '#catalogue/pictures/server/pictures.queries.ts'
import { type Handle, selectProducts } from '#catalogue/products/server/products/products.queries.ts'
import type { Database, NewRow } from '#database/schema.ts'
import { containsPatterns } from '#database/search-patterns.ts'
import {
  cutPage,
  idKey,
  type Page,
  type PageRequest,
  parseCursor,
  textKey,
  timeAndIdKeys,
} from '#http/calls/paging.ts'
import { storyPath } from '#values/texts/slug-path.ts'
import type { EditedStory } from '../contract.ts'
import type { StoryKind, StoryState } from '../story-input-contract.ts'

const selectStories = (db: Handle) =>
  db
    .selectFrom('stories')
    .innerJoin('pictures', 'pictures.id', 'stories.picture_id')
    .selectAll('stories')
    .select(['pictures.key', 'pictures.width', 'pictures.height', 'pictures.widths'])

export type StoryRow = Awaited<ReturnType<ReturnType<typeof selectStories>['executeTakeFirstOrThrow']>>

/** A recipe or story; undefined if there is none. @param state only in this state */
export const findStory = (db: Handle, storyId: number, state?: StoryState) =>
  selectStories(db)
    .where('stories.id', '=', storyId)
    .$if(state !== undefined, (found) => found.where('stories.state', '=', state ?? 'published'))
    .executeTakeFirst()

/** The sizes that a recipe or story names, in their order, with the ids of their products. */
export const listStoryProducts = (db: Handle, storyId: number) =>
  db
    .selectFrom('story_products')
    .innerJoin('packs', 'packs.id', 'story_products.pack_id')
    .select(['story_products.pack_id', 'story_products.quantity', 'packs.product_id'])
    .where('story_id', '=', storyId)
    .orderBy('story_products.position')
    .execute()

/** The products on sale among these. */
export const listProductsOnSale = async (db: Handle, productIds: number[]) =>
  productIds.length === 0 ? [] : selectProducts(db).where('products.id', 'in', productIds).execute()

type StoryListQuery = PageRequest & { kind?: StoryKind | undefined; product_id?: number | undefined }

/** One page of the published recipes and stories, newest first. */
export async function listStories(
  db: Handle,
  { kind, product_id, ...page }: StoryListQuery,
): Promise<Page<StoryRow>> {
  const after = parseCursor(page.cursor, timeAndIdKeys)
  const inPack = sql<boolean>`exists (select from story_products join packs on packs.id = pack_id
    where story_id = stories.id and packs.product_id = ${product_id ?? 0})`
  const published = db.selectFrom('stories').where('state', '=', 'published')
  const [rows, { total }] = await Promise.all([
    selectStories(db)
      .where('state', '=', 'published')
      .$if(kind !== undefined, (found) => found.where('kind', '=', kind ?? 'recipe'))
      .$if(product_id !== undefined, (found) => found.where(inPack))
      .$if(after !== null, (found) =>
        found.where(sql<boolean>`(published_at, stories.id) < (${after?.[0]}, ${after?.[1]})`),
      )
      .orderBy('published_at', 'desc')
      .orderBy('stories.id', 'desc')
      .limit(page.limit + 1)
      .execute(),
    published
      .$if(kind !== undefined, (found) => found.where('kind', '=', kind ?? 'recipe'))
      .$if(product_id !== undefined, (found) => found.where(inPack))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const { items, next } = cutPage(rows, page.limit, (row) => [row.published_at?.toISOString() ?? '', row.id])
  return { items, next, total }
}

type EditedListQuery = PageRequest & {
  q?: string | undefined
  kind?: StoryKind | undefined
  state?: StoryState | undefined
  sort?: 'newest' | 'title' | undefined
}

const titleInEveryLanguage = sql<string>`concat_ws(chr(10), title, in_other_languages(translations, 'title'), person)`

/** One page of the merchant's list; archived ones only if the query asks for them. */
export async function listEditedStories(
  db: Handle,
  { q = '', kind, state, sort = 'newest', ...page }: EditedListQuery,
): Promise<Page<EditedStory>> {
  const conditions = [
    ...containsPatterns(q).map((pattern) => sql<boolean>`${titleInEveryLanguage} ilike ${pattern}`),
    ...(kind ? [sql<boolean>`kind = ${kind}`] : []),
    state ? sql<boolean>`state = ${state}` : sql<boolean>`state <> 'archived'`,
  ]
  const matching = sql<boolean>`${sql.join(conditions, sql` and `)}`
  const [title = '', id = 0] = (sort === 'title' && parseCursor(page.cursor, z.tuple([textKey, idKey]))) || []
  const [before] = (sort === 'newest' && parseCursor(page.cursor, z.tuple([idKey]))) || []
  const [rows, { total }] = await Promise.all([
    selectStories(db)
      .where(matching)
      .$if(sort === 'title', (found) =>
        found
          .where(sql<boolean>`(title, stories.id) > (${title}, ${id})`)
          .orderBy('title')
          .orderBy('stories.id'),
      )
      .$if(sort === 'newest', (found) =>
        (before === undefined ? found : found.where('stories.id', '<', before)).orderBy('stories.id', 'desc'),
      )
      .limit(page.limit + 1)
      .execute(),
    db
      .selectFrom('stories')
      .where(matching)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const { items, next } = cutPage(rows, page.limit, (row) =>
    sort === 'title' ? [row.title, row.id] : [row.id],
  )
  const products = await listNamedProducts(
    db,
    items.map((row) => row.id),
  )
  return { items: items.map((row) => toEditedStory(row, products)), next, total }
}

/** The sizes that these recipes and stories name, as the merchant knows them, hidden and archived ones too. */
async function listNamedProducts(db: Handle, storyIds: number[]) {
  if (storyIds.length === 0) return []
  return db
    .selectFrom('story_products')
    .innerJoin('packs', 'packs.id', 'story_products.pack_id')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .select([
      'story_products.story_id',
      'story_products.pack_id',
      'story_products.quantity',
      sql<string>`products.name || ' ' || packs.label`.as('name'),
      'packs.on_sale',
    ])
    .where('story_id', 'in', storyIds)
    .orderBy('story_products.position')
    .execute()
}

const toEditedStory = (
  { key, width, height, widths, picture_alt: alt, ...row }: StoryRow,
  products: Awaited<ReturnType<typeof listNamedProducts>>,
): EditedStory => ({
  id: row.id,
  path: storyPath(row.id, row.title),
  kind: row.kind,
  state: row.state,
  title: row.title,
  summary: row.summary,
  body: row.body,
  servings: row.servings,
  minutes: row.minutes,
  ingredients: row.ingredients,
  steps: row.steps,
  person: row.person,
  place: row.place,
  picture: toPictureView({ key, width, height, widths }, alt || row.title),
  alt,
  products: products
    .filter(({ story_id }) => story_id === row.id)
    .map(({ pack_id, quantity, name, on_sale }) => ({ pack_id, quantity, name, on_sale })),
  translations: row.translations,
  version: row.version,
  published_at: row.published_at?.toISOString() ?? null,
})

/** A recipe or story in any state, for the editor; null if there is none. */
export async function findEditedStory(db: Handle, storyId: number): Promise<EditedStory | null> {
  const row = await findStory(db, storyId)
  return row ? toEditedStory(row, await listNamedProducts(db, [row.id])) : null
}

/** The id of the story that an earlier request with this idempotency key added. */
export const findStoryByFormKey = (db: Handle, formKey: string) =>
  db.selectFrom('stories').select('id').where('form_key', '=', formKey).executeTakeFirst()

type Trx = Transaction<Database>

/** @returns the new id; undefined if the form's key was used before */
export const insertStory = (trx: Trx, row: NewRow<'stories'>) =>
  trx
    .insertInto('stories')
    .values(row)
    .onConflict((conflict) => conflict.constraint('one_story_a_form').doNothing())
    .returning('id')
    .executeTakeFirst()

/** Locks a story against concurrent edits. @returns undefined if there is none */
export const lockStory = (trx: Trx, storyId: number) =>
  trx.selectFrom('stories').select('id').where('id', '=', storyId).forUpdate().executeTakeFirst()

/** Writes columns and raises the version. */
export const updateStory = (trx: Trx, storyId: number, columns: Updateable<Database['stories']>) =>
  trx
    .updateTable('stories')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', storyId)
    .execute()

/** The ids of the sizes among these that were never added. */
export async function findUnknownPacks(db: Handle, packIds: number[]) {
  if (packIds.length === 0) return []
  const known = await db.selectFrom('packs').select('id').where('id', 'in', packIds).execute()
  return packIds.filter((packId) => !known.some(({ id }) => id === packId))
}

/** Replaces the sizes that a story names. */
export async function writeStoryProducts(
  trx: Trx,
  storyId: number,
  lines: { pack_id: number; quantity: number }[],
) {
  await trx.deleteFrom('story_products').where('story_id', '=', storyId).execute()
  if (lines.length === 0) return
  await trx
    .insertInto('story_products')
    .values(
      lines.map(({ pack_id, quantity }, at) => ({ story_id: storyId, position: at + 1, pack_id, quantity })),
    )
    .execute()
}
