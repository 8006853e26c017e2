import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { type PictureView, pictureUrl } from '#values/pictures/picture.ts'
import type { ListedOrder, Order } from '../../contract.ts'
import { maxListedPictures } from '../../contract.ts'

/** The most lines of an order that are looked at: several sizes of a product have one picture. */
const maxLines = 12

/** Adds the pictures of its first products to each order of a list, in one statement for all of them. */
export async function withPictures(
  db: Db,
  orders: Order[],
): Promise<(ListedOrder & Required<Pick<ListedOrder, 'pictures'>>)[]> {
  if (orders.length === 0) return []
  // Line by line, because the planner may otherwise read all pictures of the shop for a few orders.
  const { rows } = await sql<Row>`
    select found.order_id, found.name, key, width, height, widths
    from unnest(${orders.map(({ id }) => id)}::integer[]) as listed (id)
    cross join lateral (
      select order_items.order_id, order_items.id, order_items.name, pictures.*
      from (
        select id, order_id, name, picture_id from order_items
        where order_id = listed.id and picture_id is not null order by id limit ${maxLines}
      ) as order_items
      cross join lateral (
        select key, width, height, widths from pictures where pictures.id = order_items.picture_id limit 1
      ) as pictures
    ) as found
    order by found.id`.execute(db)
  const ofOrder = Map.groupBy(rows, ({ order_id }) => order_id)
  return orders.map((order) => ({
    ...order,
    pictures: distinct((ofOrder.get(order.id) ?? []).map(toPicture)).slice(0, maxListedPictures),
  }))
}

type Row = { order_id: number; name: string; key: string; width: number; height: number; widths: number[] }

const toPicture = ({ name, key, width, height, widths }: Row): PictureView => ({
  url: pictureUrl(key),
  width,
  height,
  widths,
  alt: name,
})

/** Two sizes of a product have one picture. */
const distinct = (pictures: PictureView[]) => [
  ...new Map(pictures.map((picture) => [picture.url, picture])).values(),
]
