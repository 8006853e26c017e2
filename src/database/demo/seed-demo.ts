import { sql, type Transaction } from 'kysely'
import { bumpCatalogueVersion, type CatalogueVersion, changeCatalogue } from '../catalogue-version.ts'
import type { Db } from '../connect.ts'
import type { Database } from '../schema.ts'
import { demoUsers } from './demo-logins.ts'
import {
  bundleRows,
  categoryRows,
  labelRows,
  packRows,
  pictureRows,
  productPictureRows,
  productRows,
  reviewRows,
  storyProductRows,
  storyRows,
  titleRows,
} from './demo-rows.ts'

type Trx = Transaction<Database>
type SeedParts = { db: Db; clock: { now: () => Date }; catalogueVersion: CatalogueVersion }
/** `logins`: also creates the accounts with the public PINs. */
type SeedOptions = { logins: boolean }

/** An arbitrary key for the advisory lock, unused elsewhere in this database. */
const advisoryLock = 7_305_152

/**
 * Adds the demo logins if requested and if their phone and email are free, and fills an empty shop with the demo
 * catalogue. A shop that ever had its own category or product is not changed. Processes that start together wait for
 * each other.
 */
export const seedDemo = (parts: SeedParts, { logins }: SeedOptions = { logins: true }): Promise<void> =>
  changeCatalogue(parts, async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(trx)
    const now = parts.clock.now()
    if (logins) await insertLogins(trx, now)
    // A real shop shows no reviews that nobody wrote.
    if (await isEmpty(trx)) await insertDemo(trx, now, { withReviews: logins })
  })

/** Adds the demo's accounts whose phone and email are free. */
const insertLogins = (trx: Trx, now: Date) =>
  trx
    .insertInto('users')
    .values(demoUsers(now))
    .onConflict((taken) => taken.doNothing())
    .execute()

/** Whether the shop has no product and no category. */
async function isEmpty(trx: Trx) {
  const rows = await trx
    .selectFrom('products')
    .select('id')
    .unionAll(trx.selectFrom('categories').select('id'))
    .limit(1)
    .execute()
  return rows.length === 0
}

async function insertDemo(trx: Trx, now: Date, { withReviews }: { withReviews: boolean }) {
  const pictureIds = await insertPictures(trx, now)
  const categories = await trx
    .insertInto('categories')
    .values(categoryRows(pictureIds, now))
    .returning(['id', 'name'])
    .execute()
  const products = await trx
    .insertInto('products')
    .values(productRows(idsByName(categories), now))
    .returning(['id', 'name'])
    .execute()
  const packs = await trx
    .insertInto('packs')
    .values(packRows(idsByName(products)))
    .returning(['id', 'product_id', 'position', 'price_paise'])
    .execute()
  const { bundle, parts } = bundleRows(idsByName(products), packs, now)
  const { id } = await trx.insertInto('bundles').values(bundle).returning('id').executeTakeFirstOrThrow()
  await trx
    .insertInto('bundle_parts')
    .values(parts.map((part) => ({ ...part, bundle_id: id })))
    .execute()
  await trx
    .insertInto('product_labels')
    .values(labelRows(idsByName(products)))
    .execute()
  await trx
    .insertInto('product_pictures')
    .values(productPictureRows(idsByName(products), pictureIds))
    .execute()
  if (withReviews)
    await trx
      .insertInto('reviews')
      .values(reviewRows(idsByName(products), now))
      .execute()
  await trx
    .insertInto('picture_titles')
    .values(titleRows(pictureIds, now))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const stories = await trx
    .insertInto('stories')
    .values(storyRows(pictureIds, now))
    .returning(['id', 'title as name'])
    .execute()
  const nameOfProduct = new Map(products.map(({ id, name }) => [id, name]))
  const packIds = new Map(packs.map(({ id, product_id }) => [nameOfProduct.get(product_id) ?? '', id]))
  await trx
    .insertInto('story_products')
    .values(storyProductRows(idsByName(stories), packIds))
    .execute()
  await bumpCatalogueVersion(trx)
}

/** Deletes the demo's reviews from a real shop: nobody bought anything (decision X16). */
export const deleteDemoReviews = (db: Db) => db.deleteFrom('reviews').where('order_id', 'is', null).execute()

/** @returns the id of each picture by its key */
async function insertPictures(trx: Trx, now: Date) {
  const rows = await trx
    .insertInto('pictures')
    .values(pictureRows(now))
    .onConflict((conflict) =>
      conflict.constraint('one_row_a_picture').doUpdateSet((eb) => ({ bytes: eb.ref('excluded.bytes') })),
    )
    .returning(['id', 'key'])
    .execute()
  return new Map(rows.map(({ id, key }) => [key, id]))
}

const idsByName = (rows: { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [name, id]))
