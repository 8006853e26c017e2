import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Period } from '../rules/report-period.ts'

/** The carts left on each day of a period; the value in paise. */
export async function listLeftCarts(db: Db, { from, to }: Period) {
  const { rows } = await sql<{ key: string; carts: number; units: number; value: number }>`
    select to_char(day, 'YYYY-MM-DD') as key, carts, units, value_paise as value from daily_left_carts
    where day between ${from}::date and ${to}::date`.execute(db)
  return rows
}

/** The first day that was counted; null if there is none yet. */
export async function findFirstCountedDay(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('daily_left_carts')
    .select(sql<string | null>`to_char(min(day), 'YYYY-MM-DD')`.as('day'))
    .executeTakeFirst()
  return row?.day ?? null
}
