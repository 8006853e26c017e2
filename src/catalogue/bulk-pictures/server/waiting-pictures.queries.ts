import { sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#database/connect.ts'
import type { Database, Row } from '#database/schema.ts'
import { dayMs } from '#values/time/durations.ts'

type Handle = Db | Transaction<Database>

/** The products that are not deleted, with the SKUs of their sizes. */
export const listProductNames = (db: Db) =>
  db
    .selectFrom('products')
    .select((eb) => [
      'id',
      'name',
      jsonArrayFrom(
        eb
          .selectFrom('packs')
          .select('sku')
          .whereRef('packs.product_id', '=', 'products.id')
          .where('packs.position', 'is not', null)
          .where('sku', 'is not', null),
      ).as('packs'),
    ])
    .where('archived_at', 'is', null)
    .execute()

type NewWaitingPicture = {
  productId: number
  actorId: number
  fileName: string
  uploadKey: string
  now: Date
}

/** @returns the id of the row; the same file that waits for the same product already keeps its row */
export async function insertWaitingPicture(
  db: Db,
  { productId, actorId, fileName, uploadKey, now }: NewWaitingPicture,
) {
  const { id } = await db
    .insertInto('waiting_pictures')
    .values({
      product_id: productId,
      actor_id: actorId,
      file_name: fileName,
      upload_key: uploadKey,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'upload_key'])
        // A literal: with a parameter, a prepared statement doesn't find the partial index after its fifth use.
        .where('state', '=', sql.lit('waiting'))
        .doUpdateSet((eb) => ({ file_name: eb.ref('excluded.file_name') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @param most a count above this is not told apart from it */
export async function countWaiting(db: Db, most: number) {
  const { count } = await db
    .selectFrom((from) =>
      from
        .selectFrom('waiting_pictures')
        .select('id')
        .where('state', '=', 'waiting')
        .limit(most)
        .as('waiting'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The newest ones, with the names of their products. */
export const listWaitingPictures = (db: Db, limit: number) =>
  db
    .selectFrom('waiting_pictures')
    .innerJoin('products', 'products.id', 'product_id')
    .select([
      'waiting_pictures.id',
      'file_name',
      'product_id',
      'products.name as product_name',
      'state',
      'reason',
      'waiting_pictures.created_at',
      'ended_at',
    ])
    .orderBy('waiting_pictures.id', 'desc')
    .limit(limit)
    .execute()

export type ClaimedPicture = Awaited<ReturnType<typeof claimWaitingPicture>> & {}

/**
 * Leases the earliest photo that no living process works on, and counts the attempt. Photos of one product are taken
 * one after the other, so that they are added in the order in which they were uploaded.
 */
export const claimWaitingPicture = (db: Db, now: Date, until: Date) =>
  db
    .updateTable('waiting_pictures')
    .from('users')
    .set((eb) => ({ tries: eb('tries', '+', 1), leased_until: until }))
    .whereRef('users.id', '=', 'actor_id')
    .where('waiting_pictures.id', '=', (eb) =>
      eb
        .selectFrom('waiting_pictures as next')
        .select('next.id')
        .where('next.state', '=', 'waiting')
        .where((or) => or.or([or('next.leased_until', 'is', null), or('next.leased_until', '<', now)]))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('waiting_pictures as earlier')
                .select(sql`1`.as('one'))
                .whereRef('earlier.product_id', '=', 'next.product_id')
                .where('earlier.state', '=', 'waiting')
                .whereRef('earlier.id', '<', 'next.id'),
            ),
          ),
        )
        .orderBy('next.id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'waiting_pictures.id',
      'product_id',
      'actor_id',
      'users.name as actor_name',
      'upload_key',
      'tries',
    ])
    .executeTakeFirst()

type Attempt = Pick<ClaimedPicture, 'id' | 'tries'>

/** The row of an attempt, unless another process has taken it over. */
const ofAttempt = (db: Handle, { id, tries }: Attempt) =>
  db
    .updateTable('waiting_pictures')
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'waiting')

export const renewPictureLease = (db: Db, attempt: Attempt, until: Date) =>
  ofAttempt(db, attempt).set({ leased_until: until }).execute()

type End = { state: 'added' } | { state: 'refused'; reason: NonNullable<Row<'waiting_pictures'>['reason']> }

/** @returns whether this attempt ended it */
export async function endWaitingPicture(db: Handle, attempt: Attempt, end: End, now: Date) {
  const { numUpdatedRows } = await ofAttempt(db, attempt)
    .set({ ...end, ended_at: now })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether another photo waits with the same file. */
export const isUploadNeeded = async (db: Db, uploadKey: string) =>
  (await db
    .selectFrom('waiting_pictures')
    .select('id')
    .where('state', '=', 'waiting')
    .where('upload_key', '=', uploadKey)
    .executeTakeFirst()) !== undefined

const keptDays = 7

/** Deletes the photos that ended a week ago; their files are gone since then. */
export const purgeWaitingPictures = (db: Db, now: Date) =>
  db
    .deleteFrom('waiting_pictures')
    .where('ended_at', '<', new Date(now.getTime() - keptDays * dayMs))
    .execute()
