import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { readRowCounters } from '#database/row-counters.ts'
import { cutPage, idBelowCursor, type Page, type PageRequest } from '#http/calls/paging.ts'
import type { PictureView } from '#values/pictures/picture.ts'
import { toPictureView } from './pictures.queries.ts'

type ListedPicture = PictureView & {
  id: number
  /** Size of the master. */
  bytes: number
  created_at: string
  /** The titles, categories and products that show it; products off sale count, because they may return. */
  used_by: string[]
}

const maxUses = 5

/** Not only a photo of a review or return: those are never offered for products and pages. The shop may use the same file. */
const isShopsOwn = sql<boolean>`(
  not exists (select from review_pictures where picture_id = pictures.id)
    and not exists (select from return_pictures where picture_id = pictures.id)
  or exists (select from product_pictures where picture_id = pictures.id)
  or exists (select from picture_titles where pictures.id in (picture_id, phone_picture_id))
  or exists (select from categories where picture_id = pictures.id)
  or exists (select from store_logos where picture_id = pictures.id))`

/** One page of the shop's stored pictures, newest first. */
export async function listPictures(db: Db, { limit, cursor }: PageRequest): Promise<Page<ListedPicture>> {
  const before = idBelowCursor(cursor)
  const rows = await db
    .selectFrom('pictures')
    .selectAll()
    .where('id', '<', before)
    .where(isShopsOwn)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { items: page, next } = cutPage(rows, limit, ({ id }) => [id])
  const counted = await readRowCounters(db)
  const uses = await listUses(
    db,
    page.map((row) => row.id),
  )
  return {
    items: page.map((row) => {
      const used_by = uses.filter((use) => use.picture_id === row.id).map((use) => use.name)
      return {
        ...toPictureView(row, used_by[0] ?? ''),
        id: row.id,
        bytes: row.bytes,
        created_at: row.created_at.toISOString(),
        used_by: used_by.slice(0, maxUses),
      }
    }),
    next,
    total: Math.max(counted('pictures') - counted('pictures:reviews'), 0),
  }
}

const productName = sql<string>`products.name || case when products.archived_at is null then '' else ' (not on sale)' end`

const logoName = sql<string>`'Logo, ' || shape`

/** The uses of these pictures: titles first, then categories, products and logos (earlier logos too). */
async function listUses(db: Db, pictureIds: number[]) {
  if (pictureIds.length === 0) return []
  return db
    .selectFrom('picture_titles')
    .select([sql<number>`1`.as('rank'), 'picture_id', 'title as name'])
    .where('picture_id', 'in', pictureIds)
    .unionAll(
      db
        .selectFrom('picture_titles')
        .select([sql<number>`1`.as('rank'), sql<number>`phone_picture_id`.as('picture_id'), 'title as name'])
        .where('phone_picture_id', 'in', pictureIds),
    )
    .unionAll(
      db
        .selectFrom('categories')
        .select([sql<number>`2`.as('rank'), sql<number>`picture_id`.as('picture_id'), 'name'])
        .where('picture_id', 'in', pictureIds),
    )
    .unionAll(
      db
        .selectFrom('stories')
        .select([sql<number>`2`.as('rank'), 'picture_id', 'title as name'])
        .where('picture_id', 'in', pictureIds),
    )
    .unionAll(
      db
        .selectFrom('product_pictures')
        .innerJoin('products', 'products.id', 'product_pictures.product_id')
        .select([sql<number>`3`.as('rank'), 'picture_id', productName.as('name')])
        .where('picture_id', 'in', pictureIds),
    )
    .unionAll(
      db
        .selectFrom('store_logos')
        .distinct()
        .select([sql<number>`4`.as('rank'), sql<number>`picture_id`.as('picture_id'), logoName.as('name')])
        .where('picture_id', 'in', pictureIds),
    )
    .orderBy('rank')
    .orderBy('name')
    .limit(2000)
    .execute()
}
