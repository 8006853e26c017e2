import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#database/schema.ts'
import { type DataSubject, ownOrderIds } from './data-subject.ts'
import type { impersonalTables } from './impersonal-tables.ts'

/**
 * Why a column is not in the export:
 * - `reference`: it only links the row with another one
 * - `secret`: whoever knows it could act for the person
 * - `internal`: it says how far the shop has processed the row, not anything about the person
 * - `repeated`: another exported column says the same
 * - `goods`: it describes the product, as its page does
 * - `ofOthers`: it is about a person of the shop
 */
type LeftOut = 'reference' | 'secret' | 'internal' | 'repeated' | 'goods' | 'ofOthers'

export type PersonalTable<Column extends string = string> = {
  /** The condition for the person's rows. */
  ownedBy: (owner: DataSubject) => RawBuilder<SqlBool>
  /** The columns in the export. */
  exportedColumns: readonly Column[]
  /** What is exported of a column that also names people of the shop. */
  exportedPart?: Partial<Record<Column, RawBuilder<unknown>>>
  /** All other columns, by the reason. */
  leftOut: Partial<Record<LeftOut, readonly Column[]>>
  /** What happens to the rows when the account is erased. `emptied` is done in `erase-personal-data.ts`. */
  onErasure: 'deleted' | 'emptied' | 'stays'
}

/** The condition for rows that refer to the person in this column. */
export const byUser =
  (column = 'user_id') =>
  (owner: DataSubject) =>
    sql<SqlBool>`${sql.ref(column)} = ${owner.id}`
/** The condition for rows that refer to one of the person's orders. */
export const byOrder = (owner: DataSubject) => sql<SqlBool>`order_id in (${ownOrderIds(owner)})`
/** A subquery for the ids of the person's tickets. */
const ownTickets = (owner: DataSubject) => sql`select id from tickets where user_id = ${owner.id}`
/** The condition for rows that refer to one of the person's tickets. */
export const byTicket = (owner: DataSubject) => sql<SqlBool>`ticket_id in (${ownTickets(owner)})`

/** An entry for each table that is not in `impersonalTables`. */
export type PersonalTables = {
  [Table in Exclude<keyof Database, (typeof impersonalTables)[number]>]: PersonalTable<
    keyof Database[Table] & string
  >
}
