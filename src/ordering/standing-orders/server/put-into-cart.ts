import { sql } from 'kysely'
import { addLines } from '#ordering/cart/server/add-lines.ts'
import { readCart } from '#ordering/cart/server/cart.queries.ts'
import { cartIdOf } from '#ordering/cart/server/cart-owner.ts'
import type { Parts } from '#parts.ts'
import type { Reader } from './standing-orders.queries.ts'

/** A double click asks twice within moments. */
const repeatedWithinMs = 5000

/**
 * Puts the next delivery into the customer's cart, at today's prices and as far as it is in stock. What is in the cart already
 * counts, so asking again adds nothing. Paying for any of it, alone or with other goods, orders the delivery.
 * @returns undefined if the customer has no such standing order, or if this is not its next delivery any more
 */
export async function putIntoCart(
  parts: Pick<Parts, 'db' | 'clock' | 'settings'>,
  { id, nextOn, ...reader }: Reader & { id: number; nextOn: string },
) {
  const { userId, language, now } = reader
  const owner = { userId, language }
  const claimed = await parts.db
    .updateTable('standing_orders')
    .set({ in_cart_for: nextOn, in_cart_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(sql`next_on`, '=', sql`${nextOn}::date`)
    .where((eb) =>
      eb.or([
        eb('in_cart_at', 'is', null),
        eb('in_cart_at', '<=', new Date(now.getTime() - repeatedWithinMs)),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  if (!claimed && !(await isInCart(parts, { id, userId, nextOn }))) return undefined
  const { missing } = claimed
    ? await addLines(parts, { owner, lines: await listMissingLines(parts, { id, userId }) })
    : { missing: [] }
  return { cart: await readCart(parts.db, owner), missing }
}

const isInCart = (
  { db }: Pick<Parts, 'db'>,
  { id, userId, nextOn }: { id: number; userId: number; nextOn: string },
) =>
  db
    .selectFrom('standing_orders')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(sql`in_cart_for`, '=', sql`${nextOn}::date`)
    .executeTakeFirst()

/** The units that the cart lacks. */
const listMissingLines = ({ db }: Pick<Parts, 'db'>, { id, userId }: { id: number; userId: number }) =>
  db
    .selectFrom('standing_order_lines')
    .innerJoin('packs', 'packs.id', 'standing_order_lines.pack_id')
    .leftJoin('cart_items', (join) =>
      join.onRef('cart_items.pack_id', '=', 'packs.id').on('cart_items.cart_id', '=', cartIdOf({ userId })),
    )
    .select(['packs.product_id', 'packs.id as pack_id'])
    .select((eb) =>
      eb('standing_order_lines.quantity', '-', eb.fn.coalesce('cart_items.quantity', eb.lit(0))).as(
        'quantity',
      ),
    )
    .where('standing_order_id', '=', id)
    .where((eb) => eb('standing_order_lines.quantity', '>', eb.fn.coalesce('cart_items.quantity', eb.lit(0))))
    .orderBy('packs.id')
    .execute()
