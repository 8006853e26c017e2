import type { Db } from '../../../database/connect.ts'
import { toRupees } from '../../../values/money.ts'
import { type PictureView, pictureUrl } from '../../../values/picture.ts'
import type { OrderItem } from '../contract.ts'

/** The lines of an order with name, price and picture as they were when it was placed (decision S7). */
export async function findOrderItems(db: Db, orderId: number): Promise<OrderItem[]> {
  const rows = await db
    .selectFrom('order_items')
    .leftJoin('pictures', 'pictures.id', 'order_items.picture_id')
    .select([
      'order_items.id',
      'order_items.product_id',
      'order_items.name',
      'order_items.size',
      'order_items.quantity',
      'order_items.unit_price_paise',
      'pictures.key',
      'pictures.width',
      'pictures.height',
      'pictures.widths',
    ])
    .where('order_items.order_id', '=', orderId)
    .orderBy('order_items.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    size: row.size,
    quantity: row.quantity,
    unit_price: toRupees(row.unit_price_paise),
    Product: row.product_id === null ? null : productOf(row, row.product_id),
  }))
}

type Line = {
  name: string
  unit_price_paise: number
  key: string | null
  width: number | null
  height: number | null
  widths: number[] | null
}

function productOf(line: Line, id: number): NonNullable<OrderItem['Product']> {
  const picture = pictureOf(line)
  return {
    id,
    name: line.name,
    price: toRupees(line.unit_price_paise),
    image1: picture?.url ?? null,
    picture,
  }
}

function pictureOf({ key, width, height, widths, name }: Line): PictureView | null {
  if (key === null || width === null || height === null || widths === null) return null
  return { url: pictureUrl(key), width, height, widths, alt: name }
}
