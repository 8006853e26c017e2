import { sql, type Transaction } from 'kysely'
import { listOffersWithin } from '#catalogue/bundles/server/offers.queries.ts'
import { listPicturesOfProducts } from '#catalogue/products/server/products/product-pictures.queries.ts'
import { productNameSql, variantNameSql } from '#catalogue/variants/server/variant-name.ts'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { availableUnitsFor } from '#inventory/stock/server/available-stock.queries.ts'
import type { CartOwner } from '#ordering/buyers/server/order-owner.ts'
import { toRupees } from '#values/money/money.ts'
import { productPath } from '#values/texts/slug-path.ts'
import type { Language } from '#words/language.ts'
import type { Cart } from '../contract.ts'
import { cartIdOf, findCartId } from './cart-owner.ts'

type Handle = Db | Transaction<Database>
/** The cart's owner, and the language of the answer. */
type Reader = CartOwner & { language: Language }

/** The lines of a cart that are on sale, with the current product data, oldest line first. */
export const listCartLines = (db: Handle, owner: Reader) =>
  db
    .selectFrom('cart_items')
    .innerJoin('packs', 'packs.id', 'cart_items.pack_id')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select([
      'cart_items.id',
      'cart_items.cart_id',
      'cart_items.pack_id',
      'packs.product_id',
      'cart_items.quantity',
      'cart_items.seen_price_paise',
      productNameSql(owner.language).as('name'),
      'products.name as name_in_path',
      'products.hsn',
      'products.tax_rate',
      'products.exemption',
      'packs.price_paise',
      'packs.mrp_paise',
      'packs.label as size',
      'packs.net_amount',
      'packs.net_unit',
      'packs.position',
      'categories.tint',
      variantNameSql(owner.language).as('pack_name'),
      availableUnitsFor(owner).as('stock'),
    ])
    .where('cart_items.cart_id', '=', cartIdOf(owner))
    .where('packs.on_sale', '=', true)
    .orderBy('cart_items.id')
    .execute()

type Line = Awaited<ReturnType<typeof listCartLines>>[number]

/** A line of a cart as `priceOrder` takes it, at its current price. */
export const toPricedLine = (line: Line) => ({ ...line, unitPaise: line.price_paise })

/**
 * Reads a cart (decision S2) for calls that only count or change it, without marking its prices as seen. It is empty,
 * with the id 0, if the owner has none yet.
 */
export const readCart = async (db: Handle, owner: Reader): Promise<Cart> =>
  toCart(db, owner, await listCartLines(db, owner))

/**
 * The cart for a screen that shows it. Marks the current prices as seen, so that the checkout can detect a later
 * price change.
 */
export async function readCartAndMarkSeen(db: Handle, owner: Reader): Promise<Cart> {
  const lines = await listCartLines(db, owner)
  const unseen = lines.filter((line) => line.price_paise !== line.seen_price_paise)
  if (unseen.length > 0) await markPricesSeen(db, unseen)
  return toCart(db, owner, lines)
}

async function toCart(db: Handle, owner: Reader, lines: Line[]): Promise<Cart> {
  const [pictures, bundles] = await Promise.all([
    listPicturesOfProducts(
      db,
      lines.map((line) => line.product_id),
    ),
    listOffersWithin(
      db,
      lines.map((line) => line.pack_id),
      owner.language,
    ),
  ])
  return {
    id: lines[0]?.cart_id ?? (await findCartId(db, owner)) ?? noCartId,
    cartItems: lines.map((line) => {
      const shown = pictures.get(line.product_id) ?? []
      return {
        id: line.id,
        product_id: line.product_id,
        pack_id: line.pack_id,
        name: line.pack_name,
        quantity: line.quantity,
        size: line.size,
        Product: {
          id: line.product_id,
          path: productPath(line.product_id, line.name_in_path),
          name: line.name,
          price: toRupees(line.price_paise),
          mrp: line.mrp_paise === null ? null : toRupees(line.mrp_paise),
          quantity: line.size,
          stock: line.stock,
          image1: shown[0]?.url ?? null,
          pictures: shown,
          tint: line.tint,
          net_amount: line.net_amount,
          net_unit: line.net_unit,
        },
      }
    }),
    ...(bundles.length > 0 && {
      bundles: bundles.map(({ pricePaise, ...bundle }) => ({ ...bundle, price: toRupees(pricePaise) })),
    }),
  }
}

/** Id of a cart that does not exist yet. */
const noCartId = 0

const markPricesSeen = (db: Handle, lines: Line[]) =>
  sql`
    update cart_items set seen_price_paise = shown.price_paise
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as shown (id integer, price_paise integer)
    where cart_items.id = shown.id`.execute(db)

/**
 * A product's variants on sale, in the order of the product page, with the quantity of each in the cart (0 if none).
 */
export const listVariantsForCart = (trx: Transaction<Database>, owner: Reader, productId: number) =>
  trx
    .selectFrom('packs')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .leftJoin('cart_items', (join) =>
      join.onRef('cart_items.pack_id', '=', 'packs.id').on('cart_items.cart_id', '=', cartIdOf(owner)),
    )
    .select([
      'packs.id as pack_id',
      'packs.label as size',
      'packs.price_paise',
      productNameSql(owner.language).as('product'),
      variantNameSql(owner.language).as('name'),
      availableUnitsFor(owner).as('stock'),
    ])
    .select((eb) => eb.fn.coalesce('cart_items.quantity', sql<number>`0`).as('in_cart'))
    .where('packs.product_id', '=', productId)
    .where('packs.on_sale', '=', true)
    .orderBy('packs.position')
    .execute()

/** The cart lines of a product, in the order of its variants. */
export const listCartLinesOfProduct = (db: Handle, owner: CartOwner, productId: number) =>
  db
    .selectFrom('cart_items')
    .innerJoin('packs', 'packs.id', 'cart_items.pack_id')
    .select(['cart_items.pack_id', 'packs.label as size'])
    .where('cart_items.cart_id', '=', cartIdOf(owner))
    .where('packs.product_id', '=', productId)
    .orderBy('packs.position')
    .execute()

/**
 * The limit of the table's check constraint, which concurrent requests of two tabs must not exceed. The limit per
 * order is a setting.
 */
const maxLineQuantity = 1000

/** Increases the quantity of a line, or adds the line. */
export const increaseQuantity = (
  trx: Transaction<Database>,
  line: { cartId: number; packId: number; by: number; pricePaise: number; now: Date },
) =>
  trx
    .insertInto('cart_items')
    .values({
      cart_id: line.cartId,
      pack_id: line.packId,
      quantity: line.by,
      seen_price_paise: line.pricePaise,
      added_at: line.now,
    })
    .onConflict((conflict) =>
      conflict.constraint('one_line_a_pack').doUpdateSet((eb) => ({
        quantity: eb.fn<number>('least', [eb('cart_items.quantity', '+', line.by), eb.val(maxLineQuantity)]),
      })),
    )
    .execute()

/** Decreases the quantity of a line by one; at 0 the line is removed. */
export async function decreaseQuantity(db: Handle, owner: CartOwner, packId: number) {
  const lowered = await db
    .updateTable('cart_items')
    .set((eb) => ({ quantity: eb('quantity', '-', 1) }))
    .where('cart_id', '=', cartIdOf(owner))
    .where('pack_id', '=', packId)
    .where('quantity', '>', 1)
    .executeTakeFirst()
  if (lowered.numUpdatedRows === 0n)
    await db
      .deleteFrom('cart_items')
      .where('cart_id', '=', cartIdOf(owner))
      .where('pack_id', '=', packId)
      .execute()
}

/** The units in a cart by variant. Its lines stay locked until the transaction ends. */
export async function lockQuantities(trx: Transaction<Database>, owner: CartOwner) {
  const lines = await trx
    .selectFrom('cart_items')
    .select(['pack_id', 'quantity'])
    .where('cart_id', '=', cartIdOf(owner))
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(lines.map(({ pack_id, quantity }) => [pack_id, quantity]))
}

/** Removes the parts of some bundles in one statement; a line of which nothing is left is removed. */
export const decreaseQuantities = (
  trx: Transaction<Database>,
  owner: CartOwner,
  { parts, times }: { parts: readonly { pack_id: number; quantity: number }[]; times: number },
) =>
  sql`
    with part as (
      select pack_id, quantity * ${times}::integer as units
      from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part (pack_id integer, quantity integer)
    ), gone as (
      delete from cart_items using part
      where cart_id = ${cartIdOf(owner)} and cart_items.pack_id = part.pack_id and cart_items.quantity <= units
    )
    update cart_items set quantity = cart_items.quantity - units from part
    where cart_id = ${cartIdOf(owner)} and cart_items.pack_id = part.pack_id and cart_items.quantity > units`.execute(
    trx,
  )

/**
 * Lowers the quantity of a cart line to at most `max`, and never raises it: of concurrent changes in two tabs the
 * smaller quantity wins.
 */
export const limitQuantity = (db: Handle, owner: CartOwner, itemId: number, max: number) =>
  db
    .updateTable('cart_items')
    .set((eb) => ({ quantity: eb.fn<number>('least', ['quantity', eb.val(max)]) }))
    .where('cart_id', '=', cartIdOf(owner))
    .where('id', '=', itemId)
    .executeTakeFirst()

/** Removes a line; nothing happens if it is not in the owner's cart. */
export const removeLine = (db: Handle, owner: CartOwner, itemId: number) =>
  db.deleteFrom('cart_items').where('cart_id', '=', cartIdOf(owner)).where('id', '=', itemId).execute()

export const deleteCartLines = (db: Handle, owner: CartOwner) =>
  db.deleteFrom('cart_items').where('cart_id', '=', cartIdOf(owner)).execute()
