import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { toRupees } from '#values/money/money.ts'
import type { PricePeriod } from '../contract.ts'

type Handle = Db | Transaction<Database>
type Row = Awaited<ReturnType<typeof listPeriodRows>>[number]

/** The periods of a product's sizes that have not ended, by size and start. */
const listPeriodRows = (db: Handle, productId: number, now: Date) =>
  db
    .selectFrom('price_periods')
    .innerJoin('packs', 'packs.id', 'price_periods.pack_id')
    .select([
      'price_periods.id',
      'price_periods.pack_id',
      'price_periods.price_paise',
      'price_periods.starts_at',
      'price_periods.ends_at',
      'price_periods.version',
    ])
    .where('packs.product_id', '=', productId)
    .where('packs.position', 'is not', null)
    .where((eb) => eb.or([eb('price_periods.ends_at', 'is', null), eb('price_periods.ends_at', '>', now)]))
    .orderBy('packs.position')
    .orderBy('price_periods.starts_at')
    .execute()

export const listPeriods = async (db: Handle, productId: number, now: Date) =>
  (await listPeriodRows(db, productId, now)).map((row) => periodView(row, now))

const periodView = ({ price_paise, starts_at, ends_at, ...row }: Row, now: Date): PricePeriod => ({
  ...row,
  price: toRupees(price_paise),
  starts_at: starts_at.toISOString(),
  ends_at: ends_at?.toISOString() ?? null,
  running: starts_at <= now,
})

type PriceAboveMrp = { packId: number; paise: number }

/**
 * The highest price among the periods that have not ended and are above the new MRP of their variant; undefined if there
 * is none.
 */
export async function findPeriodAboveMrp(
  db: Handle,
  variants: { packId: number; mrpPaise: number | null }[],
  now: Date,
): Promise<PriceAboveMrp | undefined> {
  const lowered = variants.filter(({ mrpPaise }) => mrpPaise !== null)
  if (lowered.length === 0) return undefined
  const { rows } = await sql<PriceAboveMrp>`
    select pack_id as "packId", price_paise as paise
    from price_periods join jsonb_to_recordset(${JSON.stringify(lowered)}::jsonb)
      as wanted ("packId" integer, "mrpPaise" integer) on pack_id = "packId"
    where price_paise > "mrpPaise" and (ends_at is null or ends_at > ${now})
    order by price_paise desc limit 1`.execute(db)
  return rows[0]
}

/** Forgets the periods of a variant that is being deleted; its regular price stays. The variant must be locked. */
export async function deletePeriodsOf(trx: Transaction<Database>, packId: number) {
  await trx.deleteFrom('price_periods').where('pack_id', '=', packId).execute()
  await sql`
    update packs set price_paise = coalesce(regular_paise, price_paise), regular_paise = null, price_since = null,
      price_changes_at = null
    where id = ${packId}`.execute(trx)
}
