import { sql, type Transaction } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Database } from '../../../database/schema.ts'
import { toRupees } from '../../../values/money.ts'
import { picturesOfProducts } from '../../catalogue/server/product-pictures.queries.ts'
import type { Cart } from '../contract.ts'

type Handle = Db | Transaction<Database>

/** What a customer could have of a product: what is on the shelf, and what their own unpaid order holds for them. */
const withinReach = (userId: number) =>
  sql<number>`(products.stock + coalesce((
    select sum(order_items.quantity) from orders join order_items on order_items.order_id = orders.id
    where orders.user_id = ${userId} and orders.status = 'pending' and order_items.product_id = products.id
  ), 0))::integer`.as('stock')

/** The lines of a customer's cart with what each product is now, oldest line first. */
export const findCartLines = (db: Handle, userId: number) =>
  db
    .selectFrom('cart_items')
    .innerJoin('products', 'products.id', 'cart_items.product_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select([
      'cart_items.id',
      'cart_items.product_id',
      'cart_items.quantity',
      'cart_items.seen_price_paise',
      'products.name',
      'products.price_paise',
      'products.quantity as size',
      'categories.tint',
      withinReach(userId),
    ])
    .where('cart_items.user_id', '=', userId)
    .where('products.archived_at', 'is', null)
    .orderBy('cart_items.id')
    .execute()

/**
 * A customer's cart as screens show it (decision S2). Showing a price makes it the one the shopper has seen.
 */
export async function readCart(db: Handle, userId: number): Promise<Cart> {
  const lines = await findCartLines(db, userId)
  if (lines.some((line) => line.price_paise !== line.seen_price_paise)) await markPricesSeen(db, userId)
  const pictures = await picturesOfProducts(
    db,
    lines.map((line) => line.product_id),
  )
  return {
    id: userId,
    cartItems: lines.map((line) => {
      const shown = pictures.get(line.product_id) ?? []
      return {
        id: line.id,
        product_id: line.product_id,
        quantity: line.quantity,
        size: line.size,
        Product: {
          id: line.product_id,
          name: line.name,
          price: toRupees(line.price_paise),
          quantity: line.size,
          stock: line.stock,
          image1: shown[0]?.url ?? null,
          pictures: shown,
          tint: line.tint,
        },
      }
    }),
  }
}

const markPricesSeen = (db: Handle, userId: number) =>
  db
    .updateTable('cart_items')
    .from('products')
    .set((eb) => ({ seen_price_paise: eb.ref('products.price_paise') }))
    .whereRef('products.id', '=', 'cart_items.product_id')
    .where('cart_items.user_id', '=', userId)
    .execute()

export const findProductForCart = (trx: Transaction<Database>, userId: number, productId: number) =>
  trx
    .selectFrom('products')
    .select(['id', 'name', 'price_paise', withinReach(userId)])
    .where('id', '=', productId)
    .where('archived_at', 'is', null)
    .executeTakeFirst()

export async function quantityInCart(trx: Transaction<Database>, userId: number, productId: number) {
  const line = await trx
    .selectFrom('cart_items')
    .select('quantity')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return line?.quantity ?? 0
}

/** More than a household, or a small shop, asks for; the table refuses it too. */
export const mostOfOne = 1000

/** Raises a line, or starts it. Two tabs together do not get above the most. */
export const raiseLine = (
  trx: Transaction<Database>,
  line: { userId: number; productId: number; by: number; pricePaise: number; now: Date },
) =>
  trx
    .insertInto('cart_items')
    .values({
      user_id: line.userId,
      product_id: line.productId,
      quantity: line.by,
      seen_price_paise: line.pricePaise,
      added_at: line.now,
    })
    .onConflict((conflict) =>
      conflict.constraint('one_line_a_product').doUpdateSet((eb) => ({
        quantity: eb.fn<number>('least', [eb('cart_items.quantity', '+', line.by), eb.val(mostOfOne)]),
      })),
    )
    .execute()

export const lowerLine = (db: Handle, userId: number, productId: number) =>
  db
    .updateTable('cart_items')
    .set((eb) => ({ quantity: eb('quantity', '-', 1) }))
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('quantity', '>', 1)
    .executeTakeFirst()

export const removeProduct = (db: Handle, userId: number, productId: number) =>
  db.deleteFrom('cart_items').where('user_id', '=', userId).where('product_id', '=', productId).execute()

export const removeLine = (db: Handle, userId: number, itemId: number) =>
  db.deleteFrom('cart_items').where('user_id', '=', userId).where('id', '=', itemId).execute()

export const emptyCart = (db: Handle, userId: number) =>
  db.deleteFrom('cart_items').where('user_id', '=', userId).execute()
