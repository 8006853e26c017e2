import { randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { AddressCopy, Database } from '../../../database/schema.ts'
import type { Paise } from '../../../values/money.ts'
import { countUnits, orderColumns, toOrder } from '../../orders/server/order-view.queries.ts'

type Trx = Transaction<Database>

/**
 * The customer, locked, with a copy of their address: their orders are placed one after the other, whatever they click.
 */
export const lockCustomer = (trx: Trx, userId: number) =>
  trx
    .selectFrom('users')
    .select([
      'id',
      'name',
      'phone',
      sql<AddressCopy | null>`(select to_jsonb(own) from (
        select full_name, address_line1, address_line2, city, state, postal_code, country, phone
        from addresses where user_id = users.id) as own)`.as('address'),
    ])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

export type PendingOrder = NonNullable<Awaited<ReturnType<typeof lockPendingOrder>>>

/** The customer's unpaid order, locked, with its lines. There is at most one. */
export async function lockPendingOrder(trx: Trx, userId: number) {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'status', 'hold_expires_at', 'created_at'])
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!order) return undefined
  const items = await trx
    .selectFrom('order_items')
    .select(['product_id', 'quantity', 'unit_price_paise'])
    .where('order_id', '=', order.id)
    .execute()
  return { ...order, items }
}

type NewOrder = {
  customer: { id: number; name: string; phone: string }
  address: AddressCopy
  lines: { product_id: number; name: string; size: string; quantity: number; price_paise: Paise }[]
  holdEnds: Date
  now: Date
}

export const totalOf = (lines: { quantity: number; price_paise: Paise }[]): Paise =>
  lines.reduce((sum, line) => sum + line.quantity * line.price_paise, 0)

/** Writes an order with its lines in one statement, all copied from what they are now. */
export async function insertOrder(trx: Trx, { customer, address, lines, holdEnds, now }: NewOrder) {
  const made = await trx
    .with('made', (db) =>
      db
        .insertInto('orders')
        .values({
          user_id: customer.id,
          user_name: customer.name,
          user_phone: customer.phone,
          status: 'pending',
          total_paise: totalOf(lines),
          receipt: `order-${randomBytes(16).toString('base64url')}`,
          address: JSON.stringify(address),
          hold_expires_at: holdEnds,
          ask_at: holdEnds,
          created_at: now,
        })
        .returning(orderColumns),
    )
    .with('lines', (db) =>
      db
        .insertInto('order_items')
        .columns(['order_id', 'product_id', 'name', 'size', 'quantity', 'unit_price_paise', 'picture_id'])
        .expression(
          db
            .selectFrom(['made', rowsOf(lines)])
            .select(['made.id', 'product_id', 'name', 'size', 'quantity', 'price_paise'])
            .select(coverOf('line.product_id')),
        ),
    )
    .selectFrom('made')
    .selectAll()
    .executeTakeFirstOrThrow()
  return toOrder({ ...made, items_count: countUnits(lines) })
}

type Line = NewOrder['lines'][number]

/** Lines as rows of a query whose text does not depend on how many there are. */
const rowsOf = (lines: Line[]) =>
  sql<Line>`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)`.as<'line'>(
    sql`line (product_id integer, name text, size text, quantity integer, price_paise integer)`,
  )

const coverOf = (productId: string) =>
  sql<number | null>`(
    select picture_id from product_pictures where product_id = ${sql.ref(productId)} and position = 1
  )`.as('picture_id')

/** Keeps an unpaid order for the same purchase: where it goes may have changed, and its hold may grow. */
export async function refreshOrder(
  trx: Trx,
  { id, items }: PendingOrder,
  address: AddressCopy,
  holdEnds: Date,
) {
  const row = await trx
    .updateTable('orders')
    .set({ address: JSON.stringify(address), hold_expires_at: holdEnds })
    .where('id', '=', id)
    .returning(orderColumns)
    .executeTakeFirstOrThrow()
  return toOrder({ ...row, items_count: countUnits(items) })
}
