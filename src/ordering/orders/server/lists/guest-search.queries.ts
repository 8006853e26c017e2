import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#database/connect.ts'

/** A search that matches more guests' orders than this is common. */
const maxGuestOrders = 200

/** The guests' orders that a search matches. */
export type GuestOrders = {
  /** Their ids, if there are few. */
  ids: number[]
  tooMany: boolean
  /** The condition that an order is one of them. */
  isOne: RawBuilder<boolean>
}

/** The orders of guests whose name, e-mail or phone matches all patterns; none without patterns. */
export async function findGuestOrders(db: Db, patterns: string[]): Promise<GuestOrders> {
  if (patterns.length === 0) return among([])
  const { rows } = await sql<{ order_id: number }>`
    select order_id from order_buyers where ${isGuestLike(patterns)} limit ${sql.lit(maxGuestOrders + 1)}`.execute(
    db,
  )
  if (rows.length <= maxGuestOrders) return among(rows.map(({ order_id }) => order_id))
  const isOne = sql<boolean>`exists (select from order_buyers where order_id = orders.id and ${isGuestLike(patterns)})`
  return { ids: [], tooMany: true, isOne }
}

const among = (ids: number[]): GuestOrders => ({
  ids,
  tooMany: false,
  isOne: sql<boolean>`orders.id = any (${ids}::integer[])`,
})

/** Must stay equal to the expression and the condition of the index `guest_orders_found`. */
const isGuestLike = (patterns: string[]) =>
  sql`link_hash is not null and ${sql.join(
    patterns.map((pattern) => sql`(name || ' ' || email || ' ' || phone) ilike ${pattern}`),
    sql` and `,
  )}`
