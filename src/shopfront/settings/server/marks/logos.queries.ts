import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { LogoShape } from '../../logo-contract.ts'

type Reading = Db | Transaction<Database>

const savedOf = (db: Reading, shape: LogoShape) =>
  db
    .selectFrom('store_logos')
    .leftJoin('pictures', 'pictures.id', 'store_logos.picture_id')
    .select(['store_logos.version', 'picture_id', 'saved_by_name', 'saved_at'])
    .select(['pictures.key', 'pictures.width', 'pictures.height', 'pictures.widths'])
    .where('shape', '=', shape)
    .orderBy('store_logos.version', 'desc')

/** What was saved last of a shape, if anything was; `key` is null where it was taken away. */
export const findLogo = (db: Reading, shape: LogoShape) => savedOf(db, shape).limit(1).executeTakeFirst()

/** What was shown before can be put back, of so many changes. */
const mostEarlier = 20

export const listSaved = (db: Db, shape: LogoShape) => savedOf(db, shape).limit(mostEarlier).execute()

/** @returns the picture that a version showed; undefined for one that showed none or never was */
export async function findPictureOf(trx: Transaction<Database>, shape: LogoShape, version: number) {
  const row = await savedOf(trx, shape).where('store_logos.version', '=', version).executeTakeFirst()
  return row?.picture_id ?? undefined
}

type New = {
  shape: LogoShape
  version: number
  pictureId: number | null
  by: { id: number; name: string }
  now: Date
}

/** Adds what comes after `version`. @returns whether that was the last one until now */
export async function addLogo(trx: Transaction<Database>, { shape, version, pictureId, by, now }: New) {
  const newest = await findLogo(trx, shape)
  if ((newest?.version ?? 0) !== version) return false
  const saved = { saved_at: now, saved_by: by.id, saved_by_name: by.name }
  const inserted = await trx
    .insertInto('store_logos')
    .values({ shape, version: version + 1, picture_id: pictureId, ...saved })
    .onConflict((taken) => taken.columns(['shape', 'version']).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}
