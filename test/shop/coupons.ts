import type { Insertable } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'

/** Stores a coupon of 10 % on everything, with the code TEN, unless `fields` says otherwise. @returns its id */
export async function addCoupon(db: Db, fields: Partial<Insertable<Database['coupons']>> = {}) {
  const now = new Date('2026-06-01T00:00:00Z')
  const { id } = await db
    .insertInto('coupons')
    .values({
      name: 'Monsoon offer',
      code: 'TEN',
      kind: 'percent',
      percent: 10,
      starts_at: now,
      created_at: now,
      updated_at: now,
      form_key: `a-form-of-a-coupon-${fields.code ?? 'automatic'}-${fields.name ?? ''}`,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Of a coupon's uses, how many are counted. */
export const countedUses = async (db: Db, id: number) =>
  (await db.selectFrom('coupons').select('uses').where('id', '=', id).executeTakeFirstOrThrow()).uses
