import type { Transaction } from 'kysely'
import { buildOnce } from '#database/build-once.ts'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { LogoShape } from '../../logo-contract.ts'

type DbOrTransaction = Db | Transaction<Database>

/** The stored versions of a logo, newest first. */
const selectVersions = (db: DbOrTransaction, shape: LogoShape) =>
  db
    .selectFrom('store_logos')
    .leftJoin('pictures', 'pictures.id', 'store_logos.picture_id')
    .select(['store_logos.version', 'picture_id', 'saved_by_name', 'saved_at'])
    .select(['pictures.key', 'pictures.width', 'pictures.height', 'pictures.widths'])
    .where('shape', '=', shape)
    .orderBy('store_logos.version', 'desc')

const selectNewestLogos = buildOnce((db: DbOrTransaction) =>
  db
    .selectFrom('store_logos')
    .leftJoin('pictures', 'pictures.id', 'store_logos.picture_id')
    .distinctOn('shape')
    .select(['shape', 'store_logos.version', 'pictures.key', 'pictures.width', 'pictures.height'])
    .orderBy('shape')
    .orderBy('store_logos.version', 'desc'),
)

/** The newest version of each shape that ever had one. */
export const listNewestLogos = (db: DbOrTransaction) => selectNewestLogos(db).execute()

/** The newest version of a shape; undefined if there was never one, and its `key` is null if the logo was removed. */
export const findNewestLogo = (db: DbOrTransaction, shape: LogoShape) =>
  selectVersions(db, shape).limit(1).executeTakeFirst()

/** Older versions are not listed. */
const maxListedVersions = 20

/** The newest versions of a shape, the current one first. */
export const listLogoVersions = (db: Db, shape: LogoShape) =>
  selectVersions(db, shape).limit(maxListedVersions).execute()

/** @returns the picture id of a version; undefined if it had none or does not exist */
export async function findLogoPictureId(trx: Transaction<Database>, shape: LogoShape, version: number) {
  const row = await selectVersions(trx, shape).where('store_logos.version', '=', version).executeTakeFirst()
  return row?.picture_id ?? undefined
}

type NewLogoVersion = {
  shape: LogoShape
  version: number
  pictureId: number | null
  by: { id: number; name: string }
  now: Date
}

/**
 * Inserts the version after `version`.
 * @returns false if a newer one exists (optimistic lock)
 */
export async function insertLogoVersion(
  trx: Transaction<Database>,
  { shape, version, pictureId, by, now }: NewLogoVersion,
) {
  const newest = await findNewestLogo(trx, shape)
  if ((newest?.version ?? 0) !== version) return false
  const saved = { saved_at: now, saved_by: by.id, saved_by_name: by.name }
  const inserted = await trx
    .insertInto('store_logos')
    .values({ shape, version: version + 1, picture_id: pictureId, ...saved })
    .onConflict((conflict) => conflict.columns(['shape', 'version']).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}
