import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { bundlesOfLine } from '#ordering/order-lines/server/bundles-of-line.ts'
import { toRupees } from '#values/money/money.ts'
import { type PictureView, pictureUrl } from '#values/pictures/picture.ts'
import { productPath } from '#values/texts/slug-path.ts'
import type { Language } from '#words/language.ts'
import type { OrderItem } from '../../contract.ts'

/** The lines of an order with name, price and picture as purchased (decision S7), in a language. */
export async function listOrderItems(db: Db, orderId: number, language: Language): Promise<OrderItem[]> {
  const rows = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .leftJoin('packs', 'packs.id', 'order_items.pack_id')
    .leftJoin('products', 'products.id', 'packs.product_id')
    .leftJoin('pictures', 'pictures.id', 'order_items.picture_id')
    .select([
      'order_items.id',
      'order_items.pack_id',
      'packs.product_id',
      'products.name as name_now',
      'products.archived_at',
      sql<string>`coalesce(order_items.names ->> ${language}::text, order_items.name)`.as('name'),
      sql<string>`coalesce(order_items.names ->> orders.locale, order_items.name)`.as('name_in_order'),
      'order_items.size',
      'order_items.quantity',
      'order_items.unit_price_paise',
      'pictures.key',
      'pictures.width',
      'pictures.height',
      'pictures.widths',
      bundlesOfLine,
    ])
    .where('order_items.order_id', '=', orderId)
    .orderBy('order_items.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    pack_id: row.pack_id,
    size: row.size,
    quantity: row.quantity,
    unit_price: toRupees(row.unit_price_paise),
    ...(row.bundles.length > 0 && { bundles: row.bundles }),
    Product: row.product_id === null ? null : toItemProduct(row, row.product_id),
  }))
}

type OrderItemRow = {
  name: string
  /** The product page's path uses the current name. */
  name_now: string | null
  archived_at: Date | null
  name_in_order: string
  unit_price_paise: number
  key: string | null
  width: number | null
  height: number | null
  widths: number[] | null
}

function toItemProduct(line: OrderItemRow, id: number): NonNullable<OrderItem['Product']> {
  const picture = toItemPicture(line)
  return {
    id,
    path: line.archived_at ? null : productPath(id, line.name_now ?? line.name),
    name: line.name,
    name_in_order: line.name_in_order,
    price: toRupees(line.unit_price_paise),
    image1: picture?.url ?? null,
    picture,
  }
}

function toItemPicture({ key, width, height, widths, name }: OrderItemRow): PictureView | null {
  if (key === null || width === null || height === null || widths === null) return null
  return { url: pictureUrl(key), width, height, widths, alt: name }
}
